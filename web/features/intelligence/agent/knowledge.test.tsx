import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { queryClient } from '../../../data/query-client.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { lines, madeArticle, madeId, madePassage, madeRow, madeSource, madeSuggestion, openAgent } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const list = (...items: unknown[]) => ({ items, next_cursor: null, total: items.length });
const bodies = (calls: readonly SentRequest[]) => calls.map(({ body }) => body);
let takeLayout: () => void;

beforeEach(() => {
  forgetAll();
  takeLayout = giveLayout({ row: 37, pane: 700 });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  takeLayout();
  vi.unstubAllGlobals();
});

test('an empty knowledge says what it is for and where to begin', async () => {
  openAgent('?tab=knowledge');
  expect(await screen.findByText('The AI knows your products and orders, and nothing else yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload a file' }).getAttribute('href')).toBe('/agent-config?tab=knowledge&part=files');
  expect(screen.getByRole('link', { name: 'Read a site' }).getAttribute('href')).toBe('/agent-config?tab=knowledge&part=sites');
});

test('articles are narrowed in the address', async () => {
  const { server, person, place } = openAgent('?tab=knowledge', { [lines.articles]: list(madeRow()) });
  expect(await screen.findByText('1 article')).toBeTruthy();
  await person.selectOptions(await field('Kind'), 'question');
  await person.type(await field('Find in titles and texts'), 'mars');
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge&kind=question&q=mars'));
  await waitFor(() => expect(server.calls(lines.articles).at(-1)?.url.search).toBe('?q=mars&kind=question'));
});

test('an article is written, previewed and added', async () => {
  const { server, person, place } = openAgent('?tab=knowledge&article=new', { [lines.create]: madeArticle({ id: madeId(9) }) });
  await person.type(await field('Title'), 'Delivery');
  await person.type(await field('Text'), '# Abroad{Enter}**Ten** days');
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('heading', { name: 'Abroad' })).toBeTruthy();
  expect(screen.getByText('Ten').tagName).toBe('STRONG');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
  expect(bodies(server.calls(lines.create))).toEqual([
    { kind: 'article', title: 'Delivery', body: '# Abroad\n**Ten** days', language: 'en', status: 'published' },
  ]);
});

test('closing an article with changes asks first', async () => {
  const { person, place } = openAgent('?tab=knowledge&article=new');
  await person.type(await field('Title'), 'Delivery');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect((await field('Title')).value).toBe('Delivery');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
});

test('when a teammate changed the article meanwhile, one chooses whose words stay', async () => {
  let article = madeArticle();
  const sent: { version: number }[] = [];
  const { person } = openAgent(`?tab=knowledge&article=${article.id}`, {
    [lines.article(article.id)]: () => article,
    [lines.update(article.id)]: ({ body }: SentRequest) => {
      sent.push(body as { version: number });
      return (body as { version: number }).version === article.version
        ? { ...article, title: 'Mine', version: article.version + 1 }
        : problem(409, { code: 'article.changed', detail: 'Someone else changed this article.' });
    },
  });
  const title = await field('Title');
  await person.clear(title);
  await person.type(title, 'Mine');
  article = madeArticle({ body: 'Theirs', version: 2 });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, title: 'Mine', body: 'Theirs' });
});

test('what was read from a page is not typed over: it is withdrawn, or deleted after a question', async () => {
  const page = madeArticle({
    kind: 'page',
    source: { id: madeId(50), kind: 'site', name: 'https://harbour.example/help' },
    url: 'https://harbour.example/help/delivery',
    actions: ['unpublish', 'delete'],
  });
  const { server, person, place } = openAgent(`?tab=knowledge&article=${page.id}`, {
    [lines.article(page.id)]: page,
    [lines.update(page.id)]: { ...page, status: 'draft' },
    [lines.remove(page.id)]: {},
  });
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(bodies(server.calls(lines.update(page.id)))).toEqual([{ status: 'draft', version: 1 }]));
  expect(screen.queryByLabelText('Text')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Delivery”?' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
  expect(server.calls(lines.remove(page.id))).toHaveLength(1);
});

