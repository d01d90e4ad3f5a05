import {
  crawlSource,
  deleteArticle,
  deleteSource,
  getArticle,
  listArticles,
  listKnowledgeSources,
  searchKnowledge,
} from '@parley/contract/knowledge';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeDocx, makePdf, makeZip, uploadKnowledge } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

const as = () => ({ token: owner.token });
const upload = (bytes: Buffer | string, name: string, language?: string) => uploadKnowledge(app, owner, bytes, name, language);
const sources = async () => (await app.send(listKnowledgeSources, { merchant: owner.merchant }, as())).body.items;
const over = () =>
  until(async () => {
    const [found] = await sources();
    return found && (found.state === 'ready' || found.state === 'failed') && found;
  }, 20_000);
const articles = async () => (await app.send(listArticles, { merchant: owner.merchant }, as())).body.items;
const read = async (bytes: Buffer | string, name: string, language?: string) => {
  const { status } = await upload(bytes, name, language);
  expect(status).toBe(201);
  const source = await over();
  const [head] = await articles();
  const body = head && (await app.send(getArticle, { merchant: owner.merchant, id: head.id }, as())).body;
  return { source, article: body };
};
const find = async (q: string) => (await app.send(searchKnowledge, { merchant: owner.merchant, q }, as())).body.items;

test('reads all pages of a PDF', async () => {
  const pdf = makePdf([
    ['Warranty', 'Every lamp comes with a warranty of two years. It covers', 'all faults of the material.'],
    ['Batteries are not covered by it.'],
  ]);
  const { source, article } = await read(pdf, 'Warranty_terms.pdf');
  expect(source).toMatchObject({ kind: 'file', state: 'ready', name: 'Warranty_terms.pdf', bytes: pdf.length, pages: 1, url: null });
  expect(article).toMatchObject({ kind: 'file', title: 'Warranty terms', language: 'en', actions: ['unpublish', 'delete'] });
  expect(article?.body).toContain('It covers all faults of the material.');
  expect((await find('are batteries covered by the warranty'))[0]?.passage).toContain('Batteries are not covered');
});

test('a file uploaded twice is read once and reported', async () => {
  await read('# Hours\n\nFrom nine to five.', 'hours.md');
  await upload('# Hours\n\nFrom nine to five.', 'hours (1).md');
  const [again] = await until(async () => {
    const found = await sources();
    return found[0]?.state === 'failed' && found;
  }, 20_000);
  expect(again).toMatchObject({
    name: 'hours (1).md',
    reason: 'This file has the same content as hours.md, so we didn’t add it again. You can delete it.',
  });
  expect(await articles()).toHaveLength(1);
});

test('reads a Word document, with its heading as title', async () => {
  const { article } = await read(
    makeDocx('Rückgabe', ['Sie können alles innerhalb von 30 Tagen zurückgeben.', 'Die Kosten tragen wir.']),
    'agb.docx',
  );
  expect(article).toMatchObject({
    title: 'Rückgabe',
    language: 'de',
    body: 'Sie können alles innerhalb von 30 Tagen zurückgeben.\n\nDie Kosten tragen wir.',
  });
});

test.each([
  [
    'plain text',
    'We answer within a day.\r\n\r\nOn Sundays we rest.',
    'hours.txt',
    { title: 'hours', body: 'We answer within a day.\n\nOn Sundays we rest.' },
  ],
  ['Markdown', '# Opening hours\n\nFrom **nine** to five.', 'a.md', { title: 'Opening hours', body: 'From **nine** to five.' }],
  [
    'a page',
    '<!doctype html><title>x</title><nav>menu</nav><h1>Hours</h1><p>From nine to five.</p>',
    'a.html',
    { title: 'Hours', body: 'From nine to five.' },
  ],
  [
    'text of older Windows',
    Buffer.from('Größe und Länge stehen auf der Packung.', 'latin1'),
    'g.txt',
    { body: 'Größe und Länge stehen auf der Packung.' },
  ],
])('reads %s', async (_, bytes, name, wanted) => {
  expect((await read(bytes, name)).article).toMatchObject(wanted);
});

test('a long title is cut between characters', async () => {
  const { source, article } = await read(`# x${'😀'.repeat(150)}\n\nFrom nine to five.`, 'a.md');
  expect([source.state, article?.title]).toEqual(['ready', `x${'😀'.repeat(99)}`]);
});

