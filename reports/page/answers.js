// The answers of a run to users' questions, with the reasons.

'use strict';

const REASONS_SHOWN = 8;

const answers = {
  name: 'questions',
  title: 'Questions',

  isThere(state) { return navigation.run(state) !== null; },

  show(into, state) {
    const run = navigation.run(state);
    into.append(element('p', { class: 'note' }, 'A case may be about several questions: a case that fails counts in each of them, '
      + 'whatever it fails for; the last column says that. Right: answered correctly, or correctly refused. Others give no evidence: '
      + 'refusals that are only permitted, cases for which the specification defines nothing, and cases without a verdict.'));
    into.append(sortableTable({
      caption: 'Questions of users, and the results of the cases about them',
      className: 'questions',
      heads: [{ text: 'question' }, { text: 'answer' }, ...['right', 'warnings', 'failed', 'not supported', 'others']
        .map((text) => ({ text, isNumber: true })), { text: 'why' }],
      rows: questions.list.map((question, at) => this.row(run, question, at)),
    }).element);
  },

  row(run, question, at) {
    const score = questions.ask(run, at);
    const term = questions.term(question);
    const number = (value, kind, mark) => {
      if (value === 0) return { content: '0', sort: 0, className: 'zero' };
      return { content: value, sort: value, mark, href: navigation.cases(run, [term, `kind:${kind}`]) };
    };
    const name = question.asked === 'about' || question.asked === 'gates'
      ? element('a', { href: navigation.cases(run, [term]) }, question.name) : question.name;
    const failed = score.lost > 0 ? { content: score.failed, mark: 'bad', sort: score.failed } : number(score.failed, 'failed', 'bad');
    return [[name, element('small', {}, question.text)],
      { content: `${marks.signs[score.grade]} ${marks.words[score.grade]}`, mark: score.grade, sort: marks.order(score.grade) },
      score.right, number(score.warned, 'warned', 'fair'), failed, score.unsupported, score.others,
      this.reasons(run, score, term)];
  },

  /** The gravest reason; the others when it is unfolded. */
  reasons(run, score, term) {
    const reasons = questions.reasons(run, score);
    const lost = score.lost > 0 ? [element('li', {}, run.lost.join(' '))] : [];
    if (reasons.length + lost.length === 0) return '';
    const first = lost.length > 0 ? run.lost[0] : reasons[0].text;
    const items = reasons.slice(0, REASONS_SHOWN).map(({ text, cases }) => element('li', {}, `${countText(cases.length, 'case')}: ${text}, such as `,
      element('a', { href: navigation.case(run, cases[0], [term]) }, model.id(cases[0]))));
    const left = reasons.slice(REASONS_SHOWN).reduce((sum, { cases }) => sum + cases.length, 0);
    return { sort: first, content: element('details', {}, element('summary', {}, first), element('ul', {}, lost, items,
      left > 0 ? element('li', {}, `${countText(left, 'case')} for other reasons`) : null)) };
  },
};

views.push(answers);
