/** A legal document in English. It is stored beside its page instead of in the catalogue, so that no other page loads it. */
export type LegalText = {
  title: string;
  /** The day it was last changed, YYYY-MM-DD. */
  changed: string;
  lead: string;
  /** A section's paragraphs; an array among them is a bullet list. */
  parts: readonly { id: string; title: string; words: readonly (string | readonly string[])[] }[];
};
