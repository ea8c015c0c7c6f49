// What changed between two runs of one implementation, an older and a newer one, case by case.

'use strict';

/** Kinds of changes: worse first, then better, then neither. A row: [name, worse | better | neither, words]. */
const CHANGES = [
  ['regression', 'worse', 'fail now, and did not before'],
  ['new-failure', 'worse', 'fail, without the same case in the older run'],
  ['support-lost', 'worse', 'passed, and have no answer now'],
  ['not-run', 'worse', 'were judged, and are not in the newer run'],
  ['repair', 'better', 'did not pass, and pass now'],
  ['support-gained', 'better', 'were not supported, and are answered correctly now'],
  ['refused-now', 'neither', 'are refused now, as the text permits, instead of answered or failing'],
  ['refused-rightly', 'neither', 'were not supported, and are refused correctly now'],
  ['not-failing', 'neither', 'failed, and are not supported now'],
  ['unsteady', 'neither', 'fail in one run only, and are unsteady'],
  ['other-pass', 'neither', 'did not pass, and pass now without a right answer: refused, or nothing is stated about them'],
  ['other-reason', 'neither', 'do not pass, for another reason than before'],
  ['other-warnings', 'neither', 'pass, with other warnings'],
  ['new-case', 'neither', 'were not in the older run'],
  ['changed-case', 'neither', 'are other cases with the same id'],
  ['gone-case', 'neither', 'are no longer in the corpus'],
];

const changes = {
  /** 'worse', 'better', 'neither', or '' if nothing changed. */
  direction(older, newer, number) {
    const kind = this.kind(older, newer, number);
    return kind === '' ? '' : this.directionOf(kind);
  },

  directionOf(kind) { return CHANGES.find(([name]) => name === kind)[1]; },

  /** Whether it counts as a failure: not if it is waived. */
  fails(run, number) {
    return model.fails(run, number) && !model.set(run, 'waived').has(number);
  },

  /**
   * The kind of change of a case (CHANGES), or ''. Between two runs that scatter-cts compare compared, its differences say
   * what is worse: it knows the hashes of the cases and what was selected. Else the same rules (runner/results/comparison.c).
   */
  kind(older, newer, number) {
    const told = this.told(older, newer);
    if (told !== null) return this.kindTold(told.get(model.id(number)) ?? '', older, newer, number);
    const before = older.verdicts[number] ?? '.';
    const after = newer.verdicts[number] ?? '.';
    if (after === '.') return 'pw'.includes(before) || FAILURES.has(before) ? this.kindOfMissing(older, newer, number) : '';
    if (before === '.') return this.fails(newer, number) ? 'new-failure' : 'new-case';
    return this.kindOfBoth(older, newer, number);
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

  /** The differences of a comparison by the program, as a map from id to name; null: these runs were not compared by it. */
  told(older, newer) {
    const pair = this.pair(older, newer);
    if (pair === undefined) return null;
    pair.map ??= new Map(Object.entries(pair.changes));
    return pair.map;
  },

  /** The kind for the name of a change in comparison.h; the program does not distinguish what is not worse so finely. */
  kindTold(name, older, newer, number) {
    if (name === 'regression') return this.fails(newer, number) ? 'regression' : 'support-lost';
    if (name === 'not-run-any-more') return 'not-run';
    if (!['repair', 'other-pass', 'other-reason'].includes(name)) return name;
    const kind = this.kindOfBoth(older, newer, number);
    return kind !== '' && this.directionOf(kind) === this.directionOf(name) ? kind : name;
  },

  /** A case of a source that has another version in the newer run may have been removed from it. */
  kindOfMissing(older, newer, number) {
    const [source] = /^[^/]*/.exec(model.id(number));
    const versions = [older, newer].map((run) => run.corpora?.[source]);
    return versions[0] !== undefined && versions[1] !== undefined && versions[0] !== versions[1] ? 'gone-case' : 'not-run';
  },

  kindOfBoth(older, newer, number) {
    const before = older.verdicts[number], after = newer.verdicts[number];
    const failed = this.fails(older, number), fails = this.fails(newer, number);
    const wasUnsteady = failed && this.isUnsteady(older, number), isUnsteady = fails && this.isUnsteady(newer, number);
    if (wasUnsteady && 'pw'.includes(after)) return 'unsteady';
    if (isUnsteady && 'pw'.includes(before) && older.unsteady.length > 0) return 'unsteady';
    if (failed && fails && (wasUnsteady || isUnsteady)) return '';
    if (fails) return failed ? this.difference(older, newer, number) : 'regression';
    if ('pw'.includes(after)) return this.kindOfPass(older, newer, number);
    if ('pw'.includes(before)) return 'unre'.includes(after) ? 'support-lost' : 'other-reason';
    if (failed && after === 'n') return 'not-run';
    if (failed) return after === 'u' ? 'not-failing' : 'other-reason';
    return this.difference(older, newer, number);
  },

  isUnsteady(run, number) {
    return model.set(run, 'unsteady').has(number);
  },

  /** A pass that is only a permitted refusal repairs nothing: the question is not answered any better than before. */
  kindOfPass(older, newer, number) {
    const before = older.verdicts[number];
    const standing = scores.standing(newer, number);
    const isPermitted = standing === 'permitted';
    if ('pw'.includes(before)) {
      if (isPermitted && scores.standing(older, number) === 'answered') return 'refused-now';
      return this.difference(older, newer, number) === '' ? '' : 'other-warnings';
    }
    if (FAILURES.has(before) && standing !== 'not_shown') return isPermitted ? 'refused-now' : 'repair';
    if (standing === 'answered') return 'support-gained';
    return before === 'u' && (isPermitted || standing === 'refused') ? 'refused-rightly' : 'other-pass';
  },

  /** 'other-reason' if verdict, waiver, reason or clauses differ; what an implementation says about what it does not support does not count. */
  difference(older, newer, number) {
    const isAlike = older.verdicts[number] === newer.verdicts[number] && this.fails(older, number) === this.fails(newer, number)
      && (older.verdicts[number] === 'u' || model.reason(older, number) === model.reason(newer, number))
      && model.found(older, number).map(({ id }) => id).join() === model.found(newer, number).map(({ id }) => id).join();
    return isAlike ? '' : 'other-reason';
  },

  /** The numbers of the cases of each kind: a map from kind to numbers. */
  all(older, newer) {
    const kinds = new Map(CHANGES.map(([name]) => [name, []]));
    for (let number = 0; number < model.caseCount; number += 1) {
      const kind = this.kind(older, newer, number);
      if (kind !== '') kinds.get(kind).push(number);
    }
    return kinds;
  },
};
