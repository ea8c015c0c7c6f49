// All runs side by side: by operator version, and by questions of users, with numbers in every cell.

'use strict';

const LEGEND = 'Passed of supported cases; below it failures, and the share of cases that are supported. ';

const scoreboard = {
  name: 'scoreboard',
  title: 'Scoreboard',

  isThere() { return model.runs.length > 1; },

  show(into, state) {
    const runs = this.runs(state);
    into.append(...this.chooser(state), ...this.versions(runs), ...this.questions(runs));
  },

  /** All runs, or the newest version of each implementation. */
  runs(state) {
    return this.isNewest(state) ? order.newest() : order.runs();
  },

  /** The site begins with the newest versions. */
  isNewest(state) {
    return (state.newest ?? (model.data.site === undefined ? '0' : '1')) === '1';
  },

  chooser(state, view = 'scoreboard') {
    if (order.implementations().length === model.runs.length) return [];
    const box = element('input', { type: 'checkbox', id: 'newest', checked: this.isNewest(state) });
    box.addEventListener('change', () => address.go({ view, newest: box.checked ? '1' : '0' }));
    return [element('p', { class: 'choices-of-view' }, element('label', { class: 'check', for: 'newest' }, box,
      ' only the newest version of each implementation'))];
  },

  versions(runs) {
    const present = model.data.versions.map((version, at) => ({ ...version, at }))
      .filter(({ at }) => runs.some((run) => scores.versions(run).has(at)));
    return [
      element('h3', {}, 'By operator version'),
      marks.legend({ good: 'conforms in what it supports', fair: 'in part', bad: 'some case fails', off: 'nothing answered', none: 'no mark' },
        LEGEND, 'In part: it does not support, or does not show, some case of a type and reduction that it supports; or all its failures are '
        + 'waived. No mark: no case, or a filtered or unfinished run. Warnings change no mark. A cell links to its cases and names what is supported.'),
      sortableTable({
        caption: 'Results by operator version',
        className: 'dense board',
        noun: 'run',
        groups: [[{ text: '' }, { text: 'all cases', span: 3, className: 'first' }, ...this.operators(present)]],
        heads: [{ text: 'implementation' }, { text: 'passed', title: 'passed of supported', isNumber: true, className: 'first' },
          { text: 'failures', isNumber: true }, { text: 'supported', isNumber: true }, ...present.map((version, at) =>
          ({ text: this.number(version), title: version.id, isNumber: true, className: this.isFirst(present, at) ? 'first' : '' }))],
        rows: runs.map((run) => [this.nameCell(run), ...this.totals(run), ...present.map((version, at) => ({ ...this.versionCell(run, version), className: this.isFirst(present, at) ? 'first' : '' }))]),
      }).element,
    ];
  },

  questions(runs) {
    return [
      element('h3', {}, 'By question of users'),
      marks.legend({ good: 'no case fails', fair: 'with reservations', bad: 'bad', off: 'not answered', none: 'no case' }, LEGEND,
        'With reservations: some cases fail or pass with warnings, or most are not supported. Bad: at least half of the answers fail; for memory '
        + 'safety and repeated runs, any failure.'),
      sortableTable({
        caption: 'Results by question',
        className: 'dense board',
        noun: 'run',
        heads: [{ text: 'implementation' }, ...questions.list.map(({ name, text }) => ({ text: name, title: text, isNumber: true }))],
        rows: runs.map((run) => [this.nameCell(run), ...questions.list.map((question, at) => this.questionCell(run, question, at))]),
      }).element,
    ];
  },

  /** The operators above their versions. */
  operators(present) {
    const spans = new Map();
    for (const { operator } of present) spans.set(operator, (spans.get(operator) ?? 0) + 1);
    return [...spans].map(([text, span]) => ({ text, span, className: 'first' }));
  },

  /** "18" of ScatterND-18. */
  number({ id, operator }) { return id.startsWith(`${operator}-`) ? id.slice(operator.length + 1) : id; },

  isFirst(present, at) { return at === 0 || present[at - 1].operator !== present[at].operator; },

  nameCell(run) {
    return { content: element('a', { href: navigation.address('overview', run) }, run.title), sort: run.title, title: run.short };
  },

  /** Over all cases: passed of supported with its share, failures, the share that is supported. */
  totals(run) {
    const counts = scores.all(run);
    const supported = marks.supported(counts);
    const passed = counts.passed + counts.warned;
    const withVerdict = supported + counts.unsupported;
    return [
      { content: scores.passedText(counts), small: shareText(passed, supported), sort: supported === 0 ? '' : passed / supported, className: 'first' },
      { content: counts.failed, small: shareText(counts.failed, supported), sort: counts.failed,
        href: counts.failed > 0 ? navigation.cases(run, ['kind:failed']) : undefined },
      { content: scores.supportedText(counts), small: `of ${numberText(withVerdict)}`, sort: withVerdict === 0 ? '' : supported / withVerdict },
    ];
  },

  versionCell(run, version) {
    const counts = scores.versions(run).get(version.at);
    if (counts === undefined) return { content: '·', sort: '', mark: 'none', title: 'no case' };
    const statement = scores.statement(run, version.at);
    const mark = scores.mark(run, version.at);
    return this.cell(run, counts, mark, [navigation.term('version', version.id)],
      `${run.title}, ${version.id}: ${[statement?.statement, statement?.confirmed, statement?.limits].filter(Boolean).join(', ')}; ${scores.title(counts)}`);
  },

  questionCell(run, question, at) {
    const score = questions.ask(run, at);
    if (score.grade === 'none') return { content: '·', sort: '', mark: 'none', title: 'no case' };
    const title = `${run.title}: ${question.text} ${marks.words[score.grade]}: ${numberText(score.right)} right, `
      + `${numberText(score.warned)} with warnings, ${numberText(score.failed)} fail, ${numberText(score.unsupported)} are not supported, `
      + `${numberText(score.others)} show nothing`;
    const isOfAll = question.asked === 'about' || question.asked === 'gates'; // else the term finds only what counts against it
    const cell = this.cell(run, { ...score, passed: score.right }, score.grade, [questions.term(question)], title);
    if (isOfAll) return cell;
    const failing = score.against.filter((number) => model.fails(run, number)).length; // lost processes are in no list of cases
    return { ...cell, href: score.against.length > 0 && failing === score.failed ? cell.href : undefined };
  },

  cell(run, counts, mark, terms, title) {
    const supported = marks.supported(counts);
    const failures = counts.failed > 0 ? `${numberText(counts.failed)} · ` : '';
    return {
      content: supported === 0 ? marks.signs[mark] : `${marks.signs[mark]} ${scores.passedText(counts)}`,
      small: `${failures}${scores.supportedText(counts)}`,
      sort: supported === 0 ? -1 : (counts.passed + counts.warned) / supported,
      mark, title,
      href: navigation.cases(run, counts.failed > 0 ? [...terms, 'kind:failed'] : terms),
    };
  },
};

views.push(scoreboard);
