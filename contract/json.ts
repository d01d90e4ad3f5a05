/** The deepest nesting of lists and objects in JSON from outside. No endpoint needs more than ten levels. */
export const deepest = 32;

const code = (sign: string) => sign.charCodeAt(0);
const [quote, escape, openList, closeList, openObject, closeObject] = [code('"'), code('\\'), code('['), code(']'), code('{'), code('}')];

/** Whether JSON text nests deeper than allowed. Asked before parsing, because whatever reads the value afterwards may recurse. */
export function isTooDeep(text: string): boolean {
  let level = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isQuoted) {
      if (sign === escape) at++;
      else if (sign === quote) isQuoted = false;
    } else if (sign === quote) isQuoted = true;
    else if (sign === openList || sign === openObject) {
      if (++level > deepest) return true;
    } else if (sign === closeList || sign === closeObject) level--;
  }
  return false;
}

/** `JSON.parse` for text from outside. Throws a SyntaxError for text that nests too deep. */
export function readJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`The JSON nests deeper than ${deepest} levels.`);
  return JSON.parse(text, reviver);
}
