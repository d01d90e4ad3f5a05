import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const ofSource = z.object({ merchant: z.uuid(), source_id: z.uuid() });
/** Reads pages of a site for a while and queues itself again if there are more. Of two runs the later one continues. */
export const crawlJob = job('knowledge.crawl', ofSource.extend({ run_id: z.uuid() }), 5);
/** Starts a planned crawl. */
export const recrawlJob = job('knowledge.recrawl', ofSource);
/** Reads an uploaded file. */
export const readFileJob = job('knowledge.read_file', ofSource, 4);
/** Deletes a file that no source uses. */
export const dropFileJob = job('knowledge.drop_file', z.object({ merchant: z.uuid(), file_id: z.uuid() }));
/** Checks whether a resolved conversation contains a question with its answer. */
export const suggestJob = job('knowledge.suggest', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }), 5);

/** How many sites are crawled at once across all shops: fewer than a worker's slots, so that slow sites never occupy all of them. */
const lanes = 3;
const laneOf = (host: string) => Buffer.from(host).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % lanes;
/** One crawl at a time per host, whichever shop reads it, at a lower priority than what customers wait for. */
export const crawlPlan = (url: string): Plan => ({ queue: `knowledge:${laneOf(new URL(url).hostname)}`, priority: 10 });
/** One queued job per source: a new time replaces the old one. */
export const recrawlPlan = (sourceId: string, runAt: Date): Plan => ({ key: `recrawl:${sourceId}`, runAt, priority: 10 });
export const filePlan = (merchant: string): Plan => ({ queue: `knowledge-files:${merchant}`, priority: 10 });
export const fileKey = (merchant: string, fileId: string) => `${merchant}/${fileId}.knowledge`;
