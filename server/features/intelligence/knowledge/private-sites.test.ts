import { addSite, listKnowledgeSources } from '@parley/contract/knowledge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWeb } from '../../../integrations/web/index.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { openSite, page } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

test.each([
  'http://127.0.0.1/',
  'http://localhost:3000/',
  'http://[::1]/',
  'http://2130706433/',
  'http://10.0.0.1/help',
  'http://router.local/',
  'http://intranet/',
  'https://ann:secret@shop.example/',
])('%s is not added', async (url) => {
  const { status, body } = await app.send(addSite, { merchant: owner.merchant, url }, { token: owner.token });
  expect([status, (body as { code?: string }).code]).toEqual([422, 'knowledge_source.refused']);
  expect((await app.send(listKnowledgeSources, { merchant: owner.merchant }, { token: owner.token })).body.items).toEqual([]);
});

test('a name that points to a private network is not read', async () => {
  const site = await openSite({ '/': page('Secret', 'secret') });
  const web = openWeb({ pauseMs: 0, retryMs: 0 });
  const got = await web.get(`http://localhost:${site.port}/`);
  expect([got, site.asked]).toEqual([
    { kind: 'refused', url: `http://localhost:${site.port}/`, reason: 'It leads to a private network.' },
    [],
  ]);
  await site.close();
});
