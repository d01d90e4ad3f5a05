/** How many characters of a source are stored. */
const STORED_LENGTH = 300;

/** The stored excerpt of a source for display: a cut text ends with a whole word and an ellipsis. */
export const readableExcerpt = (text: string): string => (text.length < STORED_LENGTH ? text : `${text.replace(/[\s,;:]*\s\S*$/, '')} …`);
