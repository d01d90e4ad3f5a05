/** The signs a channel with formatting shows as such. */
export const marks = { bold: '*', italic: '_', struck: '~', code: '`' } as const;
export type Mark = keyof typeof marks;

export type Selected = { text: string; start: number; end: number };

/** Puts the sign around the selected words, or takes it away where it already stands; without a selection the caret comes between. */
export function toggleMark({ text, start, end }: Selected, mark: Mark): Selected {
  const sign = marks[mark];
  if (text[start - 1] === sign && text[end] === sign)
    return { text: text.slice(0, start - 1) + text.slice(start, end) + text.slice(end + 1), start: start - 1, end: end - 1 };
  const words = text.slice(start, end);
  if (words.length > 2 && words.startsWith(sign) && words.endsWith(sign))
    return { text: text.slice(0, start) + words.slice(1, -1) + text.slice(end), start, end: end - 2 };
  // A sign beside a blank marks nothing, so blanks at the edges stay outside.
  const [from, to] = [start + words.length - words.trimStart().length, end - (words.length - words.trimEnd().length)];
  const [first, last] = from < to ? [from, to] : [start, start];
  return { text: text.slice(0, first) + sign + text.slice(first, last) + sign + text.slice(last), start: first + 1, end: last + 1 };
}
