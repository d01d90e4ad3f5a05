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
let removeLayout: () => void;

beforeEach(() => {
  forgetAll();
  removeLayout = giveLayout({ row: 37, pane: 700 });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  removeLayout();
  vi.unstubAllGlobals();
});

test('empty knowledge explains its purpose and how to start', async () => {
  openAgent('?tab=knowledge');
  expect(await screen.findByText('The AI only knows your products and orders so far')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload file' }).getAttribute('href')).toBe('/agent-config?tab=knowledge&part=files');
  expect(screen.getByRole('link', { name: 'Add site' }).getAttribute('href')).toBe('/agent-config?tab=knowledge&part=sites');
});

test('filters of the articles are in the address', async () => {
  const { server, person, place } = openAgent('?tab=knowledge', { [lines.articles]: list(madeRow()) });
  expect(await screen.findByText('1 article')).toBeTruthy();
  await person.selectOptions(await field('Type'), 'question');
  await person.type(await field('Search titles and text'), 'mars');
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge&kind=question&q=mars'));
  await waitFor(() => expect(server.calls(lines.articles).at(-1)?.url.search).toBe('?q=mars&kind=question'));
});

test('writes, previews and adds an article', async () => {
  const { server, person, place } = openAgent('?tab=knowledge&article=new', { [lines.create]: madeArticle({ id: madeId(9) }) });
  await person.type(await field('Title'), 'Delivery');
  await person.type(await field('Text'), '# Abroad{Enter}**Ten** days');
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('heading', { name: 'Abroad' })).toBeTruthy();
  expect(screen.getByText('Ten').tagName).toBe('STRONG');
  await person.click(screen.getByRole('button', { name: 'Add article' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
  expect(bodies(server.calls(lines.create))).toEqual([
    { kind: 'article', title: 'Delivery', body: '# Abroad\n**Ten** days', language: 'en', status: 'published' },
  ]);
});

test('closing an article with unsaved changes asks first', async () => {
  const { person, place } = openAgent('?tab=knowledge&article=new');
  await person.type(await field('Title'), 'Delivery');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((await field('Title')).value).toBe('Delivery');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Close without saving' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
});

test('when a teammate changed the article meanwhile, the person chooses which version stays', async () => {
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
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await person.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, title: 'Mine', body: 'Theirs' });
});

test('an article from a page can’t be edited; it can be unpublished, or deleted after a confirmation', async () => {
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
  await person.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(bodies(server.calls(lines.update(page.id)))).toEqual([{ status: 'draft', version: 1 }]));
  expect(screen.queryByLabelText('Text')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Delivery”?' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge'));
  expect(server.calls(lines.remove(page.id))).toHaveLength(1);
});

test('adds several questions one after another', async () => {
  const { server, person } = openAgent('?tab=knowledge', { [lines.create]: madeArticle() });
  await person.click(await screen.findByRole('button', { name: 'Add Q&A' }));
  await person.type(await field('Question'), 'Do you rent?');
  await person.type(await field('Answer'), 'No.');
  await person.click(screen.getByRole('button', { name: 'Add another' }));
  await waitFor(() => expect(server.calls(lines.create)).toHaveLength(1));
  await waitFor(async () => expect((await field('Question')).value).toBe(''));
  expect(server.calls(lines.create)[0]?.body).toMatchObject({ kind: 'question', title: 'Do you rent?', body: 'No.' });
});

test('uploads files with progress; an unreadable type is refused at once, and a failed upload can be retried', async () => {
  let works = false;
  const { server, person } = openAgent('?tab=knowledge&part=files', {
    [lines.upload]: () =>
      works ? madeSource({ kind: 'file', name: 'terms.txt' }) : problem(400, { detail: 'The file could not be kept just now.' }),
  });
  const input = await field('Choose files');
  fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png'), new File(['Terms'], 'terms.txt')] } });
  expect(await screen.findByText(/^photo\.png: This file type isn’t supported/)).toBeTruthy();
  expect(await screen.findByText('terms.txt: The file could not be kept just now.')).toBeTruthy();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/terms\.txt/)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Dismiss photo.png' }));
  expect(screen.queryByText(/photo\.png/)).toBeNull();
  expect(server.calls(lines.upload)).toHaveLength(2);
});

test('uploads continue while another section is open, and a toast reports a failure', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let uploadCount = 0;
  const { result: said } = renderHook(() => useToasterStore());
  const { server, person } = openAgent('?tab=knowledge&part=files', { [lines.upload]: () => answers[uploadCount++]?.promise });
  fireEvent.change(await field('Choose files'), { target: { files: [new File(['a'], 'one.txt'), new File(['b'], 'two.txt')] } });
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(1));
  await person.click(screen.getByRole('link', { name: 'Articles' }));
  await person.click(screen.getByRole('link', { name: 'Files' }));
  expect(await screen.findByText(/^one\.txt: .* uploaded$/)).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Guidance' }));
  answers[0]?.resolve(madeSource({ kind: 'file', name: 'one.txt' }));
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(2));
  await screen.findByRole('button', { name: 'Add guidance' });
  answers[1]?.resolve(problem(400, { detail: 'The file could not be kept just now.' }));
  await waitFor(() => expect(said.current.toasts.map(({ message }) => message)).toContain('two.txt: The file could not be kept just now.'));
});

