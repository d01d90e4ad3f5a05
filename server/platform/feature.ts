import type { Routes } from './http/route.ts';
import type { JobHandler } from './jobs/job.ts';
import type { Reaction } from './jobs/event.ts';

/** What a feature brings; app.ts joins them. */
export type Feature = { routes?: (route: Routes) => void; jobs?: readonly JobHandler[]; reactions?: readonly Reaction[] };
