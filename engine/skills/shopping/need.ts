import type { Need } from '../../memory.ts';
import { colourOf } from './colours.ts';
import { tokenOf } from './find.ts';
import type { Query } from './reading.ts';
import { same } from './tokens.ts';

const mostText = 800;

/** A message without a new kind of thing narrows what the customer was looking for; with one, it begins anew. */
export function needAfter(before: Need | null, query: Query, isFurther: boolean): Need {
  const words = query.words.map(({ word }) => word);
  const without = query.without.map(({ word }) => word);
  const base = isFurther ? before : null;
  return {
    head: query.kind?.head.word ?? base?.head ?? null,
    said: (query.kind?.said ?? base?.said ?? '').slice(0, 120),
    words: [...new Set([...words, ...(base?.words ?? [])])].filter((word) => !without.includes(word)).slice(0, 16),
    text: `${base ? `${base.text}\n` : ''}${query.text}`.slice(-mostText),
    max: query.limits.max ?? base?.max ?? null,
    min: query.limits.min ?? base?.min ?? null,
    about: query.limits.about === null && query.limits.max !== null ? null : (query.limits.about ?? base?.about ?? null),
    // What somebody doesn't want stays unwanted when they look for something else, until they ask for it.
    without: [...new Set([...without, ...(before?.without ?? []).filter((word) => base !== null || colourOf(word) === undefined)])]
      .filter((word) => !query.words.some((token) => same(token, tokenOf(word))))
      .slice(0, 8),
    rejected: base?.rejected ?? [],
    forChild: query.forChild || (base?.forChild ?? false),
  };
}
