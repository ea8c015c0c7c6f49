// The search language of the list of cases. A search is compiled once, to masks and a predicate: it is asked of thousands
// of cases while somebody types.
//   verdict:fail dtype:float16 clause:*.index-* -waived:yes "a text of the reason"

'use strict';

const search = {
  /** What each key takes, for messages and for the help of the field. */
  KEYS: {
    verdict: 'a verdict, such as fail, crash or warning',
    kind: 'failed, warned, passed, unsupported or others',
    dtype: 'an element type, such as float16',
    reduction: 'a reduction, such as add',
    version: 'an operator version, such as ScatterND-18',
    operator: 'an operator, such as ScatterND',
    clause: 'a clause that the case is about, such as index-negative or ScatterND.index-*',
    found: 'a clause of its failures and warnings',
    cause: 'the number of a cause of failure, such as 1',
    gate: 'yes or no: whether it is about what a version added or forbids',
    standing: 'what it counts as, such as answered',
    id: 'an id, such as *slices*',
    waived: 'yes or no',
    unsteady: 'yes or no: whether it sometimes fails, or fails only after other cases',
  },

  /** The terms of a search: [{raw, negated, key, value, quoted, open}]; a bare word has the key "". */
  parse(text) {
    const terms = [];
    for (let at = 0; at < text.length;) {
      if (/\s/.test(text[at])) {
        at++;
        continue;
      }
      const begin = at, negated = text[at] === '-' && at + 1 < text.length && !/\s/.test(text[at + 1]);
      const term = { raw: '', negated, key: '', value: '', quoted: false, open: false };
      if (negated) at++;
      for (; at < text.length && (term.open || !/\s/.test(text[at])); at++)
        if (text[at] === '"') {
          term.open = !term.open;
          term.quoted = true;
        } else if (text[at] === ':' && term.key === '' && !term.quoted && /^[a-z]+$/i.test(term.value)) {
          term.key = term.value.toLowerCase();
          term.value = '';
        } else {
          term.value += text[at];
        }
      term.raw = text.slice(begin, at);
      terms.push(term);
    }
    return terms;
  },

  /** The value of the first term with a key, or ""; for selectors beside the field. */
  valueOf(text, key) {
    return this.parse(text).find((term) => term.key === key && !term.negated)?.value ?? '';
  },

  /** The search with this value of a key in place of others; null removes it. */
  withTerm(text, key, value) {
    const kept = this.parse(text).filter((term) => term.key !== key || term.negated).map((term) => `${term.raw}${term.open ? '"' : ''}`);
    if (value !== null) kept.push(navigation.term(key, value));
    return kept.join(' ');
  },

  /**
   * Compiles a search: {messages, about(number), inRun(run, number), holds(run, number)}. `about` asks only what does not
   * depend on a run, `inRun` the rest, `holds` both. A case that a run lacks never holds. Terms that cannot be understood
   * are left out, and `messages` says so.
   */
  compile(text) {
    const messages = [], tests = [], runTests = [];
    for (const term of this.parse(text)) {
      if (term.open) messages.push(`A closing " is missing after ${term.raw}`);
      const test = this.testOf(term, messages);
      if (test === null) continue;
      const { ask } = test;
      (test.ofRun ? runTests : tests).push(term.negated ? (...of) => !ask(...of) : ask);
    }
    const about = (number) => tests.every((test) => test(number));
    const inRun = (run, number) => model.letter(run, number) !== '.' && runTests.every((test) => test(run, number));
    return { messages, about, inRun, holds: (run, number) => about(number) && inRun(run, number) };
  },

  /** The test of a term: {ofRun, ask}; null, with a message, if it means nothing. */
  testOf(term, messages) {
    const { key, value } = term;
    if (key === '') return value === '' ? null : this.wordTest(value);
    if (!Object.hasOwn(this.KEYS, key)) {
      messages.push(`“${key}:” is not known and left out; known are ${Object.keys(this.KEYS).join(', ')}. `
        + 'Put the text in double quotes to search for it as it is.');
      return null;
    }
    if (value === '' && !(key === 'reduction' && term.quoted)) {
      messages.push(`“${key}:” has no value and is left out; it takes ${this.KEYS[key]}.`);
      return null;
    }
    const values = term.quoted ? [value] : value.split(',').filter((part) => part !== '');
    const test = this.tests[key](values);
    if (test !== null) return test;
    messages.push(`${term.raw} is left out: “${key}:” takes ${this.KEYS[key]}.`);
    return null;
  },

  /** A word: part of the id or of the reason, in any case. */
  wordTest(value) {
    const word = value.toLowerCase();
    const inTexts = inLowerCase('texts', model.data.texts).map((text) => text.includes(word));
    const inIds = inLowerCase('ids', model.data.cases.ids).map((id) => id.includes(word));
    return {
      ofRun: true,
      ask: (run, number) => inIds[number] || inTexts[run.reasonOf.get(number)?.text] === true,
    };
  },

  /** The tests of each key; null: no such value. */
  tests: {
    verdict(values) {
      return letterTest('verdicts', VERDICTS, values, ([letter, name]) => [name, letter === 'w' ? 'warning' : name]);
    },
    standing(values) { return letterTest('standings', model.data.standings, values, ([, names]) => names); },
    kind(values) { return letterTest('verdicts', VERDICTS, values, ([letter]) => [KINDS[letter] ?? 'others']); },
    dtype(values) { return columnTest('types', model.data.types, values); },
    reduction(values) { return columnTest('reductions', model.data.reductions, values); },
    version(values) { return columnTest('versions', model.data.versions.map((version) => version.id), values); },
    operator(values) { return columnTest('versions', model.data.versions.map((version) => version.operator), values); },
    clause(values) {
      const mask = clauseMask(values);
      return { ofRun: false, ask: (number) => model.data.cases.clauses[number].some((clause) => mask[clause]) };
    },
    found(values) {
      const mask = clauseMask(values);
      return {
        ofRun: true,
        ask: (run, number) => run.reasonOf.get(number)?.found.some((clause) => mask[clause]) === true,
      };
    },
    cause(values) {
      if (!values.every((value) => /^[1-9][0-9]*$/.test(value))) return null;
      const numbers = new Set(values.map((value) => Number(value) - 1));
      return { ofRun: true, ask: (run, number) => numbers.has(run.reasonOf.get(number)?.cause) };
    },
    gate(values) {
      const mask = model.data.clauses.map((clause) => clause.gate);
      return yesTest(values, false, (number) => model.data.cases.clauses[number].some((clause) => mask[clause]));
    },
    id(values) {
      const matches = globs(values);
      const ids = model.data.cases.ids.map((id, number) => matches(id) || matches(shortId(number)));
      return { ofRun: false, ask: (number) => ids[number] };
    },
    waived(values) { return yesTest(values, true, (run, number) => model.set(run, 'waived').has(number)); },
    unsteady(values) { return yesTest(values, true, (run, number) => model.set(run, 'unsteady').has(number)); },
  },
};

