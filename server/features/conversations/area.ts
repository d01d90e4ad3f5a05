import type { Feature } from '../../platform/feature.ts';
import { hours } from './hours/feature.ts';
import { inbox } from './inbox/feature.ts';
export { countsOf } from './inbox/index.ts';
import { live } from './live/feature.ts';
import { routing } from './routing/feature.ts';
import { savedReplies } from './saved-replies/feature.ts';
import { tags } from './tags/feature.ts';

/** What the thread shows of orders and checkout links comes from outside, so that no conversation knows commerce. */
type ShownInThreads = Parameters<typeof inbox>[0];

export const conversations = (shown: ShownInThreads): Feature[] => [inbox(shown), routing, live, savedReplies, tags, hours];
