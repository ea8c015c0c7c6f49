// ONNX's sentences down, implementations across: who keeps what they state, over all operator versions.

'use strict';

const sentences = {
  name: 'sentences',
  title: 'By sentence',

  isThere() { return model.runs.length > 1 && model.data.clauses.length > 0; },

  show(into, state) {
    const runs = scoreboard.runs(state), counted = runs.map((run) => clauses.count(run));
    into.append(...scoreboard.chooser(state, 'sentences'), marks.legend(
      { good: 'kept', fair: 'warnings, or failures under others', bad: 'so many failures under it', off: 'not supported', none: 'no evidence' },
      'Each row: what a sentence of ONNX’s text states, in the order of the text. Each cell: the cases about it, of all versions together.'));
    for (const operator of model.data.operators) {
      const own = model.data.clauses.map((clause, at) => ({ ...clause, at })).filter((clause) => clause.operator === operator && !clause.gate)
        .sort((a, b) => this.order(a) - this.order(b));
      const newest = model.data.versions.filter((version) => version.operator === operator).at(-1);
      if (own.length > 0) into.append(element('h3', {}, operator), element('div', {}, links.specification(runs, newest), this.table(operator, own, runs, counted)));
    }
  },

  /** The order of the text: its main part, then attributes, inputs and outputs; last what only a decision states. */
  order({ place }) {
    const parts = ['doc', 'attributes.axis', 'attributes.reduction', 'inputs.data', 'inputs.indices', 'inputs.updates', 'outputs.output'];
    const [, part, number] = /^(\S+) (\d+)$/.exec(place) ?? [];
    return ((parts.indexOf(part) + parts.length + 1) % (parts.length + 1)) * 1000 + Number(number ?? 0);
  },

  table(operator, own, runs, counted) {
    return sortableTable({
      caption: `Sentences about ${operator} and who keeps them`,
      className: 'dense clause-table sentence-table',
      limit: 1000,
      heads: [{ text: 'sentence' }, ...runs.map((run) => ({ text: run.title, className: 'upright' }))],
      rows: own.map((clause) => [
        { content: [clause.statement, element('small', {}, [clause.name, clause.place.replace(/^doc /, 'summary ')].filter(Boolean).join(' · ')),
          clause.quotation ? element('small', {}, element('q', {}, clause.quotation)) : null], sort: this.order(clause) },
        ...runs.map((run, at) => this.cell(run, clause, counted[at][clause.at].filter(Boolean)))]),
    }).element;
  },

  /** The worst of its versions. */
  cell(run, clause, versions) {
    const mark = marks.worst(versions.map((version) => clauses.mark(version)));
    const failed = versions.reduce((sum, version) => sum + version.failed, 0);
    return {
      content: failed > 0 ? `${marks.signs[mark]} ${numberText(failed)}` : marks.signs[mark],
      mark,
      sort: marks.order(mark) - failed / 1e9,
      href: versions.length === 0 ? undefined : navigation.cases(run, [navigation.term(failed > 0 ? 'found' : 'clause', clause.id)]),
      title: `${run.title}, ${clause.name}: ${marks.words[mark]}`,
    };
  },
};

views.push(sentences);
