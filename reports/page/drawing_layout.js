// Positions of the parts of a drawing, in its own units (pixels at natural size), from the upper left corner.
//
// indices, updates and data are side by side, expected and actual below them. Parts side by side share their rows, unless
// one of them has several slices. An arrow leaves its update at the upper edge, runs to the right in the gutter above that
// row, up or down in the channel between updates and data, to the right in the gutter above the row of its cell, and enters
// the cell from above. Each arrow has its own lane in gutters and channel: arrows may cross each other, but never a value.

'use strict';

const drawingLayout = {
  CELL_WIDTH: 56, CELL_HEIGHT: 32, CELL_STEP: 60, // from column to column
  HEAD_HEIGHT: 18, NOTE_HEIGHT: 14, MARGIN: 8,
  CHARACTER: 7, // the width of a sign of text, rounded up
  LANE: 6, // from lane to lane
  GUTTER: 4, // between rows without arrows
  ARROW_ROOM: 9, // between the last lane and the cell: the head of the arrow
  TAIL: 16, // right of the last column, for "…"
  PART_GAP: 28, BAND_GAP: 18,
  TEXT_MOST: 44, // signs of a heading, a label or a line of words
  UPPER: ['indices', 'updates', 'data'], LOWER: ['expected', 'actual'],

  /**
   * {width, height, parts, routes}: a part has part, rank, x, y, width, cellsX, wordsY and for each slice labelY, columnsY
   * and rowsY; a route is the corners of an arrow as [[x, y], …].
   */
  of(picture) {
    const parts = new Map(picture.parts.map((part) => [part.name, { part, ...this.size(part) }]));
    const row = (names) => names.map((name) => parts.get(name)).filter((part) => part !== undefined);
    const lanes = this.lanes(picture.arrows, parts);
    const upperBottom = this.bands(row(this.UPPER), this.MARGIN, lanes);
    const lower = row(this.LOWER);
    const bottom = lower.length === 0 ? upperBottom : this.bands(lower, upperBottom + this.BAND_GAP, lanes);
    let x = this.MARGIN, width = 0, channel = 0;
    for (const place of row(this.UPPER)) {
      if (place.part.name === 'data' && picture.arrows.length > 0) {
        channel = x + this.LANE;
        x += (picture.arrows.length + 2) * this.LANE;
      } else if (x > this.MARGIN) x += this.PART_GAP;
      x = this.place(place, x);
    }
    width = x;
    x = this.MARGIN;
    for (const place of lower) x = this.place(place, x > this.MARGIN ? x + this.PART_GAP : x);
    return {
      width: Math.max(width, x) + this.MARGIN,
      height: bottom + this.MARGIN,
      parts: [...parts.values()],
      routes: this.routes(picture.arrows, parts, lanes, channel),
    };
  },

  place(place, x) {
    place.x = x;
    place.cellsX = x + place.labelWidth;
    return x + place.width;
  },

  /** A text that is not in a cell, cut: a shape may be longer than everything else. */
  cut(text) {
    const signs = [...text];
    return signs.length > this.TEXT_MOST ? `${signs.slice(0, this.TEXT_MOST - 1).join('')}…` : text;
  },

  /** The name of a slice, by its indices along the leading axes, such as "[1,0,:,:]"; "": it is the only one. */
  label({ index }) { return index.length === 0 ? '' : `[${[...index, ':', ':']}]`; },

  /** What a part needs: {rank, labelWidth, width}. */
  size(part) {
    const { slices } = part, [first] = slices;
    const rank = first === undefined ? 0 : first.index.length + (first.rows.length > 0 ? 2 : Math.min(first.columns.length, 1));
    const last = Math.max(0, ...slices.flatMap((slice) => slice.rows));
    const labelWidth = slices.length > 0 && rank > 1 ? String(last).length * this.CHARACTER + 8 : 0;
    const columns = Math.max(0, ...slices.flatMap((slice) => slice.cells.map((cells) => cells.length)));
    const texts = [part.head, part.note, ...part.words, ...slices.map(this.label)];
    const textWidth = Math.max(...texts.map((text) => [...this.cut(text)].length)) * this.CHARACTER;
    return { rank, labelWidth, width: Math.max(textWidth, columns === 0 ? 0 : labelWidth + columns * this.CELL_STEP + this.TAIL) };
  },

  // ---- rows

  /** Lays out parts side by side, below their headings; returns their lower edge. */
  bands(places, top, lanes) {
    const hasNotes = places.some(({ part }) => part.note !== '');
    const y = top + this.HEAD_HEIGHT + (hasNotes ? this.NOTE_HEIGHT : 0);
    const isShared = places.every(({ part }) => part.slices.length < 2);
    let bottom = y;
    for (const place of places) {
      const { name } = place.part;
      // Indices and updates always share their rows.
      const sharing = isShared ? places
        : places.filter(({ part }) => part.name === name || (name !== 'data' && part.name !== 'data' && this.UPPER.includes(name)));
      Object.assign(place, { y: top, wordsY: y, slices: [] });
      bottom = Math.max(bottom, this.band(place, sharing, y, lanes));
    }
    return bottom;
  },

  /** Lays out the slices of a part, in rows that some parts share; only lanes that belong to one of them count. */
  band(place, sharing, top, lanes) {
    const hasLabels = sharing.some(({ part, rank }) => rank > 2 || part.slices.some(({ index }) => index.length > 0));
    const wordsBottom = top + Math.max(0, ...sharing.map(({ part }) => part.words.length)) * this.NOTE_HEIGHT;
    let y = top;
    for (let slice = 0; ; slice++) {
      const rows = Math.max(0, ...sharing.map(({ part }) => part.slices[slice]?.cells.length ?? 0));
      if (rows === 0) break;
      const labelY = y;
      if (hasLabels) y += this.NOTE_HEIGHT;
      const columnsY = y, rowsY = [];
      y += this.NOTE_HEIGHT;
      for (let row = 0; row < rows; row++) {
        y = this.belowGutter(y, Math.max(0, ...sharing.map(({ part }) => lanes.count(part.name, slice, row))));
        rowsY.push(y);
        y += this.CELL_HEIGHT;
      }
      y += this.NOTE_HEIGHT; // for "…" below the last row
      place.slices.push({ labelY, columnsY, rowsY });
    }
    return Math.max(y, wordsBottom);
  },

  /** The upper edge of the row below. Gutters with lanes begin at multiples of LANE: lanes of two parts never coincide. */
  belowGutter(y, lanes) {
    return lanes === 0 ? y + this.GUTTER : Math.ceil(y / this.LANE) * this.LANE + lanes * this.LANE + this.ARROW_ROOM;
  },

  // ---- arrows

  /**
   * The lanes of both ends of the arrows. The uppermost lane belongs to the leftmost update and to the rightmost cell, so
   * that no arrow crosses the vertical ends of the others in its row.
   */
  lanes(arrows, parts) {
    const counts = new Map();
    const key = (name, slice, row) => `${name} ${slice} ${row}`;
    const assign = (name, ends) => {
      const lanes = [];
      for (const { arrow, slice, row } of ends.sort((a, b) => a.order - b.order || a.arrow - b.arrow)) {
        lanes[arrow] = counts.get(key(name, slice, row)) ?? 0;
        counts.set(key(name, slice, row), lanes[arrow] + 1);
      }
      return lanes;
    };
    const isSame = (a, b) => a[3] === b[3] && a[4] === b[4] && a[5] === b[5];
    const entries = arrows.map((arrow, number) => arrows.slice(0, number).filter((other) => isSame(arrow, other)).length);
    const entryCounts = arrows.map((arrow) => arrows.filter((other) => isSame(arrow, other)).length);
    const from = assign('updates', arrows.map(([slice, row, column], arrow) => ({ arrow, slice, row, order: column })));
    const to = assign('data', arrows.map(([, , , slice, row, column], arrow) =>
      ({ arrow, slice, row, order: -(column * arrows.length + entries[arrow]) })));
    return { from, to, entries, entryCounts, count: (name, slice, row) => (parts.has(name) ? counts.get(key(name, slice, row)) ?? 0 : 0) };
  },

  /** The upper left corner of a cell. */
  cell(place, slice, row, column) {
    return [place.cellsX + column * this.CELL_STEP, place.slices[slice]?.rowsY[row] ?? place.wordsY];
  },

  /** The corners of each arrow. In the channel first come those that go down, lowest first; then those up, highest first. */
  routes(arrows, parts, lanes, channel) {
    const updates = parts.get('updates'), data = parts.get('data');
    if (updates === undefined || data === undefined) return [];
    // The gutter of a row may be larger than its own lanes need.
    const laneY = (rowY, count, lane) => rowY - this.ARROW_ROOM - (count - lane) * this.LANE + 2;
    const ends = arrows.map(([fromSlice, fromRow, fromColumn, toSlice, toRow, toColumn], number) => {
      const from = this.cell(updates, fromSlice, fromRow, fromColumn), to = this.cell(data, toSlice, toRow, toColumn);
      const fromY = laneY(from[1], lanes.count('updates', fromSlice, fromRow), lanes.from[number]);
      const toY = laneY(to[1], lanes.count('data', toSlice, toRow), lanes.to[number]) + this.LANE / 2;
      const toX = to[0] + this.CELL_WIDTH * (lanes.entries[number] + 1) / (lanes.entryCounts[number] + 1);
      return { number, fromX: from[0] + this.CELL_WIDTH / 2, top: from[1], fromY, toY, toX, end: to[1], up: toY < fromY };
    });
    const routes = [];
    ends.sort((a, b) => a.up - b.up || (a.up ? a.fromY - b.fromY : b.fromY - a.fromY)).forEach((end, lane) => {
      const x = channel + lane * this.LANE;
      routes[end.number] = [[end.fromX, end.top], [end.fromX, end.fromY], [x, end.fromY], [x, end.toY], [end.toX, end.toY], [end.toX, end.end]];
    });
    return routes;
  },
};