test('unstorable PDF metadata is removed', async () => {
  const { source, article } = await read(makePdf([['From nine to five.']], '/Info << /Title (Opening\\000 hours) >>'), 'a.pdf');
  expect([source.state, source.reason, article?.title]).toEqual(['ready', null, 'Opening hours']);
});

test('the chosen language overrides the detected one', async () => {
  expect((await read('Ohm sweet ohm.', 'a.txt', 'pt')).article?.language).toBe('pt');
});

test.each<[string, Buffer | string, string]>([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'a.pdf'],
  ['a picture that is written', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><text>Hello there</text></svg>', 'a.svg'],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), 'a.txt'],
  ['another archive', makeZip({ 'a.txt': 'x' }), 'a.docx'],
  ['a document with macros', makeZip({ 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }), 'a.docx'],
])('%s is refused by its bytes, whatever its name', async (_, bytes, name) => {
  const { status, body } = await upload(bytes, name);
  expect([status, body.code]).toEqual([415, 'file.unsupported']);
});

test('an empty or too large file is refused', async () => {
  expect((await upload('', 'a.txt')).body.code).toBe('input.invalid');
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt')).body.code).toBe('input.too_large');
});

test.each<[string, Buffer, string, RegExp]>([
  ['a broken PDF', Buffer.from('%PDF-1.4\nnothing of the kind'), 'a.pdf', /^This PDF is damaged\. Save a new copy and upload it\.$/],
  ['a PDF without text', makePdf([[]]), 'a.pdf', /file has no text/],
  [
    'a bomb',
    makeZip({ '[Content_Types].xml': '', 'word/document.xml': '<w:document/>', 'word/big.xml': Buffer.alloc(120 * 1024 * 1024) }, 100),
    'a.docx',
    /^This file is too large once unpacked\./,
  ],
  ['a document that is none', makeZip({ 'word/document.xml': 'not XML at all <<<' }), 'a.docx', /damaged|no text/],
])('%s ends as failed, with a sentence', async (_, bytes, name, reason) => {
  expect((await upload(bytes, name)).status).toBe(201);
  const source = await over();
  expect([source.state, source.pages, source.actions]).toEqual(['failed', 0, ['crawl', 'delete']]);
  expect(source.reason).toMatch(reason);
});

test('a shop stores at most 500 files', async () => {
  await app.write(owner.merchant, async ({ db, newId, now }) => {
    const file = { kind: 'file', state: 'ready' } as const;
    const row = () => ({ merchant_id: owner.merchant, id: newId(), ...file, created_at: now(), updated_at: now() });
    await db
      .insertInto('knowledge_sources')
      .values(Array.from({ length: 500 }, row))
      .execute();
  });
  const answer = await upload('One more.', 'more.txt');
  expect([answer.status, (answer.body as { detail?: string }).detail]).toEqual([422, 'You can have up to 500 files. Delete one first.']);
});

test('a failed file can be read again', async () => {
  await upload(Buffer.from('%PDF-1.4\nnothing of the kind'), 'a.pdf');
  const { id } = await over();
  await app.send(crawlSource, { merchant: owner.merchant, id }, as());
  expect(await over()).toMatchObject({ state: 'failed', reason: 'This PDF is damaged. Save a new copy and upload it.' });
});

test('a too long text is truncated, with a notice', async () => {
  const { source, article } = await read(`${'Words of a long text. '.repeat(20_000)}`, 'long.txt');
  expect(article?.characters).toBeLessThanOrEqual(200_000);
  expect(article?.characters).toBeGreaterThan(180_000);
  expect(source.skipped).toEqual([{ url: 'long.txt', reason: 'This file is too long, so we read only the beginning.' }]);
});

test('deleting the source deletes its article and its bytes', async () => {
  const { source } = await read('We answer within a day.', 'a.txt');
  const keys = async () => {
    const found = [];
    for await (const key of app.installation.outside.files.list()) if (key.startsWith(owner.merchant)) found.push(key);
    return found;
  };
  expect(await keys()).toEqual([`${owner.merchant}/${source.id}.knowledge`]);
  await app.send(deleteSource, { merchant: owner.merchant, id: source.id }, as());
  await until(async () => (await keys()).length === 0);
  expect(await articles()).toEqual([]);
});

test('a file’s article can be deleted alone', async () => {
  const { article } = await read('We answer within a day.', 'a.txt');
  await app.send(deleteArticle, { merchant: owner.merchant, id: article?.id ?? '' }, as());
  expect((await sources())[0]).toMatchObject({ state: 'ready', pages: 0 });
});
