import type { Need } from '../../memory.ts';
import type { Query } from './reading.ts';

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
    without: [...new Set([...without, ...(base?.without ?? [])])].slice(0, 8),
    rejected: base?.rejected ?? [],
    forChild: query.forChild || (base?.forChild ?? false),
  };
}
