// One run of a results file as a run of the model. Only what follows from each record alone, standings and marks;
// statements, causes and drawings are computed by the program.

'use strict';

/** A fault of a results file, in words for whoever opened it. */
class ResultsFault extends Error {}

/** What a record may be called as a verdict, with its letter. */
const LETTERS_OF_VERDICTS = new Map(Object.entries(VERDICTS).map(([letter, name]) => [name, letter]));

const CHOICES_MOST = 400, REASON_LENGTH = 160, REMARK_LENGTH = 240, OUTCOMES_SHOWN = 6, COMPARED_LENGTH = 1000; // as the program has them

/** Limits on tensors by name, in words. */
const LIMIT_WORDS = new Map([
  ['rank', (greatest) => `rank ${greatest}`], ['extent', (greatest) => `extent ${greatest}`],
  ['elements', (greatest) => `${greatest} elements`], ['bytes', (greatest) => `${greatest} bytes`],
]);

/** What the program never shows either: control characters, directions of writing, invisible tags. */
const HARMFUL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;

/** Members of records, whatever they are: texts, lists of texts, lists of objects. */
const textOf = (value) => (typeof value === 'string' ? value.replace(HARMFUL, '?') : '');
const textsOf = (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').map(textOf) : []);
const objectOf = (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});
const objectsOf = (value) => (Array.isArray(value) ? value.map(objectOf) : []);

/** A text of at most so many signs, the last of which is "…" if it was longer. */
const cutText = (text, length) => {
  const signs = [...text.slice(0, 2 * length + 2)];
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : text;
};

/** "ScatterND.axis-range" of "ScatterND-18.axis-range". */
const withoutVersion = (id) => id.replace(/^([A-Za-z]+)-[0-9]+\./, '$1.');

/** A function that gives the position of a name in a list, to which it is added if it is new. */
const positionsIn = (names) => {
  const positions = new Map(names.map((name, position) => [name, position]));
  return (name) => {
    if (!positions.has(name)) positions.set(name, names.push(name) - 1);
    return positions.get(name);
  };
};

class ResultsRun {
  /** `header` is a record of the file; it is checked here. */
  constructor(header, line) {
    const implementation = objectOf(header.implementation);
    if (header.program !== 'scatter-cts') throw new ResultsFault(`line ${line}: not a header of scatter-cts.`);
    if (header.format === 1) throw new ResultsFault('OLD');
    if (header.format !== 2) throw new ResultsFault(`line ${line}: results of format ${JSON.stringify(header.format)}; this page reads format 2.`);
    if (header.made_by !== undefined || objectsOf(header.sources).some((source) => source.end > 0))
      throw new ResultsFault(`line ${line}: results of generated cases, which list wrong answers only.`);
    if (header.judge === 'onnx') throw new ResultsFault(`line ${line}: judged by ONNX's comparison, which has no clauses.`);
    this.header = header;
    this.implementation = implementation;
    this.footer = null;
    this.records = new Map();
    this.notes = new ResultsRemarks();
    this.choices = new Map();
    this.unsupported = new Map();
  }

  /** Takes a case, a skipped folder or the footer. */
  take(record, line) {
    if (record.type === 'footer') this.footer = record;
    else if (record.type === 'skipped') this.notes.takeSkipped(record);
    else if (record.type !== 'case') throw new ResultsFault(`line ${line}: a record of an unknown type.`);
    else if (textOf(record.id) === '') throw new ResultsFault(`line ${line}: a case without an id.`);
    else if (!LETTERS_OF_VERDICTS.has(record.verdict)) throw new ResultsFault(`line ${line}: a case with an unknown verdict.`);
    else if (this.records.has(textOf(record.id))) throw new ResultsFault(`line ${line}: a second record of the case ${textOf(record.id).slice(0, 200)}.`);
    else this.records.set(textOf(record.id), this.summary(record));
  }

