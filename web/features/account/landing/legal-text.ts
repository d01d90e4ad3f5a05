/** A document to read, in English. It is kept beside its page, not in the catalogue, so that no other page loads it. */
export type LegalText = {
  title: string;
  /** The day it was last changed, YYYY-MM-DD. */
  changed: string;
  lead: string;
  /** A part's words are paragraphs; a list among them is a list of points. */
  parts: readonly { id: string; title: string; words: readonly (string | readonly string[])[] }[];
};
