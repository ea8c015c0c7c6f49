// Globs as the program has them: * ? [...]; * also matches "/".

'use strict';

const glob = {
  /** A function that tells whether a whole text matches. */
  matcher(pattern) {
    let source = '';
    for (let at = 0; at < pattern.length; at += 1) {
      const sign = pattern[at];
      const close = sign === '[' ? pattern.indexOf(']', at + 2) : -1;
      if (sign === '*') source += '.*';
      else if (sign === '?') source += '.';
      else if (close > 0) {
        const inside = pattern.slice(at + 1, close).replace(/[\\\]^[]/g, '\\$&');
        source += inside[0] === '!' ? `[^${inside.slice(1)}]` : `[${inside}]`;
        at = close;
      } else if (sign === '\\' && at + 1 < pattern.length) {
        at += 1;
        source += this.escaped(pattern[at]);
      } else source += this.escaped(sign);
    }
    try {
      const expression = new RegExp(`^${source}$`, 's');
      return (text) => expression.test(text);
    } catch {
      return (text) => text === pattern; // such as [z-a]
    }
  },

  escaped(sign) { return sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'); },
};
