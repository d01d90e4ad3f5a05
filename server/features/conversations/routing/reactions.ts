import type { Writer } from '../../../platform/db/tenant.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { teammateArrived } from '../../account/identity/events.ts';
import { conversationMoved, conversationResolved, handedOver, messageReceived } from '../inbox/events.ts';
import { accessNarrowed } from '../../account/merchants/events.ts';
import { teamChanged, teammateAvailable } from '../../account/teams/events.ts';
import { lookAround, lookPlan, releaseConversations, shareOut, sharePlan } from './jobs.ts';
import { isToBeGiven, teamsToServe } from './store.ts';

const shareIf = (needed: boolean, merchant: string) => (needed ? { payload: { merchant }, plan: sharePlan(merchant) } : undefined);
const wanted = async (db: Writer, { merchant, conversation_id: id }: { merchant: string; conversation_id: string }) =>
  shareIf(await isToBeGiven(db, id), merchant);
/** Whoever held it has room again. */
const freed = async (db: Writer, { merchant }: { merchant: string }) => shareIf((await teamsToServe(db)).length > 0, merchant);

export const reactions = [
  reacts(handedOver, shareOut, wanted),
  reacts(messageReceived, shareOut, async (db, about) => (about.handler === 'none' ? wanted(db, about) : undefined)),
  reacts(conversationMoved, shareOut, freed),
  reacts(conversationResolved, shareOut, freed),
  // There may be more room than before, or somebody to share with.
  reacts(teamChanged, shareOut, async (_db, { merchant }) => shareIf(true, merchant)),
  reacts(teammateAvailable, shareOut, async (_db, { merchant }) => shareIf(true, merchant)),
  reacts(accessNarrowed, releaseConversations, async (_db, payload) => ({ payload })),
  reacts(teammateArrived, lookAround, async (_db, { merchant }) => ({ payload: { merchant }, plan: lookPlan(merchant) })),
];
