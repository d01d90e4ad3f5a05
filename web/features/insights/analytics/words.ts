import { speak } from '../../../lib/messages.ts';
import { analytics } from '../../../lib/messages/analytics.ts';

export const t = speak({ analytics });

type Key = keyof typeof analytics;
/** A sentence by a name that comes from the server; a name this page does not know yet stands for itself. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}_${name}`;
  return key in analytics ? t(`analytics.${key as PlainKey}`) : name;
}
type PlainKey = {
  [K in Key]: (typeof analytics)[K] extends `${string}{${string}` ? never : (typeof analytics)[K] extends string ? K : never;
}[Key];
