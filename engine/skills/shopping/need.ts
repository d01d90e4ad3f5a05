import type { Need } from '../../memory.ts';
import type { Wish } from './reading.ts';

const mostText = 800;

/** A message without a new kind of thing narrows what the customer was looking for; with one, it begins anew. */
export function needAfter(before: Need | null, wish: Wish, isFurther: boolean): Need {
  const words = wish.words.map(({ word }) => word);
  const without = wish.without.map(({ word }) => word);
  const base = isFurther ? before : null;
  return {
    head: wish.kind?.head.word ?? base?.head ?? null,
    said: (wish.kind?.said ?? base?.said ?? '').slice(0, 120),
    words: [...new Set([...words, ...(base?.words ?? [])])].filter((word) => !without.includes(word)).slice(0, 16),
    text: `${base ? `${base.text}\n` : ''}${wish.text}`.slice(-mostText),
    max: wish.limits.max ?? base?.max ?? null,
    min: wish.limits.min ?? base?.min ?? null,
    without: [...new Set([...without, ...(base?.without ?? [])])].slice(0, 8),
    rejected: base?.rejected ?? [],
    forChild: wish.forChild || (base?.forChild ?? false),
  };
}
