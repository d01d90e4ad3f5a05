import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { expire } from './expire.ts';
import { expireCredit } from './jobs.ts';

export const credit: Feature = { name: 'credit', jobs: [handles(expireCredit, expire)] };
