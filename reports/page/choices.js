// What an implementation does where the specification leaves a choice, and with models that a version forbids.

'use strict';

const choices = {
  name: 'choices',
  title: 'Choices and version gates',

  isThere(state) { return navigation.run(state)?.choices.length > 0; },

  show(into, state) {
    const run = navigation.run(state);
    const free = run.choices.filter(({ gate }) => !gate), gates = run.choices.filter(({ gate }) => gate);
    into.append(element('h3', {}, 'Choices left by the specification'), element('p', { class: 'note' },
      'Observations and warnings. None of them is a failure, but software that relies on one of these may behave differently with '
      + 'other implementations.'));
    into.append(free.length === 0 ? element('p', {}, 'No choice was observed.')
      : this.table(run, free, 'What it does where it is free to choose, by clause'));
    into.append(element('h3', {}, 'Version gates'), this.counts(run));
    if (gates.length > 0) into.append(this.table(run, gates, 'What it does with models that the operator version forbids'));
  },

  /** How many of the cases that a schema forbids are refused, and how many answered. */
  counts(run) {
    const gates = new Set(model.data.clauses.flatMap(({ gate }, at) => (gate ? [at] : [])));
    const about = scores.numbers(run).filter((number) => model.data.cases.clauses[number].some((clause) => gates.has(clause)));
    const forbidden = about.filter((number) => ['refused', 'not_shown', 'accepted', 'failed'].includes(scores.standing(run, number)));
    const accepted = forbidden.filter((number) => scores.standing(run, number) === 'accepted').length;
    const failed = forbidden.filter((number) => scores.standing(run, number) === 'failed').length;
    const refused = forbidden.length - accepted - failed;
    const part = (count, filter, words) => (count === 0 ? [] : [element('li', {}, words, ': ',
      element('a', { href: navigation.cases(run, ['gate:yes', filter]) }, numberText(count)))]);
    return forbidden.length === 0 ? element('p', {}, 'No case about what an operator version does not have was answered or refused.')
      : element('div', {}, 'Cases about what an operator version does not have:', element('ul', {},
        part(refused, 'standing:refused,not_shown', 'refused, as they should be'),
        part(accepted, 'standing:accepted', 'answered though they are invalid'), part(failed, 'kind:failed', 'failed')));
  },

  table(run, list, caption) {
    const sorted = [...list].sort((a, b) => order.texts(a.clause, b.clause) || b.cases - a.cases);
    return sortableTable({
      caption,
      className: 'choice-table',
      heads: [{ text: 'clause' }, { text: 'what it does' }, { text: 'level' }, { text: 'cases', isNumber: true }, { text: 'first case' }],
      noun: 'choice',
      rows: sorted.map((choice) => [choice.clause, choice.policy, choice.level, choice.cases, this.first(run, choice.first)]),
    }).element;
  },

  first(run, id) {
    const number = model.numberOfId.get(id), code = element('code', {}, id);
    return number === undefined ? code : element('a', { href: navigation.case(run, number) }, code);
  },
};

views.push(choices);
