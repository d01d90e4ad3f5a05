export type Passage = { title: string; text: string };

/** A passage is read whole; longer ones bury the answer, shorter ones lose what it is about. In characters. */
const usual = 600;
const most = 900;
/** An answer up to this length stays with its question in one passage; beyond it, it is an article that has a question for a title. */
const mostOfAnswer = 4_000;

/**
 * Cuts an article at its paragraphs into passages of about 600 characters, each under the article's title. A heading stays with what it
 * heads; the marks of Markdown are left out, since passages are quoted to customers. A question's answer is never cut apart.
 */
export function splitIntoPassages({ title, body, kind }: { title: string; body: string; kind?: string }): Passage[] {
  const text = withoutLongGaps(withoutControls(body).replace(/\r\n?/g, '\n'));
  const paragraphs = headed(text.split(/\n\s*\n/).flatMap(partHeadings)).map(withoutMarks);
  const whole = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  if (kind === 'question' && whole !== '' && whole.length <= mostOfAnswer) return [{ title, text: whole }];
  const passages: string[] = [];
  for (const piece of paragraphs.filter((paragraph) => paragraph !== '').flatMap(cutLong)) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + piece.length + 2 <= usual) passages[passages.length - 1] = `${last}\n\n${piece}`;
    else passages.push(piece);
  }
  return passages.map((passage) => ({ title, text: passage }));
}

/** The database keeps no NUL. */
const withoutControls = (text: string) => text.replaceAll('\0', '');
/** Patterns would try each way to part a long gap: on a text of nothing else, for minutes. */
const withoutLongGaps = (text: string) => text.replace(/[^\S\n]{5,}/g, '    ');
const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#{0,20}\s*$/;

/** A heading is a paragraph of its own, with or without an empty line after it. */
function partHeadings(paragraph: string): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  for (const line of paragraph.split('\n')) {
    if (!heading.test(line)) {
      lines.push(line);
      continue;
    }
    parts.push(lines.join('\n'), line);
    lines = [];
  }
  return [...parts, lines.join('\n')].filter((part) => part.trim() !== '');
}

/** Puts each heading before the paragraph it heads, as the beginning of its sentence. */
function headed(paragraphs: readonly string[]): string[] {
  let head = '';
  return paragraphs.flatMap((paragraph, place) => {
    const named = heading.exec(paragraph)?.[1];
    const isLast = place === paragraphs.length - 1;
    if (named !== undefined && !isLast) {
      head = named;
      return [];
    }
    const begun = head === '' ? '' : `${head}${/[.:?!]$/.test(head) ? '' : ':'}${/^\s*([-*+]|\d+[.)])\s/.test(paragraph) ? '\n' : ' '}`;
    head = '';
    return [begun + (named ?? paragraph)];
  });
}

// What stands between two marks is short: an unclosed one is not looked for through a whole book.
const withoutMarks = (paragraph: string) =>
  paragraph
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\[([^\]]{1,300})\]\([^)\s]{0,2000}(?:\s"[^"]{0,1000}")?\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=[^\s*_])([^*_\n]+?)(?<=\S)[*_](?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^\s*>\s?/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** A long paragraph is cut between sentences, and one endless sentence between words. */
function cutLong(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > most) {
    const end = lastEnd(rest, /[.!?…]\s|\n/g) ?? lastEnd(rest, /\s/g) ?? wholeSigns(rest);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}
/** A text of nothing but such signs is cut between two of them: half of one cannot be stored. */
const wholeSigns = (text: string) => (/[\uD800-\uDBFF]/.test(text.charAt(usual - 1)) ? usual - 1 : usual);
function lastEnd(text: string, pattern: RegExp) {
  const ends = [...text.slice(0, usual).matchAll(pattern)].map(({ index }) => index + 1);
  return ends.at(-1);
}

/** A beginning of at most so many characters on one line, for lists. */
export const excerptOf = (text: string, length = 200) =>
  withoutMarks(text)
    .replace(/\s+/g, ' ')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
