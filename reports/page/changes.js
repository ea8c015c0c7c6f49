// What changed between two runs of one implementation, an older and a newer one, case by case: the program says it, or the
// table of the program (runner/counts/comparison.c), which the model has.

'use strict';

/** Directions of changes, with their headings. */
const DIRECTIONS = { worse: 'What got worse', better: 'What got better', neither: 'What is neither worse nor better' };

const changes = {
  /** The kinds of a direction, the most important first. A kind: {name, direction, words: of one case and of several}. */
  kinds(direction) { return model.data.changes.kinds.filter((kind) => kind.direction === direction); },

  /** 'worse', 'better', 'neither', or '' if nothing changed. */
  direction(older, newer, number) {
    const name = this.kind(older, newer, number);
    return name === '' ? '' : model.data.changes.kinds.find((kind) => kind.name === name).direction;
  },

  /**
   * The kind of change of a case, or ''. Between two runs that scatter-cts compare compared, its differences say it: it knows
   * the hashes of the cases and what was selected.
   */
  kind(older, newer, number) {
    const told = this.pair(older, newer)?.changes, id = model.id(number);
    if (told !== undefined) return Object.hasOwn(told, id) ? told[id] : '';
    const { states, table, kinds } = model.data.changes;
    const before = this.state(older, number, 'x');
    let after = this.state(newer, number, older.unsteady.length > 0 ? 'x' : 'y');
    if (after === '.' && this.hasOtherCorpus(older, newer, number)) after = ',';
    const sign = table[before][states.indexOf(after)], letter = sign.toLowerCase();
    return sign !== letter && this.isAlike(older, newer, number) ? '' : kinds.find((kind) => kind.letter === letter)?.name ?? '';
  },

  /** What a case comes to in a run: a letter of the table. */
  state(run, number, unsteady) {
    const letter = model.letter(run, number);
    if (FAILURES.has(letter)) return model.set(run, 'waived').has(number) ? 'w' : model.set(run, 'unsteady').has(number) ? unsteady : 'f';
    if (PASSES.has(letter)) return { answered: 'A', permitted: 'R', not_shown: 'S' }[scores.standing(run, number)] ?? 'P';
    return 're'.includes(letter) ? 'u' : letter;
  },

  /** Whether verdict and reasons are the same. */
  isAlike(older, newer, number) {
    return model.letter(older, number) === model.letter(newer, number)
      && older.reasonOf.get(number)?.compared === newer.reasonOf.get(number)?.compared;
  },

  /** Whether the source of a case has another version in the newer run, from which the case may have been removed. The page does not know
   * that of a run of selected cases. */
  hasOtherCorpus(older, newer, number) {
    if (newer.selected) return false;
    const [source] = /^[^/]*/.exec(model.id(number));
    return newer.corpora?.[source] !== undefined && older.corpora?.[source] !== newer.corpora[source];
  },

  /** What the program says about two runs that it compared; undefined: it did not. */
  pair(older, newer) {
    return model.data.pairs?.find((one) => one.older === older.number && one.newer === newer.number);
  },

  /** What the newer run says of another case with the id of this one, if the program compared these runs; else undefined. */
  ofOtherCase(older, newer, number) {
    const { changed = {} } = this.pair(older, newer) ?? {}, id = model.id(number);
    return Object.hasOwn(changed, id) ? changed[id] : undefined; // an id may be "constructor"
  },

  /** The numbers of the cases of each kind: a map from the names of kinds to numbers. */
  all(older, newer) {
    const numbers = new Map(model.data.changes.kinds.map(({ name }) => [name, []]));
    for (let number = 0; number < model.caseCount; number += 1) numbers.get(this.kind(older, newer, number))?.push(number);
    return numbers;
  },
};