test('several questions are added one after another', async () => {
  const { server, person } = openAgent('?tab=knowledge', { [lines.create]: madeArticle() });
  await person.click(await screen.findByRole('button', { name: 'Question and answer' }));
  await person.type(await field('Question'), 'Do you rent?');
  await person.type(await field('Answer'), 'No.');
  await person.click(screen.getByRole('button', { name: 'Add another' }));
  await waitFor(() => expect(server.calls(lines.create)).toHaveLength(1));
  await waitFor(async () => expect((await field('Question')).value).toBe(''));
  expect(server.calls(lines.create)[0]?.body).toMatchObject({ kind: 'question', title: 'Do you rent?', body: 'No.' });
});

test('files are sent with their progress; one that cannot be read is told at once, a failure is tried again', async () => {
  let works = false;
  const { server, person } = openAgent('?tab=knowledge&part=files', {
    [lines.upload]: () =>
      works ? madeSource({ kind: 'file', name: 'terms.txt' }) : problem(503, { detail: 'The file could not be kept just now.' }),
  });
  const input = await field('Choose files');
  fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png'), new File(['Terms'], 'terms.txt')] } });
  expect(await screen.findByText(/^photo\.png: Only text, Markdown/)).toBeTruthy();
  expect(await screen.findByText('terms.txt: The file could not be kept just now.')).toBeTruthy();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/terms\.txt/)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Dismiss photo.png' }));
  expect(screen.queryByText(/photo\.png/)).toBeNull();
  expect(server.calls(lines.upload)).toHaveLength(2);
});

test('files go on while one looks at something else, and what failed then is said', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let asked = 0;
  const { result: said } = renderHook(() => useToasterStore());
  const { server, person } = openAgent('?tab=knowledge&part=files', { [lines.upload]: () => answers[asked++]?.promise });
  fireEvent.change(await field('Choose files'), { target: { files: [new File(['a'], 'one.txt'), new File(['b'], 'two.txt')] } });
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(1));
  await person.click(screen.getByRole('link', { name: 'Articles' }));
  await person.click(screen.getByRole('link', { name: 'Files' }));
  expect(await screen.findByText(/^one\.txt: .* is up$/)).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Guidance' }));
  answers[0]?.resolve(madeSource({ kind: 'file', name: 'one.txt' }));
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(2));
  await screen.findByRole('button', { name: 'Add guidance' });
  answers[1]?.resolve(problem(503, { detail: 'The file could not be kept just now.' }));
  await waitFor(() => expect(said.current.toasts.map(({ message }) => message)).toContain('two.txt: The file could not be kept just now.'));
});

test('a dropped file is sent as well', async () => {
  const { server } = openAgent('?tab=knowledge&part=files', { [lines.upload]: madeSource({ kind: 'file' }) });
  const place = (await screen.findByText('Drop files here')).parentElement;
  fireEvent.drop(place as HTMLElement, { dataTransfer: { files: [new File(['Terms'], 'terms.md')] } });
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(1));
});

test('a file that failed says why', async () => {
  openAgent('?tab=knowledge&part=files', {
    [lines.sources]: list(
      madeSource({ kind: 'file', name: 'scan.pdf', state: 'failed', reason: 'No text could be read from this file.', pages: 0 }),
    ),
  });
  expect(await screen.findByText('No text could be read from this file.')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('a site is added; an address that may not be read says so in its field', async () => {
  let refused = true;
  const { server, person } = openAgent('?tab=knowledge&part=sites', {
    [lines.site]: () =>
      refused ? problem(422, { code: 'knowledge_source.refused', detail: 'This address is private.' }) : madeSource({ state: 'waiting' }),
  });
  await person.type(await field('Address'), 'http://10.0.0.1/');
  await person.selectOptions(await field('Read it again'), '30');
  await person.click(screen.getByRole('button', { name: 'Read it' }));
  expect(await screen.findByText('This address is private.')).toBeTruthy();
  refused = false;
  await person.click(screen.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(toasts()).toContain('Its pages are being read. You can go on meanwhile.'));
  expect(bodies(server.calls(lines.site))[1]).toEqual({ url: 'http://10.0.0.1/', max_pages: 50, every_days: 30 });
});

test('a site tells how far it is, then what it left out and why', async () => {
  let site = madeSource({ state: 'running', seen: 12, actions: ['delete'] });
  openAgent('?tab=knowledge&part=sites', { [lines.sources]: () => list(site) });
  expect(await screen.findByText('12 of at most 50 pages')).toBeTruthy();
  site = madeSource({ skipped: [{ url: 'https://harbour.example/help/old', reason: 'robots.txt forbids it' }] });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('1 page was left out')).toBeTruthy();
  expect(screen.getByText('robots.txt forbids it')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Show what was read/ }).getAttribute('href')).toBe(
    `/agent-config?tab=knowledge&source=${madeId(50)}`,
  );
});

