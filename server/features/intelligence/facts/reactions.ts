import { reacts } from '../../../platform/jobs/reaction.ts';
import { articlesIndexed } from '../knowledge/events.ts';
import { proposeJob, proposePlan } from './jobs.ts';

export const reactions = [
  reacts(articlesIndexed, proposeJob, async (_db, { merchant }) => ({ payload: { merchant }, plan: proposePlan(merchant) })),
];
