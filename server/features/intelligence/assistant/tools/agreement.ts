import { containsText, isYes } from '@parley/engine';
import type { Turn } from '../../../conversations/inbox/index.ts';

/** Whether the customer's messages since the AI last spoke confirm, and the AI's text after the proposal named each item of `say`. */
export function isAgreedTo(turns: readonly Turn[], { say, since }: { say: readonly string[]; since: Date }): boolean {
  const place = turns.findLastIndex(({ author }) => author !== 'customer');
  const shown = turns[place];
  const answer = turns.slice(place + 1).map(({ text }) => text);
  if (shown?.author !== 'ai' || shown.at < since || answer.length === 0) return false;
  return isYes(answer.join('\n'), shown.text) && say.every((word) => containsText(shown.text, word));
}
