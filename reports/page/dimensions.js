// What cases and runs can be sorted by, for tables of any two of them.
//
// A dimension: { name, title, keys(): [{ key, text, term }], ofRun or ofCase: number => keys, a key or a list of keys }.
// `term` finds its cases in a search; a dimension of runs has `run` instead.

'use strict';

const dimensions = {
  list: [
    {
      name: 'implementation',
      title: 'implementation and version',
      isOfRuns: true,
      keys: () => order.runs().map((run) => ({ key: run.number, text: run.title, run })),
    },
    {
      name: 'version',
      title: 'operator version',
      keys: () => model.data.versions.map(({ id }, at) => ({ key: at, text: id, term: navigation.term('version', id) })),
      of: (number) => model.data.cases.versions[number],
    },
    {
      name: 'operator',
      title: 'operator',
      keys: () => model.data.operators.map((operator) => ({ key: operator, text: operator, term: navigation.term('operator', operator) })),
      of: (number) => model.version(number)?.operator,
    },
    {
      name: 'type',
      title: 'element type',
      keys: () => model.data.types.map((type, at) => ({ key: at, text: type, term: navigation.term('dtype', type) })),
      of: (number) => model.data.cases.types[number],
    },
    {
      name: 'reduction',
      title: 'reduction',
      keys: () => model.data.reductions.map((reduction, at) =>
        ({ key: at, text: /^\w+$/.test(reduction) ? reduction : `“${reduction.replaceAll(' ', '␣')}”`, term: navigation.term('reduction', reduction) })),
      of: (number) => model.data.cases.reductions[number],
    },
    {
      name: 'clause',
      title: 'clause',
      keys: () => model.clauseNames.map((name) => ({ key: name, text: name, term: navigation.term('clause', name) })),
      of: (number) => model.clauses(number).map(({ name }) => name),
    },
    {
      name: 'question',
      title: 'question',
      keys: () => questions.list.filter(({ asked }) => asked === 'about' || asked === 'gates')
        .map((question) => ({ key: question.name, text: question.name, title: question.text, term: questions.term(question) })),
      of: (number) => questions.list.filter(({ asked }, at) => (asked === 'about' || asked === 'gates') && questions.about(at).has(number))
        .map(({ name }) => name),
    },
  ],

  /** The dimension of a name, or another one. */
  named(name, other) {
    return this.list.find((dimension) => dimension.name === name) ?? this.list.find((dimension) => dimension.name === other);
  },

  /** For each case the positions of its keys in a list of keys. */
  positions(dimension, keys) {
    const at = new Map(keys.map(({ key }, position) => [key, position]));
    const positionsOf = (value) => (Array.isArray(value) ? [...new Set(value)] : [value]).map((key) => at.get(key)).filter((one) => one !== undefined);
    return model.data.cases.ids.map((_, number) => positionsOf(dimension.of(number)));
  },
};
