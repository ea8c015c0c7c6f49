// Element types with reductions, for each operator version of a run: numbers in every cell.

'use strict';

const types = {
  name: 'types',
  title: 'Types',

  isThere(state) { return navigation.run(state) !== null; },

  show(into, state) {
    const run = navigation.run(state);
    const pairs = this.pairs(run);
    into.append(marks.legend({ good: 'confirmed', fair: 'answered in part', bad: 'fails', off: 'not supported', none: 'no evidence' },
      'Passed of supported cases, below it the failures. Confirmed: answered correctly, and no case counts against it. In part: also in a run '
      + 'that is not complete. Empty: the operator version does not have the type.'));
    for (const operator of model.data.operators) this.showOperator(into, run, pairs, operator);
  },

  /** By "version/type/reduction": counts, and the members of standings that occur. */
  pairs(run) {
    const { versions, types: typesOf, reductions } = model.data.cases;
    const pairs = new Map();
    for (const number of scores.numbers(run)) {
      const key = `${versions[number]}/${typesOf[number]}/${reductions[number]}`;
      if (!pairs.has(key)) pairs.set(key, { counts: scores.empty(), standings: new Set() });
      const pair = pairs.get(key);
      scores.add(pair.counts, run.verdicts[number]);
      pair.standings.add(scores.standing(run, number));
    }
    return pairs;
  },

  /** An incomplete run confirms nothing. */
  mark(run, { counts, standings }) {
    if (counts.failed > 0) return 'bad';
    if (standings.has('answered'))
      return run.complete && ![...standings].some((member) => OBJECTIONS.has(member)) ? 'good' : 'fair';
    return [...standings].every((member) => ['untested', 'disputed', 'unstated'].includes(member)) ? 'none' : 'off';
  },

  /** A table an operator: versions and their reductions as columns. */
  showOperator(into, run, pairs, operator) {
    const counted = scores.versions(run);
    const columns = model.data.versions.flatMap((version, at) =>
      (version.operator === operator && counted.has(at) ? version.reductions.map((reduction) => ({ version, at, reduction })) : []));
    if (columns.length === 0) return;
    const versions = [...new Set(columns.map(({ version }) => version))];
    const names = model.data.types.filter((type) => versions.some((version) => version.types.includes(type)));
    const span = (version) => ({ text: scoreboard.number(version), span: version.reductions.length, className: 'first' });
    into.append(element('section', {}, element('h3', {}, operator), sortableTable({
      caption: `${operator}: element type of data × version and reduction`,
      className: 'dense pair-table',
      groups: [[{ text: 'operator version' }, ...versions.map(span)]],
      heads: [{ text: 'type' }, ...columns.map(({ version, reduction }) =>
        ({ text: reduction, isNumber: true, className: version.reductions[0] === reduction ? 'first' : '' }))],
      rows: names.map((type) => [type, ...columns.map((column) => this.cell(run, pairs, type, column))]),
    }).element));
  },

  cell(run, pairs, type, { version, at, reduction }) {
    const className = version.reductions[0] === reduction ? 'first' : '';
    if (!version.types.includes(type)) return { content: '', sort: '', className };
    const pair = pairs.get(`${at}/${model.data.types.indexOf(type)}/${model.data.reductions.indexOf(reduction)}`);
    if (pair === undefined) return { content: '·', sort: '', mark: 'none', className, title: 'no case' };
    const { counts } = pair;
    const mark = this.mark(run, pair);
    const terms = [navigation.term('version', version.id), navigation.term('dtype', type), navigation.term('reduction', reduction)];
    const href = navigation.cases(run, counts.failed > 0 ? [...terms, 'kind:failed'] : terms);
    const supported = marks.supported(counts);
    return {
      content: supported > 0 ? `${marks.signs[mark]} ${scores.passedText(counts)}` : marks.signs[mark],
      small: counts.failed > 0 ? countText(counts.failed, 'failure') : '',
      sort: supported === 0 ? -1 : (counts.passed + counts.warned) / supported,
      mark, href, className,
      title: `${version.id}, ${type}, ${reduction}: ${scores.title(counts)}`,
    };
  },
};

views.push(types);
