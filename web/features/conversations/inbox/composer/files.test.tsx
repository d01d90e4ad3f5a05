import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { problem, type SentRequest } from '../../../../data/make.ts';
import { said, storedFrom } from '../testing/make.ts';
import { atFiles, attachFiles, click, field, makeAttachment, mine, openComposer, path, pdf, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const chips = () =>
  screen.queryAllByRole('list', { name: 'Attached' }).flatMap((list) => [...list.children].map((chip) => chip.textContent));

/** A file server that answers when told to. */
function slowFiles() {
  const arrived: Array<(answer?: unknown) => void> = [];
  const answer = () => new Promise((resolve) => arrived.push((made = makeAttachment()) => resolve(made)));
  return { answer, arrive: (made?: unknown) => act(async () => arrived.shift()?.(made)) };
}

test('a file goes up at once with its progress, and is sent with the words', async () => {
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

test('a file needs no words', async () => {
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment() } });
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: '', attachment_ids: [makeAttachment().id] }]));
});

test('sending waits for what is going up, also after leaving the conversation', async () => {
  const files = slowFiles();
  inbox = await openComposer({ answers: { [atFiles]: files.answer } });
  attachFiles(pdf());
  type('Here it is');
  await screen.findByRole('progressbar');
  press('Enter');
  expect(screen.getByText('Sends as soon as the files are uploaded')).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(inbox.posts()).toEqual([]);
  inbox.reopen();
  await files.arrive();
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Here it is', attachment_ids: [makeAttachment().id] }]));
  await waitFor(() => expect(field().value).toBe(''));
});

test('waiting can be stopped', async () => {
  const files = slowFiles();
  inbox = await openComposer({ answers: { [atFiles]: files.answer } });
  attachFiles(pdf());
  type('Here it is');
  press('Enter');
  click('Do not send yet');
  await files.arrive();
  expect(field().value).toBe('Here it is');
  expect(inbox.posts()).toEqual([]);
});

test('a failed upload keeps the words, says why, and goes again when asked', async () => {
  let fails = true;
  const answer = () => (fails ? problem(415, { detail: 'This kind of file is not supported.' }) : makeAttachment());
  inbox = await openComposer({ answers: { [atFiles]: answer } });
  type('Here it is');
  attachFiles(pdf());
  expect(await screen.findByText('This kind of file is not supported.')).toBeTruthy();
  expect(screen.getByText('A file was not uploaded. Try it again or take it out, then send.')).toBeTruthy();
  expect(screen.queryByText(/Not sent/)).toBe(null);
  press('Enter');
  expect(inbox.posts()).toEqual([]);
  expect(field().value).toBe('Here it is');
  fails = false;
  click('Upload label.pdf again');
  await waitFor(() => expect(screen.queryByText('This kind of file is not supported.')).toBe(null));
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toHaveLength(1));
});

test('what calls itself a picture and is none shows its sign instead', async () => {
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment({ kind: 'image', thumb_url: '/files/broken.png' }) } });
  attachFiles(pdf());
  await waitFor(() => expect(document.querySelector('img[src="/files/broken.png"]')).not.toBe(null));
  fireEvent.error(document.querySelector('img[src="/files/broken.png"]') as Element);
  expect(document.querySelector('img[src="/files/broken.png"]')).toBe(null);
});

test('without a network it says so in words a person can use', async () => {
  const dead = () => {
    throw new TypeError('Failed to fetch');
  };
  inbox = await openComposer({ answers: { [atFiles]: dead } });
  attachFiles(pdf());
  expect(await screen.findByText('No connection. Try again when it is back.')).toBeTruthy();
});

test('a file taken out stops going up and is not sent', async () => {
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

test('what the channel cannot carry is named with its reason and never goes up', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }), answers: { [atFiles]: makeAttachment() } });
  attachFiles(pdf());
  expect(screen.getByRole('alert').textContent).toContain('label.pdf: This channel cannot carry documents.');
  expect(chips()).toEqual([]);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(inbox.sent(atFiles)).toEqual([]);
});

test('a file put into a note is judged again when the note becomes a reply', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }), answers: { [atFiles]: makeAttachment() } });
  click('Private note');
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  expect(screen.queryByRole('alert')).toBe(null);
  click('Reply');
  expect(screen.getByRole('alert').textContent).toBe('label.pdf: This channel cannot carry documents.');
  press('Enter');
  expect(inbox.posts()).toEqual([]);
});

test('files dropped on the thread are attached, and open the box the AI had closed', async () => {
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

test('words dragged over the thread are no files', async () => {
  inbox = await openComposer();
  fireEvent.dragEnter(screen.getByRole('region', { name: /^Messages with/ }), { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByText('Drop files to attach them')).toBe(null);
});

test('a pasted picture is attached; pasted words stay words', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment({ name: 'image.png', kind: 'image' }) } });
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect(chips()).toEqual([]);
  fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['Files'] } });
  await waitFor(() => expect(chips()[0]).toContain('image.png'));
  expect(document.querySelector('img[src="blob:1"]')).toBeTruthy();
});

test('uploaded files stay with a draft; one the page was left with has to be attached again', async () => {
  inbox = await openComposer();
  const { changeDraft, draftIdOf } = await import('./drafts.ts');
  const left = { name: 'b.pdf', size: 5, kind: 'document', attachment: null, fault: null } as const;
  const up = { ...left, key: 'a', name: 'a.pdf', attachment: makeAttachment({ name: 'a.pdf' }) };
  act(() => changeDraft(draftIdOf(inbox.me.id, mine().id), { text: 'Hello', files: [up, { ...left, key: 'b' }] }));
  expect(screen.getByText('Not uploaded before the page was left. Attach it again.')).toBeTruthy();
  press('Enter');
  expect(inbox.posts()).toEqual([]);
  click('Remove b.pdf');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ attachment_ids: [makeAttachment().id] }]));
});

test('on a dead network a message keeps its uploaded files, and takes them along when it goes', async () => {
  let isDead = true;
  const answer = ({ body }: SentRequest) => {
    if (isDead) throw new TypeError('Failed to fetch');
    return storedFrom(1, body);
  };
  inbox = await openComposer({ answers: { [atFiles]: makeAttachment(), [`POST ${path}/messages`]: answer } });
  type('Here it is');
  attachFiles(pdf());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  press('Enter');
  await screen.findByText('Waits for the network');
  isDead = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBe(null));
  expect(inbox.bodies().at(-1)).toMatchObject({ text: 'Here it is', attachment_ids: [makeAttachment().id] });
  expect(said()).toEqual(['Here it is']);
});
