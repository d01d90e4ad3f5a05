import { type RawBuilder, sql } from 'kysely';

type Text = RawBuilder<unknown>;
/** A product's words for its search, by how much they weigh: name, kind (one phrase a line), options (one a line), description. */
export const weightedWords = (name: Text, kind: Text, options: Text, description: Text) =>
  sql<string>`product_vector(${name}, ${kind}, ${options}, ${description})`;
