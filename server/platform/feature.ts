import type { Actor, WriteCtx } from '../context.ts';
import type { Routes } from './http/route.ts';
import type { Reaction } from './jobs/reaction.ts';
import type { JobHandler } from './jobs/handler.ts';
import type { Hub } from './live/hub.ts';

/** What streams need beside a reader: the hub they hear, and short writes of their own (who is here). */
export type StreamTools = { hub: Hub; write<T>(actor: Actor, work: (ctx: WriteCtx) => Promise<T>): Promise<T> };

/** What a feature brings; app.ts joins them. */
export type Feature = {
  routes?: (route: Routes, tools: StreamTools) => void;
  jobs?: readonly JobHandler[];
  reactions?: readonly Reaction[];
};
