/** An article; empty lines separate its paragraphs. */
export type Article = { id: string; title: string; body: string };
