import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { problem, type SentRequest } from '../../../../data/make.ts';
import { threadTexts, storedFrom } from '../testing/make.ts';
import { atFiles, attachFiles, click, field, makeAttachment, mine, openComposer, path, pdf, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const chips = () =>
  screen.queryAllByRole('list', { name: 'Attachments' }).flatMap((list) => [...list.children].map((chip) => chip.textContent));

/** A file server that answers on command. */
function slowFiles() {
  const arrived: Array<(answer?: unknown) => void> = [];
  const answer = () => new Promise((resolve) => arrived.push((made = makeAttachment()) => resolve(made)));
  return { answer, arrive: (made?: unknown) => act(async () => arrived.shift()?.(made)) };
}

test('a file uploads at once with its progress, and is sent with the text', async () => {
  const files = slowFiles();
  inbox = await openComposer({ answers: { [atFiles]: files.answer } });
  attachFiles(pdf());
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Uploading label.pdf' }).getAttribute('aria-valuenow')).toBe('50'));
  await files.arrive();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  expect(chips()[0]).toContain('label.pdf');
  type('Here it is');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Here it is', attachment_ids: [makeAttachment().id] }]));
  expect(chips()).toEqual([]);
});

test('a file can be sent without text', async () => {
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment() } });
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: '', attachment_ids: [makeAttachment().id] }]));
});

test('sending waits for uploads, also after leaving the conversation', async () => {
  const files = slowFiles();
  inbox = await openComposer({ answers: { [atFiles]: files.answer } });
  attachFiles(pdf());
  type('Here it is');
  await screen.findByRole('progressbar');
  press('Enter');
  expect(screen.getByText('Your message sends when the files finish uploading')).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(inbox.posts()).toEqual([]);
  inbox.reopen();
  await files.arrive();
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Here it is', attachment_ids: [makeAttachment().id] }]));
  await waitFor(() => expect(field().value).toBe(''));
});

test('waiting for uploads can be cancelled', async () => {
  const files = slowFiles();
  inbox = await openComposer({ answers: { [atFiles]: files.answer } });
  attachFiles(pdf());
  type('Here it is');
  press('Enter');
  click('Don’t send yet');
  await files.arrive();
  expect(field().value).toBe('Here it is');
  expect(inbox.posts()).toEqual([]);
});

test('a failed upload keeps the text, says why, and can be retried', async () => {
  let fails = true;
  const answer = () => (fails ? problem(415, { detail: 'This file type isn’t supported.' }) : makeAttachment());
  inbox = await openComposer({ answers: { [atFiles]: answer } });
  type('Here it is');
  attachFiles(pdf());
  expect(await screen.findByText('This file type isn’t supported.')).toBeTruthy();
  expect(screen.getByText('A file didn’t upload. Retry or remove it, then send.')).toBeTruthy();
  expect(screen.queryByText(/Not sent/)).toBe(null);
  press('Enter');
  expect(inbox.posts()).toEqual([]);
  expect(field().value).toBe('Here it is');
  fails = false;
  click('Retry uploading label.pdf');
  await waitFor(() => expect(screen.queryByText('This file type isn’t supported.')).toBe(null));
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toHaveLength(1));
});

test('a file that claims to be an image but isn’t shows its icon instead', async () => {
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment({ kind: 'image', thumb_url: '/files/broken.png' }) } });
  attachFiles(pdf());
  await waitFor(() => expect(document.querySelector('img[src="/files/broken.png"]')).not.toBe(null));
  fireEvent.error(document.querySelector('img[src="/files/broken.png"]') as Element);
  expect(document.querySelector('img[src="/files/broken.png"]')).toBe(null);
});

test('explains a failed upload without a network in plain words', async () => {
  const networkError = () => {
    throw new TypeError('Failed to fetch');
  };
  inbox = await openComposer({ answers: { [atFiles]: networkError } });
  attachFiles(pdf());
  expect(await screen.findByText('You’re offline. Try again when you’re back online.')).toBeTruthy();
});

