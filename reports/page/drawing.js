// Draws the tensors of a case: grids side by side, arrows from updates to the cells they aim at, signs at marked cells.
// One tab stop: arrow keys go from cell to cell, and a line below says which cell it is and what it holds.

'use strict';

const drawing = {
  COLOURS: 4,
  FITTED: 7, // texts of at least this many signs are fitted into their cell, whatever the font
  SIGNS: { wrong: '≠', allowed: '≈', outside: '!' },
  MEANINGS: {
    touched: 'an update aims at it',
    wrong: 'wrong: not the expected value, and not allowed',
    allowed: 'not the value of the reference, but allowed',
    outside: 'an index out of range',
    negative: 'counted from the end',
  },
  count: 0,

  /** The figure of a picture of the model, which results of anybody may have; a note if it is not of the form that is drawn. */
  show(picture, isShown = (_name) => true, isSaid = isShown) {
    try {
      const parts = picture.parts.filter(({ name }) => isShown(name));
      return this.figure({ ...picture, parts, legend: picture.legend.filter(([mark]) => isSaid(mark)) });
    } catch {
      return element('p', { class: 'note' }, 'The results have a drawing of this case that is damaged.');
    }
  },

  figure(picture) {
    const layout = drawingLayout.of(picture), number = this.count++;
    const cells = [];
    const svg = svgElement('svg', {
      class: 'drawing', role: 'group', viewBox: `0 0 ${layout.width} ${layout.height}`, width: layout.width, height: layout.height,
      'aria-label': 'Drawing of the tensors', 'aria-describedby': `drawing-${number}`,
    }, layout.parts.map((place) => this.part(place, cells)), layout.routes.map((route, arrow) => this.arrow(route, arrow)));
    const said = element('p', { class: 'cell-said', 'aria-live': 'polite' });
    const scroller = element('div', { class: 'drawing-scroller' }, svg);
    scroller.style.setProperty('--natural', `${layout.width}px`);
    this.listen(svg, cells, said, picture);
    return element('figure', { class: 'case-drawing' }, element('figcaption', {}, picture.facts), scroller, said,
      this.legend(picture), element('p', { class: 'unseen', id: `drawing-${number}` }, picture.description));
  },

  legend(picture) {
    if (picture.legend.length === 0) return null;
    return element('ul', { class: 'legend' }, picture.legend.map(([mark, text]) =>
      element('li', {}, element('span', { class: `legend-sign ${this.markClass(mark)}`, 'aria-hidden': 'true' }, this.SIGNS[mark] ?? ''), text)));
  },

  /** Marks become classes only if they are known. */
  markClass(mark) { return Object.hasOwn(this.MEANINGS, mark) ? mark : ''; },

  // ---- parts

  text(className, x, y, text) {
    const shown = drawingLayout.cut(text);
    return text === '' ? null : svgElement('text', { class: className, x, y }, shown === text ? null : svgElement('title', {}, text), shown);
  },

  part(place, cells) {
    const { part } = place;
    const isShown = place.x !== undefined && place.y !== undefined;
    return isShown ? svgElement('g', { class: 'part' },
      this.text('head', place.x, place.y + 12, part.head),
      this.text('note', place.x, place.y + drawingLayout.HEAD_HEIGHT + 10, part.note),
      part.words.map((line, number) => this.text('words', place.x, place.wordsY + number * drawingLayout.NOTE_HEIGHT + 11, line)),
      part.slices.map((slice, number) => this.slice(place, slice, number, cells))) : null;
  },

  slice(place, slice, number, cells) {
    const { labelY, rowsY } = place.slices[number];
    return svgElement('g', {},
      this.text('note', place.x, labelY + 11, drawingLayout.label(slice)),
      place.rank > 0 ? this.columnNumbers(place, slice, number) : null,
      place.rank > 1 ? this.rowNumbers(place, slice, rowsY) : null,
      slice.cells.map((row, y) => row.map((cell, x) => this.cell(place, slice, [number, y, x], cell, cells))));
  },

  /** The numbers of the columns, with "…" where columns are left out. */
  columnNumbers(place, slice, number) {
    const { CELL_STEP, CELL_WIDTH } = drawingLayout, y = place.slices[number].columnsY + 10, { columns, extents } = slice;
    return [
      columns.map((column, x) => this.text('column', place.cellsX + x * CELL_STEP + CELL_WIDTH / 2, y, `${x === 0 && column > 0 ? '… ' : ''}${column}`)),
      columns.at(-1) + 1 < extents[1] ? this.text('note', place.cellsX + columns.length * CELL_STEP, y, '…') : null,
    ].flat();
  },

  rowNumbers(place, slice, rowsY) {
    const x = place.cellsX - 4, { rows, extents } = slice;
    return [
      rows.map((row, y) => this.text('row', x, rowsY[y] + 20, String(row))),
      rows[0] > 0 ? this.text('row', x, rowsY[0] + 8, '…') : null,
      rows.at(-1) + 1 < extents[0] ? this.text('row', x, rowsY[rows.length - 1] + drawingLayout.CELL_HEIGHT + 10, '…') : null,
    ].flat();
  },

  // ---- cells

  /** "data[1,0,2]" */
  position(place, slice, [, y, x]) {
    const ends = [slice.rows[y] ?? y, slice.columns[x] ?? x].slice(place.rank > 1 ? 0 : 1);
    if (place.rank === 0) return place.part.name;
    return `${place.part.name}[${[...slice.index, ...ends]}]`;
  },

  cell(place, slice, at, [short, full, mark, aims = 0], cells) {
    const { CELL_WIDTH, CELL_HEIGHT } = drawingLayout;
    const [x, y] = drawingLayout.cell(place, ...at);
    const position = this.position(place, slice, at), kind = this.markClass(mark);
    const shownSign = this.SIGNS[kind] ?? (aims > 1 ? `×${aims > 99 ? '99+' : aims}` : '');
    const said = `${position} = ${full}${kind === '' ? '' : ` (${this.MEANINGS[kind]})`}`;
    const isFitted = [...short].length >= this.FITTED;
    const made = svgElement('g', { class: `cell ${aims > 0 ? 'touched ' : ''}${kind}`, role: 'img', 'aria-label': said, tabindex: cells.length === 0 ? 0 : -1 },
      svgElement('title', {}, said),
      svgElement('rect', { class: 'box', x, y, width: CELL_WIDTH, height: CELL_HEIGHT, rx: 3 }),
      aims > 0 || kind === 'touched' ? svgElement('path', { class: 'corner', d: `M${x} ${y}h9l-9 9z` }) : null,
      ['wrong', 'allowed', 'outside'].includes(kind)
        ? svgElement('rect', { class: 'ring', x: x + 2, y: y + 2, width: CELL_WIDTH - 4, height: CELL_HEIGHT - 4, rx: 2 }) : null,
      svgElement('text', {
        class: 'value', x: x + CELL_WIDTH / 2, y: y + (shownSign === '' ? 20 : 23),
        textLength: isFitted ? CELL_WIDTH - 10 : null, lengthAdjust: isFitted ? 'spacingAndGlyphs' : null,
      }, short),
      this.text('cell-sign', x + CELL_WIDTH - 6, y + 12, shownSign));
    cells.push({ made, said, position, name: place.part.name, at, x: x + CELL_WIDTH / 2, y: y + CELL_HEIGHT / 2 });
    return made;
  },

  arrow(route, number) {
    const [first, ...others] = route, [x, y] = route.at(-1);
    const corners = others.map(([cornerX, cornerY], corner) => `L${cornerX} ${corner === others.length - 1 ? cornerY - 4 : cornerY}`).join('');
    const made = svgElement('g', { class: 'aim', 'aria-hidden': 'true' },
      svgElement('path', { class: 'shaft', d: `M${first.join(' ')}${corners}` }),
      svgElement('path', { class: 'tip', d: `M${x} ${y}l-3.5 -6h7z` }));
    made.style.setProperty('--aim', `var(--aim-${number % this.COLOURS})`);
    return made;
  },

  // ---- keyboard and pointer

  listen(svg, cells, said, picture) {
    const aims = [...svg.querySelectorAll('.aim')];
    const isAt = (cell, name, at) => cell.name === name && cell.at.join() === at.join();
    const nameOf = (name, at) => cells.find((cell) => isAt(cell, name, at))?.position ?? '';
    const isEnd = (cell, arrow) => isAt(cell, 'updates', arrow.slice(0, 3)) || isAt(cell, 'data', arrow.slice(3));
    const enter = (cell) => {
      cells.forEach((other) => other.made.setAttribute('tabindex', other === cell ? 0 : -1));
      const from = picture.arrows.filter((arrow) => isAt(cell, 'data', arrow.slice(3))).map((arrow) => nameOf('updates', arrow.slice(0, 3)));
      const to = picture.arrows.filter((arrow) => isAt(cell, 'updates', arrow.slice(0, 3))).map((arrow) => nameOf('data', arrow.slice(3)));
      said.replaceChildren([cell.said, from.length > 0 ? `aimed at by ${from.join(', ')}` : '', to.length > 0 ? `aims at ${to.join(', ')}` : '']
        .filter((text) => text !== '').join('; '), element('span', { class: 'keys' }, ' Arrow keys go to other cells.'));
    };
    const light = (cell) => aims.forEach((aim, number) => aim.classList.toggle('lit', cell !== null && isEnd(cell, picture.arrows[number])));
    for (const cell of cells) {
      cell.made.addEventListener('focus', () => { enter(cell); light(cell); });
      cell.made.addEventListener('blur', () => light(null));
      cell.made.addEventListener('pointerenter', () => light(cell));
      cell.made.addEventListener('pointerleave', () => light(null));
    }
    svg.addEventListener('keydown', (event) => {
      const here = cells.find((cell) => cell.made === document.activeElement);
      const there = here === undefined || event.ctrlKey || event.altKey || event.metaKey ? undefined : this.neighbour(cells, here, event.key);
      if (there === undefined) return;
      event.preventDefault();
      there.made.focus();
    });
  },

  /** The cell that a key leads to: the nearest one in its direction, also of another part; undefined: another key. */
  neighbour(cells, here, key) {
    const row = cells.filter((cell) => cell.name === here.name && cell.at[0] === here.at[0] && cell.at[1] === here.at[1]);
    if (key === 'Home') return row[0];
    if (key === 'End') return row.at(-1);
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    if (dx === 0 && dy === 0) return undefined;
    let nearest = here, least = Infinity;
    for (const cell of cells) {
      const x = cell.x - here.x, y = cell.y - here.y;
      const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      const distance = ahead + 3 * aside;
      if (ahead > 1 && distance < least) [nearest, least] = [cell, distance];
    }
    return nearest;
  },
};