test('a site is read again, read at other times, and deleted after a question', async () => {
  const { server, person } = openAgent('?tab=knowledge&part=sites', {
    [lines.sources]: list(madeSource()),
    [lines.crawl(madeId(50))]: madeSource({ state: 'waiting' }),
    [lines.change(madeId(50))]: madeSource({ every_days: 1 }),
    [lines.deleteSource(madeId(50))]: {},
  });
  const name = 'https://harbour.example/help';
  await person.click(await screen.findByRole('button', { name: `Read again: ${name}` }));
  await waitFor(() => expect(server.calls(lines.crawl(madeId(50)))).toHaveLength(1));
  await person.selectOptions(await field(`When ${name} is read again`), '1');
  await waitFor(() => expect(bodies(server.calls(lines.change(madeId(50))))).toEqual([{ every_days: 1 }]));
  await person.click(screen.getByRole('button', { name: `Delete: ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The 12 articles read from it go too/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.calls(lines.deleteSource(madeId(50)))).toHaveLength(1));
});

test('a suggestion is taken over in better words, or left', async () => {
  const { server, person } = openAgent('?tab=knowledge&part=suggestions', {
    [lines.suggestions]: list(madeSuggestion),
    [lines.accept(madeSuggestion.id)]: madeArticle(),
    [lines.dismiss(madeSuggestion.id)]: {},
  });
  expect((await screen.findByRole('link', { name: 'Conversation 118' })).getAttribute('href')).toBe(`/inbox?conversation=${madeId(90)}`);
  await person.click(screen.getByRole('button', { name: 'Add to knowledge' }));
  const dialog = within(await screen.findByRole('dialog'));
  const answer = dialog.getByLabelText('Answer');
  await person.clear(answer);
  await person.type(answer, 'Yes, in Harlingen.');
  await person.click(dialog.getByRole('button', { name: 'Add to knowledge' }));
  await waitFor(() =>
    expect(bodies(server.calls(lines.accept(madeSuggestion.id)))).toEqual([
      { question: 'Do you repair kayaks?', answer: 'Yes, in Harlingen.' },
    ]),
  );
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(server.calls(lines.dismiss(madeSuggestion.id))).toHaveLength(1));
});

test('what the AI would find is shown with the words of the question marked', async () => {
  const { server, person } = openAgent('?tab=knowledge&part=find', { [lines.find]: list(madePassage) });
  await person.type(await field('Question'), 'when do you deliver?{Enter}');
  expect((await screen.findByText('deliver')).tagName).toBe('MARK');
  expect(screen.getByText('covers 80% of the question')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toContain(`article=${madeId(1)}`);
  expect(server.calls(lines.find).at(-1)?.url.searchParams.get('q')).toBe('when do you deliver?');
});

test('who may only read writes, uploads and decides nothing', async () => {
  openAgent('?tab=knowledge&part=suggestions', { [lines.suggestions]: list(madeSuggestion) }, 'analyst');
  expect(await screen.findByText('Your role may read this and not change it.')).toBeTruthy();
  expect(await screen.findByText('Do you repair kayaks?')).toBeTruthy();
  for (const name of ['Add to knowledge', 'Dismiss']) expect(screen.queryByRole('button', { name })).toBeNull();
});
