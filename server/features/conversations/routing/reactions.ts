import { conversationHandedOff, conversationResolved, type Envelope, messageReceived } from '@parley/contract/events';
import type { Writer } from '../../../platform/db/tenant.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { teammateArrived } from '../../account/identity/events.ts';
import { conversationMoved } from '../inbox/events.ts';
import { accessNarrowed } from '../../account/roles/index.ts';
import { teamChanged, teammateAvailable } from '../../account/teams/events.ts';
import { checkPresence, checkPresencePlan, releaseConversations, assignWaiting, assignWaitingPlan } from './jobs.ts';
import { isToBeGiven, teamsToServe } from './store.ts';

const shareIf = (needed: boolean, merchant: string) => (needed ? { payload: { merchant }, plan: assignWaitingPlan(merchant) } : undefined);
const planFor = async (db: Writer, { merchant_id: merchant, data }: Envelope<{ conversation_id: string }>) =>
  shareIf(await isToBeGiven(db, data.conversation_id), merchant);
/** The former assignee has room again. */
const freed = async (db: Writer, merchant: string) => shareIf((await teamsToServe(db)).length > 0, merchant);

export const reactions = [
  reacts(conversationHandedOff, assignWaiting, planFor),
  reacts(messageReceived, assignWaiting, async (db, event) => (event.data.handler === 'none' ? planFor(db, event) : undefined)),
  reacts(conversationMoved, assignWaiting, async (db, { merchant }) => freed(db, merchant)),
  reacts(conversationResolved, assignWaiting, async (db, { merchant_id: merchant }) => freed(db, merchant)),
  // There may be more capacity or another member now.
  reacts(teamChanged, assignWaiting, async (_db, { merchant }) => shareIf(true, merchant)),
  reacts(teammateAvailable, assignWaiting, async (_db, { merchant }) => shareIf(true, merchant)),
  reacts(accessNarrowed, releaseConversations, async (_db, payload) => ({ payload })),
  reacts(teammateArrived, checkPresence, async (_db, { merchant }) => ({ payload: { merchant }, plan: checkPresencePlan(merchant) })),
];
