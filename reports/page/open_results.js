// Opens a results file in the browser: it is dropped on the page or chosen, read here, and sent nowhere.

'use strict';

const openResults = {
  name: 'open',
  title: 'Open a file',
  SIZE_MOST: 200 * 1024 * 1024,
  LINE_MOST: 16e6, // signs
  SLICE_MILLISECONDS: 12, // between pauses in which the page answers
  message: null, // about the last file: {mark, words, command}
  isReading: false,

  isThere: () => model.data.case === undefined,

  show(into) {
    const input = element('input', { type: 'file', id: 'results-file', accept: '.jsonl,.gz', onchange: () => this.open([...input.files]) });
    this.said = element('div', { class: 'open-said', role: 'status' });
    into.append(
      element('p', {}, 'A results file, as scatter-cts run --results writes it, is shown beside the runs of this page: in tables, filters and rows. ',
        'It is read in this browser and sent nowhere.'),
      element('div', { class: 'drop' }, element('label', { for: 'results-file' }, 'Choose a results.jsonl, or drop it anywhere on the page'), input),
      this.said,
      element('p', { class: 'note' }, 'Verdicts, what they count as, reasons, explanations and choices are read from the file. Statements of conformance, causes of failure ',
        'and drawings are computed by scatter-cts report only. Cases are matched by their ids: whether they have the same inputs, only the program checks.'));
    this.say();
  },

  update() {
    this.say();
    return true;
  },

  /** Said on views of a run that was opened here: what is missing, and who computes it. */
  note(run) {
    if (run?.opened === undefined) return null;
    return element('p', { class: 'note' }, `Opened here from ${run.opened}: statements, causes and drawings are computed by scatter-cts report only.`);
  },

  say(message = this.message) {
    this.message = message;
    if (this.said === undefined || message === null) return;
    const { mark, words } = message;
    this.said.replaceChildren(element('p', {}, marks.labelled(mark, words)), ...(message.command ? [command.block(message.command)] : []));
  },

  /** Opens files one after the other, then shows the last one. */
  async open(files) {
    if (this.isReading || files.length === 0) return;
    this.isReading = true;
    if (navigation.view(address.get()) !== this) address.go({ view: this.name, case: null, q: null });
    const failed = [];
    let added = 0;
    for (const file of files)
      try {
        this.say({ mark: 'none', words: `${file.name}: reading …` });
        const runs = await this.read(file);
        runs.forEach((run) => run.addTo(model.data, file.name));
        added += runs.length;
      } catch (fault) {
        failed.push(this.faultOf(file, fault));
      }
    this.isReading = false;
    if (added > 0) model.index();
    if (failed.length > 0 || added === 0) this.say(failed[0]);
    else this.say({ mark: 'good', words: `${files.map((file) => file.name).join(', ')}: ${countText(added, 'run')} added.` });
    if (added > 0 && failed.length === 0) location.hash = navigation.address('overview', model.runs.at(-1));
    if (added > 0) address.changed();
  },

  faultOf(file, fault) {
    if (!(fault instanceof ResultsFault)) return { mark: 'bad', words: `${file.name}: cannot be read: ${fault.message}` };
    if (fault.message === 'OLD') {
      return {
        mark: 'bad', words: `${file.name}: results of format 1, of an older program. The program still reads them:`,
        command: `scatter-cts report ${shellWord(file.name)} --format html -o report.html`,
      };
    }
    return { mark: 'bad', words: `${file.name}: ${fault.message}` };
  },

  /** The runs of a file; throws a ResultsFault that says what is wrong and where. */
  async read(file) {
    if (file.size > this.SIZE_MOST) throw new ResultsFault(`${numberText(Math.round(file.size / 1e6))} MB; this page reads files up to 200 MB.`);
    const isPacked = file.name.endsWith('.gz');
    if (isPacked && typeof DecompressionStream === 'undefined')
      throw new ResultsFault('this browser does not unpack .gz; unpack it first.');
    const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
    const reader = stream.getReader(), decoder = new TextDecoder('utf-8'), runs = [];
    const state = { line: 0, paused: performance.now(), size: 0 };
    let pieces = [], length = 0; // of a line whose end is not read yet
    for (let done = false; !done;) {
      const read = await reader.read();
      done = read.done;
      state.size += read.value?.length ?? 0;
      const lines = decoder.decode(read.value ?? new Uint8Array(), { stream: !done }).split('\n');
      length += lines[0].length;
      pieces.push(lines[0]);
      if (state.size > this.SIZE_MOST || length > this.LINE_MOST) {
        await reader.cancel();
        throw new ResultsFault(state.size > this.SIZE_MOST ? 'unpacked larger than 200 MB; this page reads files up to that size.'
          : `line ${numberText(state.line + 1)} is longer than ${numberText(this.LINE_MOST / 1e6)} MB.`);
      }
      if (lines.length > 1) {
        lines[0] = pieces.join('');
        pieces = [lines.pop()];
        [{ length }] = pieces;
        await this.take(lines, runs, state, file);
      }
    }
    if (length > 0) await this.take([pieces.join('')], runs, state, file);
    if (runs.length === 0) throw new ResultsFault('no results: the file is empty.');
    return runs;
  },

  async take(lines, runs, state, file) {
    for (const text of lines) {
      state.line++;
      this.takeLine(text, runs, state.line);
      if (performance.now() - state.paused < this.SLICE_MILLISECONDS) continue;
      this.say({ mark: 'none', words: `${file.name}: line ${numberText(state.line)} …` });
      await new Promise((resume) => setTimeout(resume));
      state.paused = performance.now();
    }
  },

  takeLine(text, runs, line) {
    let record;
    try {
      record = JSON.parse(text);
    } catch {
      throw new ResultsFault(line === 1 ? 'no results file: line 1 is not a record in JSON.'
        : `line ${numberText(line)} is broken: it is not a record in JSON. Was the file cut off?`);
    }
    if (objectOf(record) !== record) throw new ResultsFault(`line ${numberText(line)} is not a record.`);
    if (record.type === 'header') runs.push(new ResultsRun(record, line));
    else if (runs.length === 0) throw new ResultsFault(`line ${numberText(line)}: no results file: it does not begin with a header of scatter-cts.`);
    else runs.at(-1).take(record, line);
  },
};

views.push(openResults);

/** Files may be dropped anywhere. */
addEventListener('dragover', (event) => {
  if (!event.dataTransfer?.types.includes('Files') || !openResults.isThere()) return;
  event.preventDefault();
  document.documentElement.classList.add('dropping');
});
addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) document.documentElement.classList.remove('dropping');
});
addEventListener('drop', (event) => {
  if (!event.dataTransfer?.types.includes('Files') || !openResults.isThere()) return;
  event.preventDefault();
  document.documentElement.classList.remove('dropping');
  openResults.open([...event.dataTransfer.files]);
});
