import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { share, takeBackIfLeft } from './give.ts';
import { lookAfter, lookAround, releaseConversations, shareOut } from './jobs.ts';
import { lookThrough } from './presence.ts';
import { reactions } from './reactions.ts';
import { release } from './release.ts';

/** How waiting conversations find a person, and what becomes of those whose person may not hold them any more. */
export const routing: Feature = {
  jobs: [
    handles(shareOut, share),
    handles(lookAround, lookThrough),
    handles(lookAfter, takeBackIfLeft),
    handles(releaseConversations, release),
  ],
  reactions,
};
