export type Passage = { title: string; text: string };

/** A passage is read whole; longer ones bury the answer, shorter ones lose what it is about. In characters. */
const usual = 600;
const most = 900;

/** Cuts an article at its paragraphs into passages of about 600 characters, each under the article's title. */
export function splitIntoPassages({ title, body }: { title: string; body: string }): Passage[] {
  const pieces = body
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, '\n').trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(cutLong);
  const passages: string[] = [];
  for (const piece of pieces) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + piece.length + 2 <= usual) passages[passages.length - 1] = `${last}\n\n${piece}`;
    else passages.push(piece);
  }
  return passages.map((text) => ({ title, text }));
}

/** A long paragraph is cut between sentences, and one endless sentence between words. */
function cutLong(paragraph: string): string[] {
  if (paragraph.length <= most) return [paragraph];
  const end = lastEnd(paragraph, /[.!?…]\s/g) ?? lastEnd(paragraph, /\s/g) ?? usual;
  return [paragraph.slice(0, end).trim(), ...cutLong(paragraph.slice(end).trim())];
}
function lastEnd(text: string, pattern: RegExp) {
  const ends = [...text.slice(0, usual).matchAll(pattern)].map(({ index }) => index + 1);
  return ends.at(-1);
}
