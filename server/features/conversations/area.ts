import type { Feature } from '../../platform/feature.ts';
import { connections } from './connections/feature.ts';
import { hours } from './hours/feature.ts';
import { inbox } from './inbox/feature.ts';
export { channelMeter } from './connections/index.ts';
export { countsOf } from './inbox/index.ts';
import { live } from './live/feature.ts';
import { routing } from './routing/feature.ts';
import { savedReplies } from './saved-replies/feature.ts';
import { tags } from './tags/feature.ts';

/** Order data, checkout links and message delivery are passed in, so that conversations import neither commerce nor channels. */
type InboxParts = Parameters<typeof inbox>[0];

export const conversations = (parts: InboxParts): Feature[] => [inbox(parts), connections, routing, live, savedReplies, tags, hours];
