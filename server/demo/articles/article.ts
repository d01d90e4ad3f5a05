/** An article as it is written down; paragraphs are parted by an empty line. */
export type Article = { id: string; title: string; body: string };
