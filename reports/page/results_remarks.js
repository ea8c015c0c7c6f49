// Remarks about a run of an opened file: as the program has them.

'use strict';

const REMARKS_MOST = 40, TEXTS_MOST = 64; // as the program has them

/** Counts by a text, with the first id of each. */
class CountedTexts extends Map {
  add(text, first) {
    const known = this.get(text);
    if (known === undefined) this.set(text, { count: 1, first });
    else known.count++;
  }

  /** The same, but only the first texts are distinguished. */
  addSome(text, first) {
    if (this.size < TEXTS_MOST || this.has(text)) this.add(text, first);
  }
}

class ResultsRemarks {
  repeated = 0;
  differs = { legal: 0, illegal: 0 };
  waived = new CountedTexts();
  nearly = new CountedTexts();
  files = new CountedTexts();
  passedOver = { operator: [], memory: [] }; // kind: the first folder as {id, reason}, and the number of folders

  takeCase(record) {
    this.repeated += record.repetitions !== undefined ? 1 : 0;
    if (Object.hasOwn(this.differs, record.nondeterminism)) this.differs[record.nondeterminism]++;
    if (typeof record.waived === 'string') this.waived.add(textOf(record.waived), '');
    textsOf(record.file_warnings).forEach((text) => this.files.addSome(text, ''));
  }

  takeSkipped(record) {
    const id = textOf(record.id), reason = textOf(record.reason);
    if (record.memory_bytes === undefined && record.nearly_scatter === true) {
      this.nearly.addSome(reason, id);
      return;
    }
    const kind = record.memory_bytes !== undefined ? 'memory' : 'operator';
    const [first = { id, reason }, count = 0] = this.passedOver[kind];
    this.passedOver[kind] = [first, count + 1];
  }

  passedOverTexts() {
    const { operator: [other, others], memory: [first, count] } = this.passedOver, texts = [];
    if (others === 1) texts.push(`1 folder without a scatter operator was passed over: ${other.id}${other.reason === '' ? '' : `: ${other.reason}`}.`);
    else if (others > 1) texts.push(`${others} folders without a scatter operator were passed over (first: ${other.id}).`);
    if (count > 0) texts.push(`${count} case${count === 1 ? ' was' : 's were'} skipped for lack of memory (${count === 1 ? '' : 'first: '}${first.id}: ${first.reason}).`);
    return texts;
  }

  /** `others` is the number of cases of no operator version, `stale` the messages about stale waivers. */
  texts(others, stale) {
    const { differs } = this;
    return [
      ...this.repeated === 0 ? [] : [`${countText(this.repeated, 'case')} run several times: in ${numberText(differs.illegal)} the answers differ and some fail; `
        + `in ${numberText(differs.legal)} they differ and all are allowed.`],
      ...others === 0 ? [] : [`${countText(others, 'case')} of no operator version.`],
      ...[...this.waived].map(([text, { count }]) => `${countText(count, 'failure')} waived: ${text}`),
      ...stale.map((text) => `A stale waiver: ${text}`),
      ...[...this.nearly].map(([text, { first }]) => `Passed over, but perhaps meant as a scatter case: ${first}: ${text}`),
      ...this.passedOverTexts(),
      ...[...this.files].map(([text, { count }]) => `The files of ${countText(count, 'case')}: ${text}`),
    ].slice(0, REMARKS_MOST).map((text) => cutText(text, 2 * REMARK_LENGTH));
  }
}
