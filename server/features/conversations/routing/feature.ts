import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { distribute, reassignIfUnclaimed } from './assign-next.ts';
import { checkClaim, checkPresence, releaseConversations, assignWaiting } from './jobs.ts';
import { checkAllPresence } from './presence.ts';
import { reactions } from './reactions.ts';
import { release } from './release.ts';

/** How waiting conversations reach a teammate, and what happens to conversations whose assignee lost access. */
export const routing: Feature = {
  name: 'routing',
  jobs: [
    handles(assignWaiting, distribute),
    handles(checkPresence, checkAllPresence),
    handles(checkClaim, reassignIfUnclaimed),
    handles(releaseConversations, release),
  ],
  reactions,
};
