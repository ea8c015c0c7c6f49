// Cases in which implementations differ: one answers as it should, and another fails. Grouped by who does what.

'use strict';

const CASES_NAMED = 12;

const differences = {
  name: 'differences',
  title: 'Where they differ',

  isThere() { return model.runs.length > 1; },

  show(into, state) {
    const runs = scoreboard.runs(state);
    const groups = this.groups(runs);
    const cases = groups.reduce((sum, { numbers }) => sum + numbers.length, 0);
    into.append(...scoreboard.chooser(state, 'differences'),
      element('p', {}, `${countText(cases, 'case')} that one run passes and another fails, grouped by which runs pass: ✓ passes, ✗ fails, `
        + '– not supported, · without a verdict.'));
    if (groups.length === 0) return;
    into.append(sortableTable({
      caption: 'Cases by the results of the runs',
      className: 'dense differences-table',
      noun: 'group',
      limit: 80,
      build: (group) => this.row(group),
      heads: [{ text: 'such as', key: ({ numbers }) => model.id(numbers[0]) }, { text: 'cases', isNumber: true, key: ({ numbers }) => numbers.length },
        ...runs.map((run, at) => ({ text: run.title, className: 'upright', key: (group) => 'xv-.'.indexOf(group.marks[at]) }))],
      rows: groups,
    }).element);
  },

  /** A warning counts as a pass here, and a case without a verdict as one that was not run. */
  mark(letter) {
    if (PASSES.has(letter)) return 'v';
    if (FAILURES.has(letter)) return 'x';
    return letter === 'u' ? '-' : '.';
  },

  /** The largest first: [{marks, numbers}]. */
  groups(runs) {
    const groups = new Map();
    for (let number = 0; number < model.caseCount; number += 1) {
      const results = runs.map((run) => this.mark(run.verdicts[number])).join('');
      if (!results.includes('v') || !results.includes('x')) continue;
      if (groups.has(results)) groups.get(results).push(number);
      else groups.set(results, [number]);
    }
    return [...groups].map(([results, numbers]) => ({ marks: results, numbers, runs })).sort((a, b) => b.numbers.length - a.numbers.length);
  },

  row({ marks: results, numbers, runs }) {
    const failing = runs[results.indexOf('x')];
    const link = (number) => element('a', { href: navigation.case(failing, number) }, model.id(number));
    const more = numbers.slice(1, CASES_NAMED).map((number) => element('li', {}, link(number)));
    const left = numbers.length - CASES_NAMED;
    const such = [link(numbers[0]), more.length === 0 ? null : element('details', {}, element('summary', {}, `${numberText(more.length)} more`),
      element('ul', {}, more, left > 0 ? element('li', {}, `and ${numberText(left)} more`) : null))].filter(Boolean);
    const KIND = { v: 'good', x: 'bad', '-': 'off', '.': 'none' };
    return [such, numbers.length, ...[...results].map((result, at) => {
      const mark = KIND[result];
      return { content: marks.sign(mark), mark, title: `${runs[at].title}: ${{ v: 'passes', x: 'fails', '-': 'not supported', '.': 'not run' }[result]}` };
    })];
  },
};

views.push(differences);