  /** What is kept of a record: the whole of those that did not plainly pass, little of the others. */
  summary(record) {
    const warnings = objectsOf(record.warnings), failures = objectsOf(record.failures);
    const compared = (failures.length > 0 ? failures : warnings).map(({ clause, policy }) => `${textOf(clause)}: ${textOf(policy)}`).sort().join('; ');
    const letter = record.verdict === 'pass' && warnings.length > 0 ? 'w' : LETTERS_OF_VERDICTS.get(record.verdict);
    this.countChoices(textOf(record.id), [...warnings, ...objectsOf(record.observations)]);
    if (record.verdict === 'unsupported') this.countUnsupported(record, warnings);
    this.notes.takeCase(record);
    return {
      letter, newer: record.newer === true, isInvalid: record.level === 'should-reject' || record.level === 'unspecified', failed: failures.map((finding) => textOf(finding.clause)).filter((clause) => clause !== ''), found: [...failures, ...warnings].map((finding) => textOf(finding.clause)).filter((clause) => clause !== ''),
      standing: this.standing(record, warnings), reason: letter === 'p' ? '' : this.reason(record, failures, warnings), compared: cutText(compared, COMPARED_LENGTH),
      version: textOf(record.operator_version), dtype: textOf(record.dtype) || 'undefined',
      reduction: typeof record.reduction === 'string' ? record.reduction : 'none',
      opset: Number.isInteger(record.opset) ? record.opset : 0, clauses: textsOf(record.clauses), sibling: textOf(record.sibling),
      isWaived: typeof record.waived === 'string', unsteady: record.nondeterminism === 'illegal' || record.circumstance === 'only-after-others' || record.circumstance === 'unsteady', repeated: record.repetitions !== undefined,
      details: letter === 'p' ? null : this.details(record),
    };
  }

  details(record) {
    return {
      why: textOf(record.why), explanation: textsOf(record.explanation), message: textOf(record.message), waived: textOf(record.waived),
      printed: textsOf(record.printed), command: textOf(record.command), picture: null,
      outcomes: record.nondeterminism === undefined ? '' : this.outcomes(objectOf(record.repetitions)),
    };
  }

  /** How often which answer was given: as the program has it. */
  outcomes(repetitions) {
    const all = objectsOf(repetitions.outcomes), left = all.slice(OUTCOMES_SHOWN);
    const others = left.reduce((sum, { count }) => sum + Number(count), Number(repetitions.others ?? 0));
    const texts = all.slice(0, OUTCOMES_SHOWN).map((outcome) => {
      const value = textOf(outcome.value), place = textOf(outcome.differs_at);
      return `${Number(outcome.count)}x ${textOf(outcome.answer)}${place}${value === '' ? '' : place === '' ? ': ' : ' = '}${value} (${textOf(outcome.verdict)})`;
    });
    return [...texts, ...others > 0 ? [`${others}x others`] : []].join(', ');
  }

  /** Why it is no plain pass: as the program has it. */
  reason(record, failures, warnings) {
    const finding = failures[0] ?? warnings[0];
    const isAnswered = !['crash', 'timeout', 'memory'].includes(record.verdict);
    const misreading = textOf(record.misreading);
    const text = finding !== undefined && isAnswered
      ? `${textOf(finding.point) === '' ? '' : `${textOf(finding.point)}: `}${textOf(finding.policy)}${misreading === '' ? '' : ` (as if: ${misreading})`}`
      : textOf(record.message) || (textsOf(record.explanation)[0] ?? '').trimStart();
    return cutText(text, REASON_LENGTH);
  }

  /** The standing of a case by itself: runner/results/conformance.c has the same rules. */
  standing({ verdict, level, answer, compared, newer, limit }, warnings) {
    const isAnswered = answer === 'output';
    if (['fail', 'crash', 'timeout', 'memory'].includes(verdict)) return 'failed';
    if (verdict === 'disputed') return 'disputed';
    if (verdict === 'unsupported') {
      if (newer === true) return 'newer';
      if (['should-reject', 'may-reject', 'unspecified'].includes(level)) return 'excused';
      if (LIMIT_WORDS.has(objectOf(limit).name)) return 'limited';
      return warnings.some((warning) => textOf(warning.clause).endsWith('.claimed-then-refused')) ? 'claimed' : 'unsupported';
    }
    if (verdict !== 'pass') return 'untested';
    if (level === 'must-reject' || level === 'should-reject') return isAnswered ? 'accepted' : 'refused';
    if (level === 'unspecified') return 'unstated';
    if (!isAnswered) return 'permitted';
    return compared === true ? 'answered' : 'unstated';
  }

