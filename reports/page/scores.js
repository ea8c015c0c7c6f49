// Counts of the cases of a run by operator version, by question, or by any key, with a grade.

'use strict';

/** Members of standings that contradict the confirmation of a type with a reduction (runner/counts/conformance.h). */
const OBJECTIONS = new Set(['failed', 'not_shown', 'unsupported', 'claimed', 'untested']);

const scores = {
  /** Numbers of the cases of a run. */
  numbers(run) {
    run.numbers ??= [...run.verdicts].flatMap((letter, number) => (letter === '.' ? [] : [number]));
    return run.numbers;
  },

  /** The member of the standing of a case, such as "answered"; "": not in the run. */
  standing(run, number) {
    return model.data.standings[run.standings[number]]?.[0] ?? '';
  },

  /** The same in words for a person. */
  standingWords(run, number) { return model.data.standings[run.standings[number]]?.[1] ?? ''; },

  /** Numbers of cases: {cases, passed, warned, failed, unsupported, others}. */
  empty() { return { cases: 0, passed: 0, warned: 0, failed: 0, unsupported: 0, others: 0 }; },

  add(counts, letter) {
    counts.cases += 1;
    counts[KINDS[letter] ?? 'others'] += 1;
  },

  sum(all) {
    const total = this.empty();
    for (const counts of all) for (const name of Object.keys(total)) total[name] += counts[name];
    return total;
  },

  /** Counts by key; keyOf(number) gives a key, or undefined to leave the case out. */
  by(run, keyOf) {
    const groups = new Map();
    for (const number of this.numbers(run)) {
      const key = keyOf(number);
      if (key === undefined) continue;
      if (!groups.has(key)) groups.set(key, this.empty());
      this.add(groups.get(key), run.verdicts[number]);
    }
    return groups;
  },

  /** Counts by index of operator version, computed once. */
  versions(run) {
    run.versionCounts ??= this.by(run, (number) => model.data.cases.versions[number]);
    return run.versionCounts;
  },

  /** The statement about an operator version, or undefined. */
  statement(run, version) { return run.statements.find((one) => one.version === version); },

  /** The mark of an operator version: the program decides it. */
  mark(run, version) { return this.statement(run, version)?.grade ?? 'none'; },

  all(run) {
    run.allCounts ??= this.by(run, () => 'all').get('all') ?? this.empty();
    return run.allCounts;
  },

  /** "408 of 431": passed of supported. */
  passedText(counts) {
    return `${numberText(counts.passed + counts.warned)}/${numberText(marks.supported(counts))}`;
  },

  /** The share of the cases with a verdict that are supported: "87 %". */
  supportedText(counts) {
    return shareText(marks.supported(counts), marks.supported(counts) + counts.unsupported);
  },

  /** What a cell with counts says in its title. */
  title(counts) {
    const supported = marks.supported(counts);
    const others = counts.others === 0 ? '' : `, ${numberText(counts.others)} without a verdict`;
    return `${numberText(counts.passed + counts.warned)} of ${numberText(supported)} supported cases pass, `
      + `${numberText(counts.warned)} of them with warnings; ${numberText(counts.failed)} fail, `
      + `${numberText(counts.unsupported)} are not supported${others}`;
  },
};