test('uploads a dropped file as well', async () => {
  const { server } = openAgent('?tab=knowledge&part=files', { [lines.upload]: madeSource({ kind: 'file' }) });
  const place = (await screen.findByText('Drop files here')).parentElement;
  fireEvent.drop(place as HTMLElement, { dataTransfer: { files: [new File(['Terms'], 'terms.md')] } });
  await waitFor(() => expect(server.calls(lines.upload)).toHaveLength(1));
});

test('a failed file says why', async () => {
  openAgent('?tab=knowledge&part=files', {
    [lines.sources]: list(
      madeSource({ kind: 'file', name: 'scan.pdf', state: 'failed', reason: 'No text could be read from this file.', pages: 0 }),
    ),
  });
  expect(await screen.findByText('No text could be read from this file.')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('adds a site; an address that can’t be read shows the reason in its field', async () => {
  let refused = true;
  const { server, person } = openAgent('?tab=knowledge&part=sites', {
    [lines.site]: () =>
      refused ? problem(422, { code: 'knowledge_source.refused', detail: 'This address is private.' }) : madeSource({ state: 'waiting' }),
  });
  await person.type(await field('URL'), 'http://10.0.0.1/');
  await person.selectOptions(await field('Sync'), '30');
  await person.click(screen.getByRole('button', { name: 'Add site' }));
  expect(await screen.findByText('This address is private.')).toBeTruthy();
  refused = false;
  await person.click(screen.getByRole('button', { name: 'Add site' }));
  await waitFor(() => expect(toasts()).toContain('Site added. Parley is reading its pages now.'));
  expect(bodies(server.calls(lines.site))[1]).toEqual({ url: 'http://10.0.0.1/', max_pages: 50, every_days: 30 });
});

test('a site shows its progress, then the pages it skipped and why', async () => {
  let site = madeSource({ state: 'running', seen: 12, actions: ['delete'] });
  openAgent('?tab=knowledge&part=sites', { [lines.sources]: () => list(site) });
  expect(await screen.findByText('12 of up to 50 pages read')).toBeTruthy();
  site = madeSource({ skipped: [{ url: 'https://harbour.example/help/old', reason: 'robots.txt forbids it' }] });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('1 page skipped')).toBeTruthy();
  expect(screen.getByText('robots.txt forbids it')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Show articles from/ }).getAttribute('href')).toBe(
    `/agent-config?tab=knowledge&source=${madeId(50)}`,
  );
});

test('a site can be read again, rescheduled, and deleted after a confirmation', async () => {
  const { server, person } = openAgent('?tab=knowledge&part=sites', {
    [lines.sources]: list(madeSource()),
    [lines.crawl(madeId(50))]: madeSource({ state: 'waiting' }),
    [lines.change(madeId(50))]: madeSource({ every_days: 1 }),
    [lines.deleteSource(madeId(50))]: {},
  });
  const name = 'https://harbour.example/help';
  await person.click(await screen.findByRole('button', { name: `Sync ${name} now` }));
  await waitFor(() => expect(server.calls(lines.crawl(madeId(50)))).toHaveLength(1));
  await person.selectOptions(await field(`How often to sync ${name}`), '1');
  await waitFor(() => expect(bodies(server.calls(lines.change(madeId(50))))).toEqual([{ every_days: 1 }]));
  await person.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The 12 articles from this source are deleted too/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.calls(lines.deleteSource(madeId(50)))).toHaveLength(1));
});

test('a suggestion can be edited and accepted, or dismissed', async () => {
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

test('the search preview highlights the words of the question', async () => {
  const { server, person } = openAgent('?tab=knowledge&part=find', { [lines.find]: list(madePassage) });
  await person.type(await field('Question'), 'when do you deliver?{Enter}');
  expect((await screen.findByText('deliver')).tagName).toBe('MARK');
  expect(screen.getByText('covers 80% of the question')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toContain(`article=${madeId(1)}`);
  expect(server.calls(lines.find).at(-1)?.url.searchParams.get('q')).toBe('when do you deliver?');
});

test('a read-only role can’t write, upload or decide', async () => {
  openAgent('?tab=knowledge&part=suggestions', { [lines.suggestions]: list(madeSuggestion) }, 'analyst');
  expect(await screen.findByText('Your role can view knowledge but not change it.')).toBeTruthy();
  expect(await screen.findByText('Do you repair kayaks?')).toBeTruthy();
  for (const name of ['Add to knowledge', 'Dismiss']) expect(screen.queryByRole('button', { name })).toBeNull();
});
