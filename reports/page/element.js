// Makes elements. Texts become text nodes only, so that no text of a results file is ever markup.

'use strict';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Sets attributes, by name; null and false leave one out, true sets it empty. `on…` are listeners. */
const setAttributes = (made, attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  return made;
};

/** Sets attributes and appends children: elements, texts, or arrays of them. */
const fill = (made, attributes, children) => {
  setAttributes(made, attributes).append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== ''));
  return made;
};

/** An HTML element with attributes and children. */
const element = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/** The same for an SVG element. */
const svgElement = (name, attributes = {}, ...children) => fill(document.createElementNS(SVG_NAMESPACE, name), attributes, children);

/** 9,070. */
const numberText = (number) => number.toLocaleString('en');

/** "1 case", "9,070 cases". */
const countText = (number, noun) => `${numberText(number)} ${noun}${number === 1 ? '' : 's'}`;

/** "41 %": whole percents, but 0 and 100 only for none and all. */
const shareText = (part, whole) => {
  if (whole === 0) return '';
  const percent = Math.round((100 * part) / whole);
  if (percent === 0 && part > 0) return '<1 %';
  if (percent === 100 && part < whole) return '>99 %';
  return `${percent} %`;
};
