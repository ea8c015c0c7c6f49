// Results by clause of the specification and operator version.

'use strict';

/** Standings that are evidence that a clause is kept; of cases for which nothing is defined, only for clauses of level must. */
const EVIDENCE = new Set(['answered', 'refused', 'accepted']);

const clauses = {
  name: 'clauses',
  title: 'Clauses',

  isThere(state) { return navigation.run(state) !== null && model.data.clauses.length > 0; },

  show(into, state) {
    const run = navigation.run(state);
    const counted = this.count(run);
    into.append(marks.legend({ good: 'kept', fair: 'warnings, or failures under others', bad: 'failures under it', off: 'not supported', none: 'no evidence' },
      'Passed of supported cases that are about the clause; below it what counts against the clause, and its level at that version. '
      + 'Empty: the clause does not hold. scatter-cts show CLAUSE explains each.'));
    for (const operator of model.data.operators) {
      this.showOperator(into, run, counted, operator, false);
      this.showOperator(into, run, counted, operator, true);
    }
  },

  /**
   * By clause and version: {counts, evidence, failed, warned}. A case of no operator version has findings under clauses that
   * forbid it: they belong to the first version that has the clause.
   */
  count(run) {
    const firsts = model.data.clauses.map(({ levels }) => levels.findIndex((level) => level !== null));
    const table = model.data.clauses.map(() => model.data.versions.map(() => null));
    const at = (clause, version) => (table[clause][version] ??=
      { counts: scores.empty(), evidence: 0, failed: 0, warned: 0 });
    for (const number of scores.numbers(run)) {
      const version = model.data.cases.versions[number];
      const letter = run.verdicts[number], standing = scores.standing(run, number);
      for (const clause of version < 0 ? [] : model.data.cases.clauses[number]) {
        const cell = at(clause, version);
        scores.add(cell.counts, letter);
        const isUnstated = standing === 'unstated' && model.data.clauses[clause].levels[version] === 'must';
        cell.evidence += EVIDENCE.has(standing) || isUnstated ? 1 : 0;
      }
      const { found = [], warned = [] } = run.reasonOf.get(number) ?? {};
      for (const clause of found) {
        const row = version < 0 ? firsts[clause] : version;
        if (row >= 0) at(clause, row)[FAILURES.has(letter) && !warned.includes(clause) ? 'failed' : 'warned'] += 1;
      }
    }
    return table;
  },

  mark({ counts, evidence, failed, warned }) {
    if (failed > 0) return 'bad';
    if (warned > 0 || counts.failed > 0) return 'fair';
    if (evidence > 0) return 'good';
    return counts.unsupported > 0 ? 'off' : 'none';
  },

  showOperator(into, run, counted, operator, isGate) {
    const versions = model.data.versions.map((version, at) => ({ ...version, at })).filter((version) => version.operator === operator);
    const own = model.data.clauses.map((clause, at) => ({ ...clause, at }))
      .filter((clause) => clause.operator === operator && clause.gate === isGate);
    if (own.length === 0 || versions.length === 0) return;
    const table = sortableTable({
      caption: `${isGate ? 'Version gates' : 'Clauses'} of ${operator}, by version`,
      className: 'dense clause-table',
      limit: 1000,
      heads: [{ text: 'clause' }, ...versions.map(({ id }) => ({ text: id, isNumber: true }))],
      rows: own.map((clause) => [{ content: [clause.name, element('small', {}, clause.statement)], sort: clause.name },
        ...versions.map((version) => this.cell(run, counted, clause, version))]),
    });
    const worst = own.map(({ at }) => versions.map((version) => (counted[at][version.at] ? this.mark(counted[at][version.at]) : 'none')));
    const bad = worst.filter((list) => list.includes('bad')).length;
    const fair = worst.filter((list) => !list.includes('bad') && list.includes('fair')).length;
    const mark = marks.worst(worst.flat());
    into.append(element('details', { class: 'fold', open: bad + fair > 0 && !isGate },
      element('summary', {}, marks.labelled(mark, `${operator}${isGate ? ', version gates' : ''}`),
        `: ${countText(own.length, 'clause')}${bad > 0 ? `, ${numberText(bad)} with failures` : ''}`,
        fair > 0 ? `, ${numberText(fair)} with warnings, or with cases that fail under another clause` : ''),
      links.specification([run], versions[versions.length - 1]),
      table.element));
  },

  cell(run, counted, clause, version) {
    const level = clause.levels[version.at];
    const cell = counted[clause.at][version.at];
    if (level === null || level === undefined) return '';
    if (cell === null) return { content: '·', small: level, mark: 'none', sort: '', title: 'no case is about it' };
    const { counts, failed, warned } = cell;
    const mark = this.mark(cell);
    const against = failed > 0 ? `${numberText(failed)} ✗ under it` : warned > 0 ? `${numberText(warned)} ! under it`
      : counts.failed > 0 ? `${numberText(counts.failed)} ✗ under others` : '';
    const terms = [navigation.term('version', version.id), navigation.term(failed + warned > 0 ? 'found' : 'clause', clause.id)];
    return {
      content: marks.supported(counts) === 0 ? marks.signs[mark] : `${marks.signs[mark]} ${scores.passedText(counts)}`,
      small: [against, level].filter(Boolean).join(' · '),
      mark,
      sort: -failed * 1e6 - warned * 1e3 - counts.failed,
      href: navigation.cases(run, failed === 0 && warned === 0 && counts.failed > 0 ? [...terms, 'kind:failed'] : terms),
      title: `${clause.name} at ${version.id}: ${scores.title(counts)}; under it ${countText(failed, 'failure')} and ${countText(warned, 'warning')}`,
    };
  },
};

views.push(clauses);
