import { isSaid, isYes } from '@parley/engine';
import type { Turn } from '../../../conversations/inbox/index.ts';

/** The customer's words since the AI last spoke are a yes, and the AI's words, said after the proposal, named each of its `say`. */
export function isAgreedTo(turns: readonly Turn[], { say, since }: { say: readonly string[]; since: Date }): boolean {
  const place = turns.findLastIndex(({ author }) => author !== 'customer');
  const shown = turns[place];
  const answer = turns.slice(place + 1).map(({ text }) => text);
  if (shown?.author !== 'ai' || shown.at < since || answer.length === 0) return false;
  return isYes(answer.join('\n')) && say.every((word) => isSaid(shown.text, word));
}
