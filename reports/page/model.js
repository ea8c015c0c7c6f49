// The report model of the page (reports/page/README.md describes its JSON), with what every view asks of it.

'use strict';

/** What a letter of a verdict is counted as. */
const KINDS = { p: 'passed', w: 'warned', f: 'failed', c: 'failed', t: 'failed', m: 'failed', u: 'unsupported' };
const lettersOf = (...kinds) => new Set(Object.keys(KINDS).filter((letter) => kinds.includes(KINDS[letter])));
const FAILURES = lettersOf('failed'), PASSES = lettersOf('passed', 'warned');

/** Words of the letters. */
const VERDICTS = {
  p: 'pass', w: 'pass with warnings', f: 'fail', c: 'crash', t: 'timeout', m: 'memory', u: 'unsupported', d: 'disputed', n: 'not-run',
  r: 'unreadable', e: 'error',
};

/** Each letter with the number of cases in a row that have it: the number stands after it, unless it is 1. */
const foldedLetters = (text) => [...text.matchAll(/(\D)(\d*)/g)].map(([, letter, count]) => /** @type {[string, number]} */ ([letter, Number(count || 1)]));

/** Writes a letter for each case into a run of a model. */
const unfoldLetters = (run) => {
  for (const name of ['verdicts', 'standings']) run[name] = foldedLetters(run[name]).map(([letter, count]) => letter.repeat(count)).join('');
};

const model = {
  data: null,

  load(text) {
    this.data = JSON.parse(text);
    this.data.runs.forEach(unfoldLetters);
    this.index();
  },

  /** After runs were added: what is looked up often. */
  index() {
    this.data.runs.forEach((run, number) => {
      run.number = number;
      run.reasonOf = this.reasonsOf(run);
    });
    const { clauses } = this.data;
    this.clauseNames = [...new Set(clauses.map((clause) => clause.name))].sort();
    this.numberOfId = new Map(this.data.cases.ids.map((id, number) => [id, number]));
  },

  /** The reason of each case that has one, by its number; the model has their cases as differences. */
  reasonsOf(run) {
    const reasons = new Map();
    for (const reason of run.reasons) {
      let number = 0;
      for (const difference of reason.cases) reasons.set(number += difference, reason);
    }
    return reasons;
  },

  get runs() { return this.data.runs; },
  get caseCount() { return this.data.cases.ids.length; },

  id(number) { return this.data.cases.ids[number]; },
  /** Of its operator version: a row of `versions`, or undefined. */
  version(number) { return this.data.versions[this.data.cases.versions[number]]; },
  type(number) { return this.data.types[this.data.cases.types[number]]; },
  reduction(number) { return this.data.reductions[this.data.cases.reductions[number]]; },
  clauses(number) { return this.data.cases.clauses[number].map((clause) => this.data.clauses[clause]); },

  /** The letter of a run for a case; ".": it is not in the run. */
  letter(run, number) { return run.verdicts[number] ?? '.'; },
  verdict(run, number) { return VERDICTS[this.letter(run, number)] ?? 'not in this run'; },
  fails(run, number) { return FAILURES.has(this.letter(run, number)); },

  /** A list of cases of a run as a set, made once. */
  set(run, member) { return (run[`${member}Set`] ??= new Set(run[member])); },

  /** Why a case is not a plain pass: a short text, or "". */
  reason(run, number) {
    const reason = run.reasonOf.get(number);
    return reason === undefined || reason.text < 0 ? '' : this.data.texts[reason.text];
  },
  /** The clauses of its failures and warnings. */
  found(run, number) {
    return (run.reasonOf.get(number)?.found ?? []).map((clause) => this.data.clauses[clause]);
  },

  /** The shell command that runs one case again. */
  command(run, number) {
    const own = run.details[number]?.command;
    if (own) return own;
    const id = this.id(number), [source] = /^[^/#]*/.exec(id);
    return Object.hasOwn(run.again, source) ? run.again[source] + shellWord(globOf(id)) : '';
  },
};

/** The glob that matches only this id. */
const globOf = (id) => id.replace(/[*?[\\]/g, (sign) => (sign === '\\' ? '\\\\' : `[${sign}]`));

/** A text as one word of a POSIX shell. */
const shellWord = (text) => (/^[A-Za-z0-9_./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
