// Orders of cases: computed once, because lists are sorted while somebody types.

'use strict';

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
