export type Passage = { title: string; text: string };

/** The usual passage length, in characters; longer ones bury the answer, shorter ones lose the context. */
const usual = 600;
const most = 900;
/** Up to this length, an answer stays in one passage with its question; a longer one is split like an article. */
const mostOfAnswer = 4_000;

/**
 * Splits an article at paragraphs into passages of about 600 characters, each under the article's title. A heading stays with its
 * paragraph; Markdown marks are removed, because passages are quoted to customers. Never splits a question's answer.
 */
export function splitIntoPassages({ title, body, kind }: { title: string; body: string; kind?: string }): Passage[] {
  const text = withoutLongGaps(withoutControls(body).replace(/\r\n?/g, '\n'));
  const paragraphs = headed(text.split(/\n\s*\n/).flatMap(partHeadings)).map(withoutMarks);
  const whole = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  if (kind === 'question' && whole !== '' && whole.length <= mostOfAnswer) return [{ title, text: whole }];
  const passages: string[] = [];
  for (const unit of paragraphs.filter((paragraph) => paragraph !== '').flatMap(cutLong)) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + unit.length + 2 <= usual) passages[passages.length - 1] = `${last}\n\n${unit}`;
    else passages.push(unit);
  }
  return passages.map((passage) => ({ title, text: passage }));
}

/** PostgreSQL can't store NUL. */
const withoutControls = (text: string) => text.replaceAll('\0', '');
/** Long runs of spaces would make the patterns backtrack for minutes. */
const withoutLongGaps = (text: string) => text.replace(/[^\S\n]{5,}/g, '    ');
const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#{0,20}\s*$/;

/** Makes a heading a paragraph of its own, with or without an empty line after it. */
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

/** Joins each heading with the paragraph below, as the beginning of its sentence. */
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

// Text between two marks is short, so an unclosed mark isn't searched through a whole book.
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

/** Splits a long paragraph between sentences, and an endless sentence between words. */
function cutLong(paragraph: string): string[] {
  const units: string[] = [];
  let rest = paragraph;
  while (rest.length > most) {
    const end = lastEnd(rest, /[.!?…]\s|\n/g) ?? lastEnd(rest, /\s/g) ?? wholeSigns(rest);
    units.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...units, rest].filter((unit) => unit !== '');
}
/** A cut must not split a surrogate pair, which can't be stored. */
const wholeSigns = (text: string) => (/[\uD800-\uDBFF]/.test(text.charAt(usual - 1)) ? usual - 1 : usual);
function lastEnd(text: string, pattern: RegExp) {
  const ends = [...text.slice(0, usual).matchAll(pattern)].map(({ index }) => index + 1);
  return ends.at(-1);
}

/** The beginning of a text on one line, at most this long, for lists. */
export const excerptOf = (text: string, length = 200) =>
  withoutMarks(text)
    .replace(/\s+/g, ' ')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
