import type { ChatView } from '../chat/view.ts';
import { fill } from '../words/words.ts';
import type { Surroundings } from './surroundings.ts';

/** When the team is next available, in the visitor's time zone; empty when that is now or unknown. */
export function describeReturn({ opensAt }: Pick<ChatView, 'opensAt'>, { words, language }: Surroundings): string {
  if (!opensAt) return '';
  const when = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date(opensAt));
  return fill(words.backAt, { when });
}
