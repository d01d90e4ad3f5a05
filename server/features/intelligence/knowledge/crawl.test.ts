import { addSite, listArticles, listKnowledgeSources } from '@parley/contract/knowledge';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import type { WebPort } from '../../../integrations/document-ports.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { crawl } from './crawl.ts';
import { openSite, page, type Site } from './make.ts';

let app: TestApp;
let owner: Person;
let site: Site;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { OUTBOUND_PRIVATE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  const text = (about: string) => `This page tells everything there is to know about ${about}.`;
  site = await openSite({
    '/': page('Home', text('home'), { links: ['/a', '/b', '/c'] }),
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`/${name}`, page(name.toUpperCase(), text(name))])),
  });
});
afterEach(() => site.close());

/** The payload a worker would give to the job. */
function job(more: { web?: Partial<WebPort>; lastAttempt?: boolean } = {}): JobCtx {
  const { installation } = app;
  const { merchant } = owner;
  return {
    ...{
      actor: { kind: 'system', merchant },
      requestId: 'test',
      address: '',
      now: installation.now,
      newId,
      flags: installation.flags,
      attempt: 1,
      lastAttempt: more.lastAttempt ?? false,
    },
    db: installation.readingOf(merchant),
    readerOf: installation.readingOf,
    outside: { ...installation.outside, web: { ...installation.outside.web, ...more.web } },
    write: (work) => app.write(merchant, work),
  } as JobCtx;
}
const add = async () => {
  const { merchant, token } = owner;
  const { body } = await app.send(addSite, { merchant, url: site.at('/'), every_days: 0 }, { token });
  const row = await app.installation.readingOf(merchant).selectFrom('knowledge_sources').select('run_id').executeTakeFirstOrThrow();
  return { merchant, source_id: body.id, run_id: row.run_id ?? '' };
};
const source = async () => (await app.send(listKnowledgeSources, { merchant: owner.merchant }, { token: owner.token })).body.items[0];
const titles = async () =>
  (await app.send(listArticles, { merchant: owner.merchant }, { token: owner.token })).body.items.map(({ title }) => title).sort();
const paths = () => site.asked.filter((path) => !/robots|sitemap/.test(path));

test('a crawl resumes after its worker dies', async () => {
  const about = await add();
  let left = 2;
  const { get } = app.installation.outside.web;
  const dying: Partial<WebPort> = { get: (url, options) => (left-- > 0 ? get(url, options) : Promise.reject(new Error('killed'))) };
  await expect(crawl(job({ web: dying }), about)).rejects.toThrow('killed');
  expect(await source()).toMatchObject({ state: 'running', seen: 2, pages: 2 });
  await crawl(job(), about);
  expect([(await source())?.state, await titles(), paths()]).toEqual(['ready', ['A', 'B', 'C', 'Home'], ['/', '/a', '/b', '/c']]);
});

test('two workers on one crawl store every page once', async () => {
  const about = await add();
  await Promise.all([crawl(job(), about), crawl(job(), about)]);
  expect([(await source())?.state, await titles()]).toEqual(['ready', ['A', 'B', 'C', 'Home']]);
});

test('a job reads for a while and queues the next', async () => {
  const about = await add();
  await crawl(job(), about, 0);
  expect([await titles(), (await source())?.state]).toEqual([['Home'], 'running']);
  for (let more = 0; more < 4; more++) await crawl(job(), about, 0);
  expect([await titles(), (await source())?.state]).toEqual([['A', 'B', 'C', 'Home'], 'ready']);
});

test('a repeated job of a finished crawl does nothing', async () => {
  const about = await add();
  await crawl(job(), about);
  const asked = site.asked.length;
  await crawl(job(), about);
  expect(site.asked.length).toBe(asked);
});

test('repeated failures end with a sentence', async () => {
  const about = await add();
  await crawl(job({ web: { get: () => Promise.reject(new Error('broken')) }, lastAttempt: true }), about);
  expect(await source()).toMatchObject({ state: 'failed', reason: 'We couldn’t read this site. Try again later.' });
});

test('waits the crawl delay that a site requests', async () => {
  site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 60' };
  const waits: (number | undefined)[] = [];
  const { get } = app.installation.outside.web;
  await crawl(job({ web: { get: (url, options) => (waits.push(options?.waitMs), get(url, { ...options, waitMs: 0 })) } }), await add());
  expect(waits).toEqual([10_000, 10_000, 10_000, 10_000]);
});

test('the page limit counts kept pages, not read ones', async () => {
  const about = await add();
  site.pages['/a'] = { status: 404 };
  await app.write(owner.merchant, async ({ db }) => void (await db.updateTable('knowledge_sources').set({ max_pages: 3 }).execute()));
  await crawl(job(), about);
  expect(await titles()).toEqual(['B', 'C', 'Home']);
});
