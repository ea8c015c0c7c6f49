// The model of an opened page, from anybody: every member that is read has its type here (README.md describes them).

'use strict';

/** A fault of an opened file, in words for whoever opened it; perhaps with a command that helps. */
const pageFault = (words, helping = '') => Object.assign(new Error(words), { isOfPage: true, helping });

const openedModel = {
  /** The model in the text of a page, without members that are not known. */
  of(text, name) {
    if (text.startsWith('{'))
      throw pageFault('a results file; the program makes a page of it:', `scatter-cts report ${shellWord(name)} --format html -o report.html`);
    const [, found] = /<script id="model" type="application\/json">([^<]*)/.exec(text) ?? []; // a parser reports the styles of other versions
    if (found === undefined) throw pageFault('no page of scatter-cts report, or larger than 200 MB.');
    let data;
    try {
      data = JSON.parse(found);
    } catch {
      throw pageFault('a page that is damaged: its model is cut off, or no JSON.');
    }
    const program = typeof data?.program === 'string' ? this.cut(data.program) : 'an unknown program';
    if (data?.format !== model.data.format)
      throw pageFault(`a page of ${program}; this page is of ${model.data.program}. Make it again with the same program.`);
    const copy = this.copy(data, this.SHAPE, 'model', [], (at) => {
      throw pageFault(`a page of ${program} that is damaged: its model is not as it should be at ${this.cut(at)}.`);
    });
    if (copy.runs.length === 0) throw pageFault('a page without runs.');
    copy.runs.forEach(unfoldLetters);
    return copy;
  },

  cut: (text) => (text.length > 80 ? `${text.slice(0, 80)}…` : text),

  /**
   * A copy of a value of a shape: a type; a list of one shape, or of the shapes of its items; an object of shapes, where "name?" may be absent
   * and "*" is any name; or a function of the value and the objects that it is in, the model first: the shape, or whether any is right.
   */
  copy(value, given, at, owners, refuse) {
    const inner = (one, part, place) => this.copy(one, part, `${at}${place}`, owners, refuse);
    const shape = typeof given === 'function' ? given(value, owners) : given;
    const typeOf = (one) => (Array.isArray(one) ? 'list' : one === null ? 'null' : typeof one);
    const isRight = shape === true || typeOf(value) === (typeof shape === 'string' ? shape : typeOf(shape));
    if (!isRight || shape === false || (Array.isArray(shape) && shape.length > 1 && shape.length !== value.length)) refuse(at);
    if (Array.isArray(shape)) return value.map((one, place) => inner(one, shape[shape.length > 1 ? place : 0], `[${place}]`));
    if (typeof shape !== 'object') return value;
    owners = [...owners, value];
    const parts = Object.hasOwn(shape, '*') ? Object.keys(value).map((name) => [name, shape['*']])
      : Object.entries(shape).filter(([name]) => !name.endsWith('?') || Object.hasOwn(value, name.slice(0, -1))).map(([name, part]) => [name.replace('?', ''), part]);
    return Object.fromEntries(parts.map(([name, part]) => [name, inner(value[name], part, `.${name}`)]));
  },
};

/** A place in a list of the model, or of its run; `least` may be -1, for none. */
const placeIn = (list, least = 0) => (value, owners) => Number.isInteger(value) && value >= least && value < list(...owners).length;
const inCases = placeIn(({ cases }) => cases.ids), inClauses = placeIn(({ clauses }) => clauses), inTexts = placeIn(({ texts }) => texts, -1);
/** A list with an item for each case. */
const forEachCase = (holds) => (value, owners) => Array.isArray(value) && value.length === owners[0].cases.ids.length && value.every((one) => holds(one, owners));
const lettersIn = (known) => (value, owners) => typeof value === 'string' && value.length <= owners[0].cases.ids.length
  && /^(?:\D(?:[1-9]\d*)?)*$/.test(value) && foldedLetters(value).every(([letter]) => letter === '.' || Object.hasOwn(known(), letter))
  && foldedLetters(value).reduce((sum, [, count]) => sum + count, 0) === owners[0].cases.ids.length;
const areDifferences = (value, owners) => {
  let number = 0;
  return Array.isArray(value) && value.every((difference) => Number.isInteger(difference) && inCases(number += difference, owners));
};
/** A picture is tested where it is drawn. */
const isShallow = (value, left = 12) => typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)));
const all = (shape, names) => Object.fromEntries(names.split(' ').map((name) => [name, shape]));

openedModel.SHAPE = {
  ...all('string', 'program title'), ...all(['string'], 'texts types reductions'),
  versions: [{ id: (value) => model.data.versions.some(({ id }) => id === value) }],
  clauses: [{ ...all('string', 'id name operator statement place'), 'quotation?': 'string', gate: 'boolean', decisions: ['string'], levels: [(value) => value === null || typeof value === 'string'] }],
  cases: {
    ids: ['string'], versions: forEachCase(placeIn(({ versions }) => versions, -1)), types: forEachCase(placeIn(({ types }) => types)),
    reductions: forEachCase(placeIn(({ reductions }) => reductions)), opsets: forEachCase(Number.isInteger),
    clauses: forEachCase((some, owners) => Array.isArray(some) && some.every((clause) => inClauses(clause, owners))),
  },
  runs: [{
    ...all('string', 'title name version program edition started sentence short command'), ...all('boolean', 'complete selected repeated'),
    ...all(['string'], 'suspects lost remarks'), ...all({ '*': 'string' }, 'corpora again'), ...all([inCases], 'waived unsteady'),
    facts: [['string', 'string']], lost_count: 'number', unsupported: [['string', 'number']],
    verdicts: lettersIn(() => VERDICTS), standings: lettersIn(() => model.data.standings),
    causes: [{ ...all('string', 'title misreading perhaps common'), cases: 'number', telling: placeIn(({ cases }) => cases.ids, -1), examples: [inCases] }],
    reasons: [{ ...all(inTexts, 'text compared'), ...all([inClauses], 'found warned'), cause: placeIn((_, { causes }) => causes, -1), cases: areDifferences }],
    statements: [{
      ...all('string', 'statement limits confirmed wanting'), version: placeIn(({ versions }) => versions), cases: 'number',
      grade: (value) => typeof value === 'string' && Object.hasOwn(marks.signs, value),
    }],
    details: (value, owners) => Object.keys(value ?? {}).every((name) => inCases(Number(name), owners)) && {
      '*': { ...all(['string'], 'explanation printed'), picture: (picture) => typeof picture === 'object' && isShallow(picture), 'facts?': [['string', 'string']], ...all('string', 'why? message? command?') },
    },
    choices: [{ ...all('string', 'clause policy level first'), gate: 'boolean', cases: 'number' }],
  }],
};
