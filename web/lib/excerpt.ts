/** As many characters as are kept of what was read. */
const kept = 300;

/** What is kept of a source, as one reads it: where it was cut, that it goes on, and no half a word. */
export const readableExcerpt = (text: string): string => (text.length < kept ? text : `${text.replace(/[\s,;:]*\s\S*$/, '')} …`);
