import { speak } from '../../../lib/messages.ts';
import { analytics } from '../../../lib/messages/analytics.ts';
import { channels } from '../../../lib/messages/channels.ts';

export const t = speak({ analytics, channel: channels });

type Key = keyof typeof analytics;
/** The name of a figure, or of a reason that comes within another key; one this page does not know yet stands for itself. */
export function named(prefix: 'f' | 'reason', name: string): string {
  const key = `${prefix}_${name}`;
  return key in analytics ? t(`analytics.${key as PlainKey}`) : name;
}
type PlainKey = {
  [K in Key]: (typeof analytics)[K] extends `${string}{${string}` ? never : (typeof analytics)[K] extends string ? K : never;
}[Key];