  /** The place of a version in the model, -1: none; a case that was not loaded has that of its folder. */
  row(data, id, version) {
    return data.versions.findIndex((one) => one.id === version || (version === '' && id.split('/').includes(one.id)));
  }

  countChoices(id, findings) {
    const seen = new Set();
    for (const finding of findings) {
      const clause = withoutVersion(textOf(finding.clause)), point = textOf(finding.point), policy = textOf(finding.policy);
      const level = textOf(finding.level), name = `${clause}${point === '' ? '' : ` (${point})`}`, key = `${name}: ${policy}`;
      if (level === 'must-reject' || seen.has(key)) continue;
      seen.add(key);
      const known = this.choices.get(key);
      if (known !== undefined) known.cases++;
      else if (this.choices.size < CHOICES_MOST)
        this.choices.set(key, { clause: name, policy, level, gate: this.isGate(clause), cases: 1, first: id });
    }
  }

  /** Under the limit that it is beyond, or the claim that it contradicts, or what it said. */
  countUnsupported(record, warnings) {
    const limit = objectOf(record.limit), isClaimed = warnings.some((warning) => textOf(warning.clause).endsWith('.claimed-then-refused'));
    const words = LIMIT_WORDS.get(limit.name);
    const reason = words !== undefined ? `beyond ${limit.declared === true ? 'the declared limit of ' : ''}${words(Number(limit.greatest))}`
      : isClaimed ? textOf(warnings[0].policy) : textOf(record.message);
    this.unsupported.set(reason, (this.unsupported.get(reason) ?? 0) + 1);
  }

  isGate(clause) { return model.data.clauses.some((known) => known.id === clause && known.gate); }

  // ---- into the model

  /** Adds the run, and the cases that the model lacks, to the model; `file` is the name of the file. */
  addTo(data, file) {
    const { header, implementation } = this, settled = resultsStandings.settle(data.versions, this.records, (id, version) => this.row(data, id, version));
    const name = textOf(implementation.name) || textOf(implementation.specification), version = textOf(implementation.version);
    const numbers = this.addCases(data);
    const letters = Object.fromEntries(Object.entries(data.standings).map(([letter, [member]]) => [member, letter]));
    const verdicts = data.cases.ids.map(() => '.'), standings = data.cases.ids.map(() => '.');
    const own = `${name} ${version}`.trim() || file, isTaken = data.runs.some(({ title }) => title === own);
    const complete = this.footer?.complete === true && header.shard === undefined, selected = header.selection !== undefined;
    const run = {
      title: isTaken ? `${own} (${file})` : own, name, version, program: `scatter-cts ${textOf(header.version)}`, edition: textOf(header.edition),
      started: textOf(header.started), complete, selected, marks: complete && !selected ? settled : {}, opened: file, corpora: this.corpora(), facts: this.facts(file), short: `opened here from ${file}`,
      sentence: `Opened here from ${file}. Statements, causes of failure and drawings are computed by scatter-cts report only.`,
      command: textOf(header.command), again: {}, waived: [], unsteady: [], repeated: false, reasons: [], statements: [],
      causes: [], suspects: [], lost: this.losses(), lost_count: this.lostCount(), remarks: this.remarks(data),
      unsupported: [...this.unsupported].sort((a, b) => b[1] - a[1]).map(([reason, cases]) => [cutText(reason, REMARK_LENGTH), cases]), choices: [...this.choices.values()], details: {},
    };
    const textAt = positionsIn(data.texts), placeOf = (text) => (text === '' ? -1 : textAt(text));
    for (const [id, item] of this.records) {
      const number = numbers.get(id);
      verdicts[number] = item.letter;
      standings[number] = letters[item.standing] ?? '.';
      run.repeated ||= item.repeated;
      if (item.isWaived) run.waived.push(number);
      if (item.unsteady) run.unsteady.push(number);
      if (item.letter === 'p') continue;
      const found = [...new Set(item.found.map((clause) => this.clause(data, clause)))];
      const failed = item.failed.map((clause) => this.clause(data, clause)), warned = found.filter((clause) => !failed.includes(clause));
      run.reasons.push({ text: placeOf(item.reason), compared: placeOf(item.compared), found, warned: FAILURES.has(item.letter) ? warned : [], cause: -1, cases: [number] });
      run.details[number] = item.details;
      this.noteCommand(run.again, id, item.details.command);
    }
    run.verdicts = verdicts.join('');
    run.standings = standings.join('');
    data.runs.push(run);
  }