test('removing a file cancels its upload and does not send it', async () => {
  const signals: AbortSignal[] = [];
  const answer = (_: SentRequest, init: RequestInit) => {
    if (init.signal) signals.push(init.signal);
    return new Promise(() => undefined);
  };
  inbox = await openComposer({ answers: { [atFiles]: answer } });
  attachFiles(pdf());
  await waitFor(() => expect(signals).toHaveLength(1));
  click('Remove label.pdf');
  expect(signals[0]?.aborted).toBe(true);
  expect(chips()).toEqual([]);
});

test('a file the channel can’t carry is named with its reason and not uploaded', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }), answers: { [atFiles]: makeAttachment() } });
  attachFiles(pdf());
  expect(screen.getByRole('alert').textContent).toContain('label.pdf: This channel doesn’t support documents. Choose another file.');
  expect(chips()).toEqual([]);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(inbox.sent(atFiles)).toEqual([]);
});

test('a file in a note is checked again when the note becomes a reply', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }), answers: { [atFiles]: makeAttachment() } });
  click('Private note');
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  expect(screen.queryByRole('alert')).toBe(null);
  click('Reply');
  expect(screen.getByRole('alert').textContent).toBe('label.pdf: This channel doesn’t support documents. Choose another file.');
  press('Enter');
  expect(inbox.posts()).toEqual([]);
});

test('attaches files dropped on the thread and opens the box the AI had closed', async () => {
  inbox = await openComposer({ conversation: mine({ handler: 'ai' }), answers: { [atFiles]: makeAttachment() } });
  expect(screen.queryByRole('textbox')).toBe(null);
  const thread = screen.getByRole('region', { name: /^Messages with/ });
  const dataTransfer = { types: ['Files'], files: [pdf()] };
  fireEvent.dragEnter(thread, { dataTransfer });
  expect(screen.getByText('Drop files to attach them')).toBeTruthy();
  fireEvent.drop(thread, { dataTransfer });
  expect(screen.queryByText('Drop files to attach them')).toBe(null);
  await waitFor(() => expect(chips()[0]).toContain('label.pdf'));
  expect(field()).toBeTruthy();
});

test('dragging text over the thread attaches nothing', async () => {
  inbox = await openComposer();
  fireEvent.dragEnter(screen.getByRole('region', { name: /^Messages with/ }), { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByText('Drop files to attach them')).toBe(null);
});

test('attaches a pasted image and keeps pasted text as text', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment({ name: 'image.png', kind: 'image' }) } });
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect(chips()).toEqual([]);
  fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['Files'] } });
  await waitFor(() => expect(chips()[0]).toContain('image.png'));
  expect(document.querySelector('img[src="blob:1"]')).toBeTruthy();
});

test('uploaded files stay with a draft; an unfinished upload must be attached again after a reload', async () => {
  inbox = await openComposer();
  const { changeDraft, draftIdOf } = await import('./drafts.ts');
  const left = { name: 'b.pdf', size: 5, kind: 'document', attachment: null, issue: null } as const;
  const up = { ...left, key: 'a', name: 'a.pdf', attachment: makeAttachment({ name: 'a.pdf' }) };
  act(() => changeDraft(draftIdOf(inbox.me.id, mine().id), { text: 'Hello', files: [up, { ...left, key: 'b' }] }));
  expect(screen.getByText('The upload didn’t finish. Attach the file again.')).toBeTruthy();
  press('Enter');
  expect(inbox.posts()).toEqual([]);
  click('Remove b.pdf');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ attachment_ids: [makeAttachment().id] }]));
});

test('a message written offline keeps its uploaded files and sends them on reconnect', async () => {
  let isOffline = true;
  const answer = ({ body }: SentRequest) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return storedFrom(1, body);
  };
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment(), [`POST ${path}/messages`]: answer } });
  type('Here it is');
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  press('Enter');
  await screen.findByText('Waiting for a connection');
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBe(null));
  expect(inbox.bodies().at(-1)).toMatchObject({ text: 'Here it is', attachment_ids: [makeAttachment().id] });
  expect(threadTexts()).toEqual(['Here it is']);
});
