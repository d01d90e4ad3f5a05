// Plain text has no marks, but people write headings on lines of their own and wrap long lines.

const mostInHeading = { characters: 60, words: 8 };
const longLine = 40;

/** A list item, a line of a table, or one that ends in the middle of a sentence. */
const isItem = (line: string) => /^\s*(?:[-*+•–]|\d+[.)])\s|[|\t]/u.test(line);
const isMarked = (line: string) => /^\s{0,3}(?:#{1,6}\s|>|```|[-*_=]{3,}\s*$)/u.test(line);
/** Short, begins with a capital, and says nothing of its own: no sentence, amount or value. */
const isShort = (line: string) =>
  line.length <= mostInHeading.characters &&
  line.split(/\s+/).length <= mostInHeading.words &&
  /^["“„«¿¡(]?(?:\p{Lu}|\d{1,2}[.)]?\s\p{Lu})/u.test(line);
const saysSomething = /[.!…,;]$|:\s|[€$£@]|https?:|\d{3,}/u;
/** A sentence, a list item or a value: what stands below a heading. */
const isText = (line: string) =>
  /[.!?…]["”»)]?$/u.test(line) || isItem(line) || /:\s\S/u.test(line) || line.length > mostInHeading.characters;

/** Marks a plain text's headings as Markdown does, and joins lines that were wrapped within a sentence. */
export function markHeadings(text: string): string {
  const lines = unwrapped(text.split('\n'));
  const at = (place: number) => lines[place]?.trim() ?? '';
  const isUnderline = (line: string) => /^(?:={3,}|-{3,})$/u.test(line);
  return lines
    .flatMap((line, place) => {
      const own = line.trim();
      const isUnder = isUnderline(own) && at(place - 1) !== '' && isShort(at(place - 1));
      if (isUnder) return [];
      const isFirst = at(place - 1) === '';
      if (own === '' || !isFirst || isItem(own) || isMarked(own) || !isShort(own) || saysSomething.test(own)) return [line];
      const [next, further] = [at(place + 1), at(place + 2)];
      if (isUnderline(next)) return ['', `## ${own}`, ''];
      // Nothing below is no heading, and neither is the first of several short lines, such as an address.
      const below = next === '' ? further : next;
      return isText(below) || (next === '' && below !== '' && isShort(below) && isText(at(place + 3) || at(place + 4)))
        ? ['', `## ${own.replace(/:$/u, '')}`, '']
        : [line];
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

function unwrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && before.length >= longLine && !/[.:;!?…]\s*$/u.test(before) && /^\s{0,3}\p{Ll}/u.test(line);
    if (goesOn && !isItem(before)) joined[joined.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}
