import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const ofSource = z.object({ merchant: z.uuid(), source_id: z.uuid() });
/** Reads pages of a site for a while, then comes again while there are more. Of two runs the later one goes on. */
export const crawlJob = job('knowledge.crawl', ofSource.extend({ run_id: z.uuid() }), 5);
/** Begins a crawl when its time has come. */
export const recrawlJob = job('knowledge.recrawl', ofSource);
/** Reads an uploaded file. */
export const readFileJob = job('knowledge.read_file', ofSource, 4);
/** Takes the bytes of a file away that no source names. */
export const dropFileJob = job('knowledge.drop_file', z.object({ merchant: z.uuid(), file_id: z.uuid() }));
/** Looks whether a resolved conversation holds a question with its answer. */
export const suggestJob = job('knowledge.suggest', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }), 5);

/** How many sites are read at once, by all shops together: fewer than a worker has hands, so that slow sites never hold all of them. */
const lanes = 3;
const laneOf = (host: string) => Buffer.from(host).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % lanes;
/** A site is asked by one crawl at a time, whoever reads it, and after what customers wait for. */
export const crawlPlan = (url: string): Plan => ({ queue: `knowledge:${laneOf(new URL(url).hostname)}`, priority: 10 });
/** One waiting job per source: a new time takes the place of the old one. */
export const recrawlPlan = (sourceId: string, runAt: Date): Plan => ({ key: `recrawl:${sourceId}`, runAt, priority: 10 });
export const filePlan = (merchant: string): Plan => ({ queue: `knowledge-files:${merchant}`, priority: 10 });
export const fileKey = (merchant: string, fileId: string) => `${merchant}/${fileId}.knowledge`;
