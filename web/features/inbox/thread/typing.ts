import type { Signal } from '@parley/contract/live';

type TypingSignal = Extract<Signal, { type: 'typing' }>;
export type Typist = Pick<TypingSignal, 'who' | 'user_id' | 'name'> & { until: number };

/** People say so again every 3 s; an AI that is dropped may never say that it stopped. */
const lasts = { customer: 8_000, teammate: 8_000, ai: 60_000 };
const isSame = (a: Pick<TypingSignal, 'who' | 'user_id'>, b: Pick<TypingSignal, 'who' | 'user_id'>) =>
  a.who === b.who && a.user_id === b.user_id;

/** Who is writing after this signal; `now` in milliseconds. */
export function noteTyping(typists: readonly Typist[], signal: TypingSignal, now: number): Typist[] {
  const others = typists.filter((typist) => !isSame(typist, signal));
  if (!signal.on) return others;
  return [...others, { who: signal.who, user_id: signal.user_id, name: signal.name, until: now + lasts[signal.who] }];
}

/** Who still writes at `now`; the same list when nobody stopped. */
export function stillTyping(typists: readonly Typist[], now: number): readonly Typist[] {
  return typists.every((typist) => typist.until > now) ? typists : typists.filter((typist) => typist.until > now);
}
