// Users' questions about an implementation, answered by the cases of a run: "do negative indices count from the end?"
//
// Which cases a question is about, and what counts against an implementation in them (`asked`):
//   about     cases that name one of the clauses, or match the glob, or have one of the types
//   found     all cases; only findings under the clauses count against it, and lost processes, each of which counts as
//             another case; a single failure is bad
//   gates     cases that name a version gate
//   repeated  cases that were run several times; it is bad if some answers fail and others do not
// A case may be about several clauses: a case that fails counts in all questions that it is about, whatever it fails for.

'use strict';

/** Rows: name, question, asked, names of clauses, element types, glob on ids. */
const QUESTIONS = [
  ['negative indices', 'Does a negative index count from the end?', 'about', 'index-negative target-alias', '', ''],
  ['negative axis', 'Does a negative axis count from the last?', 'about', 'axis-negative', '', ''],
  ['repeats with a reduction', 'Do all updates of one cell take part in a reduction?', 'about', 'duplicates-reduced', '', ''],
  ['repeats without', 'Does a cell with several updates and no reduction hold one of them?', 'about', 'duplicates-none', '', ''],
  ['out of bounds', 'Is an index out of range refused?', 'about', 'index-bounds', '', ''],
  ['other extents', 'May indices be smaller than data, or longer along the axis?', 'about', 'indices-smaller indices-longer', '', ''],
  ['slices', 'Does a short tuple of ScatterND name a slice?', 'about', 'slice', '', ''],
  ['empty tensors', 'Are tensors and tuples without elements accepted?', 'about', 'indices-empty data-empty tuple-empty', '', ''],
  ['int64 exact', 'Are 64-bit integers exact?', 'about', '', 'int64 uint64', ''],
  ['16-bit floats', 'Are float16 and bfloat16 correct?', 'about', '', 'float16 bfloat16', ''],
  ['strings', 'Are strings scattered?', 'about', '', 'string', ''],
  ['NaN', 'Is NaN kept, and does it count in max and min?', 'about', 'nan-order nan-bits', '', ''],
  ['zeros and infinities', 'Are signed zeros and infinities correct?', 'about', 'zero-sign zero-sign-computed', '', '*/infinities-*'],
  ['overflow', 'Do integers wrap around when they overflow?', 'about', 'unsigned-overflow signed-overflow', '', ''],
  ['wrong shapes', 'Are ranks, shapes and axes that break the rules refused?', 'about',
    'data-rank indices-rank rank-mismatch axis-range updates-shape indices-shape tuple-length', '', ''],
  ['version gates', 'Are features refused that the operator version does not have?', 'gates', '', '', ''],
  ['memory safety', 'Does every input get an answer, without memory errors?', 'found', 'memory-safety ends-in-time inputs-unmodified', '', ''],
  ['repeated runs', 'Does a repeated case get the same verdict?', 'repeated', '', '', ''],
];

/** The words of a text as a set. */
const wordsOf = (text) => new Set(text.split(' ').filter(Boolean));