/** A test of a letter of each case of a run, whose words have names; every value must be one of these names. */
const letterTest = (member, words, values, namesOf) => {
  const letters = Object.entries(words);
  const found = values.map((value) => letters.filter((entry) => namesOf(entry).includes(value)).map(([letter]) => letter));
  if (found.some((some) => some.length === 0)) return null;
  const wanted = new Set(found.flat());
  return { ofRun: true, ask: (run, number) => wanted.has(run[member][number] ?? '.') };
};

/** A test of a column of the cases, whose entries are positions in a list of names. */
const columnTest = (column, names, values) => {
  const mask = names.map(globs(values));
  return mask.includes(true) ? { ofRun: false, ask: (number) => mask[model.data.cases[column][number]] === true } : null;
};

/** Which clauses match a glob, by their name or their whole id. */
const clauseMask = (values) => {
  const matches = globs(values);
  return model.data.clauses.map(({ id, name }) => matches(name) || matches(id));
};

/** Whether a text matches one of some globs. */
const globs = (values) => {
  const matchers = values.map((value) => glob.matcher(value));
  return (text) => matchers.some((matches) => matches(text));
};

/** A test with the values yes and no. */
const yesTest = (values, ofRun, ask) => {
  if (values.length !== 1 || !['yes', 'no'].includes(values[0])) return null;
  return { ofRun, ask: values[0] === 'yes' ? ask : (...of) => !ask(...of) };
};

const lowerCased = {};

/** A list in lower case: made once, again only after something was added. */
const inLowerCase = (name, texts) => {
  if (lowerCased[name]?.length !== texts.length) lowerCased[name] = texts.map((text) => text.toLowerCase());
  return lowerCased[name];
};

/** The id of a case without its first folder and that of its operator version, which stand elsewhere. */
const shortId = (number) => {
  const id = model.id(number), version = model.version(number)?.id;
  const folder = version === undefined ? -1 : id.indexOf(`/${version}/`);
  const begin = folder + (version?.length ?? 0) + 2;
  return folder < 0 || begin >= id.length ? id : id.slice(begin);
};