  /** The beginning of the command of a case, for others of its source; that of the run may select more cases. */
  noteCommand(again, id, text) {
    const [source] = /^[^/#]*/.exec(id), end = shellWord(globOf(id));
    if (text.endsWith(end) && text !== end && !Object.hasOwn(again, source)) again[source] = text.slice(0, -end.length);
  }

  corpora() {
    return Object.fromEntries(objectsOf(this.header.sources).map((source) => [textOf(source.name), textOf(source.corpus_version)]).filter(([, version]) => version !== ''));
  }

  facts(file) {
    const { implementation, header } = this, isolation = objectOf(implementation.isolation);
    const options = Object.entries(objectOf(implementation.options_in_effect)).map(([key, value]) => ['option', `${key}=${textOf(value)}`]);
    return [
      ['file', file], ['specification', textOf(implementation.specification)], ...options,
      ['isolation', isolation.process !== true ? 'none: in the process of the runner'
        : isolation.memory_watched === true ? 'separate processes, memory watched' : 'separate processes'],
      ['started', textOf(header.started)], ['judged by', `scatter-cts ${textOf(header.version)}`], ['edition', textOf(header.edition)],
      ...textsOf(header.strict).map((clause) => ['strict', clause]),
      ...objectsOf(header.sources).map((source) => ['cases', this.sourceText(source)]),
    ].filter(([, value]) => value !== '');
  }

  /** A source of cases in words: as the program has it. */
  sourceText(source) {
    const version = textOf(source.corpus_version), hash = textOf(source.corpus_hash), matches = source.corpus_matches;
    return `${Object.keys(objectOf(this.header.selection)).length === 0 ? '' : 'a selection of '}${textOf(source.name)}${version === '' ? '' : ` ${version}`}, `
      + `${Number(source.cases)} cases${hash === '' ? '' : `, SHA-256 ${hash}`}`
      + (matches === false ? ', which differ from its manifest' : matches === true ? ', which match its manifest' : '');
  }

  remarks(data) {
    const others = [...this.records].filter(([id, { version }]) => this.row(data, id, version) < 0);
    return this.notes.texts(others.length, textsOf(this.footer?.stale_waiver_messages));
  }

  losses() {
    return objectsOf(this.footer?.lost_processes).slice(0, 40).map((loss) =>
      `A process ${textOf(loss.how)} ${textOf(loss.when)}${textOf(loss.case) === '' ? '' : `, ${textOf(loss.case)}`}, ${countText(Number(loss.count) || 1, 'time')}.`);
  }

  lostCount() {
    return objectsOf(this.footer?.lost_processes).reduce((sum, loss) => sum + (Number(loss.count) || 1), 0);
  }

  /** The numbers of the cases by their ids; new ones get the next numbers. */
  addCases(data) {
    const { cases } = data, numbers = new Map(cases.ids.map((id, number) => [id, number]));
    const types = positionsIn(data.types), reductions = positionsIn(data.reductions);
    for (const [id, item] of this.records) {
      if (numbers.has(id)) continue;
      numbers.set(id, cases.ids.push(id) - 1);
      cases.versions.push(this.row(data, id, item.version));
      cases.types.push(types(item.dtype));
      cases.reductions.push(reductions(item.reduction));
      cases.opsets.push(item.opset);
      cases.clauses.push(item.clauses.map((clause) => this.clause(data, clause)));
    }
    return numbers;
  }

  /** The number of a clause by its id, with or without version; one that the model lacks is added. */
  clause(data, id) {
    this.clauseNumbers ??= new Map(data.clauses.map((clause, number) => [clause.id, number]));
    const plain = withoutVersion(id), [operator, name = plain] = plain.split('.');
    if (!this.clauseNumbers.has(plain))
      this.clauseNumbers.set(plain, data.clauses.push({ id: plain, name, operator, statement: '', gate: false, levels: data.versions.map(() => null) }) - 1);
    return this.clauseNumbers.get(plain);
  }
}
