import { formatWhen } from '../../lib/format.ts';
import { speak } from '../../lib/messages.ts';
import type { Offline } from './state.ts';

const offline_since = {
  as_of: 'You’re offline. Showing conversations as of {time}.',
  nothing_kept: 'You’re offline.',
} as const;
const t = speak({ offline_since });

/** What the screens say while the server is out of reach. */
export const sentenceOf = ({ asOf }: Offline): string =>
  asOf === null ? t('offline_since.nothing_kept') : t('offline_since.as_of', { time: formatWhen(new Date(asOf).toISOString()) });
