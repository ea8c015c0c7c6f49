// Orders: texts with numbers by value, runs by name and version; of cases computed once, because lists are sorted while somebody types.

'use strict';

const order = {
  collator: new Intl.Collator('en', { numeric: true }),

  /** 1.4.0 before 1.10.0. */
  texts(a, b) { return order.collator.compare(a, b); },

  /** Runs by name, then by version, then as they were added. */
  runs() {
    return [...model.runs].sort((a, b) => order.texts(a.name, b.name) || order.texts(a.version, b.version) || a.number - b.number);
  },

  /** The runs of each implementation, versions in order: [[name, runs]]. */
  implementations() {
    const groups = new Map();
    for (const run of this.runs()) groups.set(run.name, [...(groups.get(run.name) ?? []), run]);
    return [...groups];
  },

  /** The same with one run a version: the first that is whole. Others differ in options. */
  histories() {
    return this.implementations().map(([name, runs]) => {
      const versions = [...new Set(runs.map(({ version }) => version))];
      return [name, versions.map((version) => {
        const own = runs.filter((run) => run.version === version);
        return own.find(({ complete, selected }) => complete && !selected) ?? own[0];
      })];
    });
  },

  /** A run of the newest version of each implementation. */
  newest() { return this.histories().map(([, runs]) => runs.at(-1)); },
};

const caseOrder = {
  /** Failures first, then warnings and what has no verdict, then unsupported cases, then passes. */
  RANKS: { bad: 0, fair: 1, off: 2, good: 3, none: 4 },

  rank(run, number) { return this.RANKS[marks.ofLetter(model.letter(run, number))]; },

  /** The numbers of all cases: by their worst verdict in some runs, then as they are numbered. */
  byVerdict(runs) {
    const groups = Object.values(this.RANKS).map(() => []);
    for (let number = 0; number < model.caseCount; number++)
      groups[Math.min(...runs.map((run) => this.rank(run, number)))].push(number);
    return groups.flat();
  },

  /** The places of texts among themselves in order. */
  places(texts) {
    const places = [];
    texts.map((text, position) => [text, position]).sort(([a], [b]) => order.texts(a, b))
      .forEach(([, position], place) => { places[position] = place; });
    return places;
  },

  /** Gives the place of a case among all short ids in order. */
  idKey() {
    let places = null;
    return (number) => {
      places ??= this.places(model.data.cases.ids.map((id, position) => shortId(position)));
      return places[number];
    };
  },
};
