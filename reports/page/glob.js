// Globs as the program has them: * ? [...] and \ before a sign; * also matches "/".

'use strict';

const glob = {
  /**
   * A function that tells whether a whole text matches. Its time is at most the product of both lengths, also for a glob
   * that came with a link: a regular expression made of "*a*a*a*b" could take for ever.
   */
  matcher(pattern) {
    const parts = this.parts(pattern);
    return (text) => this.matches(parts, text);
  },

  /** A glob as parts, each null for "*" or a function that tells whether a sign matches. */
  parts(pattern) {
    return (pattern.match(/\[(?:[!^][^]|[^!^])[^\]]*\]|\\?[^]/g) ?? []).map((part) => {
      const [, negated, signs] = /^\[([!^]?)([^]+)\]$/.exec(part) ?? []; // a "]" that is first is a sign
      if (signs !== undefined) return (sign) => this.isAmong(signs, sign) === (negated === '');
      return part === '*' ? null : part === '?' ? () => true : (sign) => sign === part.at(-1);
    });
  },

  /** Whether a sign is among "abc" or in a range "a-z". */
  isAmong(signs, sign) {
    for (let at = 0; at < signs.length; at += 1)
      if (signs[at + 1] === '-' && at + 2 < signs.length) {
        if (signs[at] <= sign && sign <= signs[at + 2]) return true;
        at += 2;
      } else if (signs[at] === sign) return true;
    return false;
  },

  /** After a sign that does not match, the last "*" takes one sign more. */
  matches(parts, text) {
    let part = 0, at = 0, star = -1, taken = 0;
    while (at < text.length)
      if (part < parts.length && parts[part] === null) {
        star = part;
        taken = at;
        part += 1;
      } else if (part < parts.length && parts[part](text[at])) {
        part += 1;
        at += 1;
      } else if (star >= 0) {
        taken += 1;
        at = taken;
        part = star + 1;
      } else return false;
    while (part < parts.length && parts[part] === null) part += 1;
    return part === parts.length;
  },
};