const questions = {
  list: QUESTIONS.map(([name, text, asked, clauses, types, ids]) => ({
    name, text, asked, clauses: wordsOf(clauses), types: wordsOf(types), ids,
  })),

  /** The term of the search that finds the cases that a question is about (search_keys.js). */
  term(question) { return navigation.term('question', question.name); },

  /** The cases that a question of kind `about` or `gates` is about, by its position: a Set of numbers, computed once. */
  about(at) {
    if (this.ofCases !== model.data.cases || this.ofCount !== model.caseCount) {
      this.ofCases = model.data.cases;
      this.ofCount = model.caseCount;
      this.sets = this.list.map(() => new Set());
      this.list.forEach((question, position) => this.collect(question, this.sets[position]));
    }
    return this.sets[at];
  },

  collect(question, set) {
    const clauses = model.data.clauses.map(({ name, gate }) => (question.asked === 'gates' ? gate : question.clauses.has(name)));
    const types = model.data.types.map((type) => question.types.has(type));
    const matches = question.ids === '' ? () => false : glob.matcher(question.ids);
    const { cases } = model.data;
    for (let number = 0; number < cases.ids.length; number += 1)
      if (cases.clauses[number].some((clause) => clauses[clause]) || types[cases.types[number]] || matches(cases.ids[number]))
        set.add(number);
  },

  /** The answer of a run: {grade, right, warned, failed, unsupported, others, cases, against: numbers of cases}. */
  ask(run, at) {
    run.answers ??= [];
    run.answers[at] ??= this.answer(run, this.list[at], at);
    return run.answers[at];
  },

  answer(run, question, at) {
    const score = { cases: 0, right: 0, warned: 0, failed: 0, unsupported: 0, others: 0, against: [] };
    const oneIsBad = question.asked === 'found' || question.asked === 'repeated';
    if (oneIsBad) this.countFound(run, question, score);
    else scores.numbers(run).filter((number) => this.about(at).has(number)).forEach((number) => this.countCase(run, number, score));
    score.grade = this.grade(score, oneIsBad);
    return score;
  },

  /** Counts a case; `right`: it was answered correctly or correctly refused. */
  countCase(run, number, score) {
    const letter = run.verdicts[number];
    const standing = scores.standing(run, number);
    score.cases += 1;
    if (FAILURES.has(letter)) score.failed += 1;
    else if (letter === 'w') score.warned += 1;
    else if (letter === 'u') score.unsupported += 1;
    else if (standing === 'answered' || standing === 'refused') score.right += 1;
    else score.others += 1;
    if (letter !== 'p') score.against.push(number);
  },

  /** Only some findings count; whatever else a case fails for shows nothing against it. */
  countFound(run, question, score) {
    const isFound = question.asked === 'repeated' ? (number) => model.set(run, 'unsteady').has(number)
      : (number) => model.found(run, number).some(({ name }) => question.clauses.has(name));
    if (question.asked === 'repeated' && !run.repeated) return;
    for (const number of scores.numbers(run)) {
      const letter = run.verdicts[number];
      if (question.asked === 'repeated' && !FAILURES.has(letter) && !PASSES.has(letter)) continue; // mostly run once
      if (isFound(number)) {
        this.countCase(run, number, score);
        continue;
      }
      score.cases += 1;
      if (letter === 'u') score.unsupported += 1;
      else score[FAILURES.has(letter) || PASSES.has(letter) ? 'right' : 'others'] += 1;
    }
    if (question.asked !== 'found') return;
    const lost = run.lost_count;
    score.cases += lost;
    score.failed += lost;
    score.lost = lost;
  },

  /**
   * good: none failed, none had a warning, and at least half were supported; bad: at least half of the answers failed, or
   * one did where a single failure is bad; off: none was answered; none: no case shows anything; else fair.
   */
  grade(score, oneIsBad) {
    const answered = score.right + score.warned + score.failed;
    if (answered === 0) return score.unsupported > 0 ? 'off' : 'none';
    if (score.failed > 0) return oneIsBad || score.failed * 2 >= answered ? 'bad' : 'fair';
    return score.warned > 0 || (!oneIsBad && score.unsupported > answered) ? 'fair' : 'good';
  },

  /** Why it is not all right: [{text, isFailure, cases: numbers}], failures first, then by number of cases. */
  reasons(run, score) {
    const groups = new Map();
    for (const number of score.against) {
      const letter = run.verdicts[number];
      const clause = model.found(run, number)[0]?.name;
      const text = [letter === 'w' ? 'warning' : model.verdict(run, number), clause, model.reason(run, number)]
        .filter(Boolean).join(': ');
      if (!groups.has(text)) groups.set(text, { text, isFailure: FAILURES.has(letter), cases: [] });
      groups.get(text).cases.push(number);
    }
    return [...groups.values()].sort((a, b) => b.isFailure - a.isFailure || b.cases.length - a.cases.length);
  },
};
