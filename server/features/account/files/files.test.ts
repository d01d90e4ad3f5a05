import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { largestFile } from '@parley/contract/channels';
import type { Attachment } from '@parley/contract/files';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf, makeClock } from '../identity/make.ts';
import { takeFiles } from './index.ts';
import { dropIfUnused } from './jobs.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: clock.now });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

async function upload(file: Uint8Array | string, name = 'photo.png', { token, merchant } = owner) {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  const response = await fetch(`${app.url}/api/files/${merchant}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Attachment & { detail?: string } };
}
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b45309' } });
const get = (url: string, headers: Record<string, string> = {}) => fetch(`${app.url}${url}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
async function keys() {
  const found = [];
  for await (const key of app.installation.outside.files.list()) if (key.startsWith(owner.merchant)) found.push(key);
  return found;
}
const rows = () => app.installation.readingOf(owner.merchant).selectFrom('files').selectAll().execute();

test('stores an image with its size and a preview, readable without a session', async () => {
  const picture = await drawn(1000, 500).png().toBuffer();
  const { status, body } = await upload(picture);
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'photo.png', type: 'image/png', kind: 'image', size: picture.length, width: 1000, height: 500 });
  const whole = await get(body.url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await bytesOf(whole)).equals(picture)).toBe(true);
  const thumb = await get(body.thumb_url ?? '');
  expect(thumb.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(await bytesOf(thumb)).metadata()).toMatchObject({ width: 480, height: 240 });
});

test('a photo is rotated upright and loses its location', async () => {
  const exif = { IFD0: { Copyright: 'Harbour' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };
  const photo = await drawn(400, 200).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
  expect(photo.includes('Harbour')).toBe(true);
  const { body } = await upload(photo, 'photo.jpg');
  expect(body).toMatchObject({ type: 'image/jpeg', width: 200, height: 400 });
  const kept = await bytesOf(await get(body.url));
  const about = await sharp(kept).metadata();
  expect([about.width, about.height, about.exif, kept.length]).toEqual([200, 400, undefined, body.size]);
});

test.each<[string, string | Buffer, string, string]>([
  ['a text', 'Grüße', 'note.txt', 'text/plain'],
  ['a table', 'a;b\n1;2', 'list.csv', 'text/csv'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'bill.pdf', 'application/pdf'],
])('%s is displayed only where nothing in it can run, else downloaded', async (_, file, name, type) => {
  const { body } = await upload(file, name);
  expect(body).toMatchObject({ type, kind: 'document', width: null, thumb_url: null });
  const { headers } = await get(body.url);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toMatch(/^private, immutable, max-age=\d{5,6}$/);
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^${type === 'application/pdf' ? 'inline' : 'attachment'}; filename="${name}"`),
  );
});

test('keeps a name in another alphabet', async () => {
  const { body } = await upload('hello', "Größe 'L' 100%.txt");
  const { headers } = await get(body.url);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Gr__e 'L' 100_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%27L%27%20100%25.txt`,
  );
});

test.each<[string, () => Promise<Buffer> | Buffer | string, string]>([
  ['a drawing that may hold scripts', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
  ['a page named as a picture', () => '<!doctype html><script>alert(1)</script>', 'a.png'],
  ['a script', () => '#!/bin/sh\nrm -rf /', 'a.txt'],
  ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'a.pdf'],
  ['text that is not UTF-8', () => Buffer.from('Gr\xfc\xdfe', 'latin1'), 'a.txt'],
  ['text cut within a character', () => Buffer.from('Grüße 🪴').subarray(0, -2), 'a.txt'],
  ['an archive that cannot be looked into', () => 'PK\x03\x04 and no end', 'a.zip'],
  ['a picture that is broken', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)]), 'a.png'],
  ['a picture that is cut short', async () => (await drawn(200, 200).jpeg().toBuffer()).subarray(0, 300), 'a.jpg'],
])('refuses %s', async (_, file, name) => {
  const answer = await upload(await file(), name);
  expect([answer.status, codeOf(answer)]).toEqual([415, 'file.unsupported']);
  expect([await keys(), await rows()]).toEqual([[], []]);
});

test('refuses an image with too many pixels', async () => {
  const answer = await upload(await drawn(7000, 6000).png({ compressionLevel: 9 }).toBuffer());
  expect([answer.status, answer.body.detail]).toEqual([413, 'This image has too many pixels. Use at most 40 megapixels.']);
});

test.each([
  ['a little', largestFile + 1],
  ['far', largestFile + 8 * 1024 * 1024],
])('a file that is %s too large gets an error message', async (_, size) => {
  const answer = await upload(Buffer.alloc(size, 'x'), 'a.txt');
  expect([answer.status, answer.body.detail]).toEqual([413, 'This file is too large. Choose a file of up to 25 MB.']);
});

test('accepts the largest allowed file', async () => {
  const { status, body } = await upload(Buffer.alloc(largestFile, 'x'), 'a.txt');
  expect([status, body.size]).toEqual([201, largestFile]);
});

test('an empty file or none gets an error message', async () => {
  expect(codeOf(await upload(''))).toBe('input.invalid');
  const response = await fetch(`${app.url}/api/files/${owner.merchant}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(422);
});

test('an interrupted upload is a client error', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc';
  const response = await fetch(`${app.url}/api/files/${owner.merchant}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect([response.status, codeOf({ body: await response.json() })]).toEqual([400, 'input.unreadable']);
});

test("a role that can't write in the inbox can't upload", async () => {
  const analyst = await app.teammate(owner.merchant, 'analyst');
  expect((await upload('hello', 'a.txt', analyst)).status).toBe(403);
  const stranger = await app.register();
  expect((await upload('hello', 'a.txt', { ...owner, token: stranger.token })).status).toBe(404);
});

const sound = () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'), Buffer.from('0123456789')]);

test('serves a range of an audio file', async () => {
  const { body } = await upload(sound(), 'a.wav');
  const part = await get(body.url, { range: 'bytes=16-19' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 16-19/26', '0123']);
  const whole = await get(body.url);
  expect([whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual(['bytes', '26']);
  const behind = await get(body.url, { range: 'bytes=26-' });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */26']);
});

test('an address stays the same all day and is valid for at least a day', async () => {
  const { body } = await upload('hello', 'a.txt');
  clock.pass(24 * 3600 - 1);
  expect((await get(body.url)).status).toBe(200);
  clock.pass(24 * 3600);
  const late = await get(body.url);
  expect([late.status, ((await late.json()) as { detail: string }).detail]).toEqual([
    404,
    'This link has expired. Reopen the conversation to get a new one.',
  ]);
});

test.each<[string, (url: string) => string]>([
  ['another signature', (url) => url.replace(/\/[\w-]{32}\//, `/${'x'.repeat(32)}/`)],
  ['a short signature', (url) => url.replace(/\/[\w-]{32}\//, '/x/')],
  ['a later expiry', (url) => url.replace(/\/(\d{10})\//, (_, expires: string) => `/${Number(expires) + 86_400}/`)],
  ['the small picture, which is signed apart', (url) => url.replace('/whole/', '/thumb/')],
  ['another file', (url) => url.replace(/(\/files\/[^/]+\/)[^/]+/, `$1${newId()}`)],
  ['another shop', (url) => url.replace(/\/files\/[^/]+/, `/files/${newId()}`)],
  ['nonsense', () => '/files/a/b/c/d/e/f'],
])('an address with %s finds nothing', async (_, spoil) => {
  const { body } = await upload(await drawn(10, 10).png().toBuffer());
  expect((await get(body.url)).status).toBe(200);
  expect((await get(spoil(body.url))).status).toBe(404);
});

test('a file of another shop is not found', async () => {
  const { body } = await upload('hello', 'a.txt');
  const other = await app.register();
  expect((await get(body.url.replace(owner.merchant, other.merchant))).status).toBe(404);
  await expect(app.write(other.merchant, (ctx) => takeFiles(ctx, [body.id], { kind: 'user' }))).rejects.toThrow(/no longer exists/);
});

test('claims files in the requested order', async () => {
  const [first, second] = [await upload('one', '1.txt'), await upload('two', '2.txt')];
  const ids = [second.body.id, first.body.id];
  const taken = await app.write(owner.merchant, (ctx) => takeFiles(ctx, ids, { kind: 'user' }));
  expect(taken.map(({ id, name }) => [id, name])).toEqual([
    [second.body.id, '2.txt'],
    [first.body.id, '1.txt'],
  ]);
  expect((await rows()).every(({ used_at }) => used_at !== null)).toBe(true);
});

test("a visitor can claim only their own files, a teammate only the team's", async () => {
  const { body } = await upload('hello', 'a.txt');
  const visitor = newId();
  const take = (by: Parameters<typeof takeFiles>[2]) => app.write(owner.merchant, (ctx) => takeFiles(ctx, [body.id], by));
  await expect(take({ kind: 'visitor', id: visitor })).rejects.toThrow(/no longer exists/);
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('files').set({ uploaded_by_kind: 'visitor', uploaded_by: visitor }).where('id', '=', body.id).execute(),
  );
  await expect(take({ kind: 'visitor', id: newId() })).rejects.toThrow(/no longer exists/);
  await expect(take({ kind: 'user' })).rejects.toThrow(/no longer exists/);
  expect(await take({ kind: 'visitor', id: visitor })).toHaveLength(1);
});

const jobs = async () =>
  (
    await app.installation.owner.query<{ payload: { merchant: string; file_id: string }; run_at: Date }>(
      `select payload, run_at from graphile_worker._private_jobs where payload ->> 'merchant' = $1`,
      [owner.merchant],
    )
  ).rows.filter(({ payload }) => payload.file_id);
async function dayAfter() {
  const { outside, readingOf } = app.installation;
  const { merchant } = owner;
  const by = {
    actor: { kind: 'system' as const, merchant },
    requestId: '',
    address: '',
    now: clock.now,
    newId,
    flags: app.installation.flags,
    attempt: 1,
    lastAttempt: false,
  };
  const write: JobCtx['write'] = (work) => app.write(merchant, work);
  for (const { payload } of await jobs()) await dropIfUnused({ ...by, outside, db: readingOf(merchant), write }, payload);
}

test('after a day unused files are deleted with their bytes, and used ones stay', async () => {
  const picture = await drawn(10, 10).png().toBuffer();
  const [unused, used] = [await upload(picture), await upload(picture)];
  await app.write(owner.merchant, (ctx) => takeFiles(ctx, [used.body.id], { kind: 'user' }));
  const waits = (await jobs()).map(({ run_at }) => Math.round((run_at.getTime() - clock.now().getTime()) / 3_600_000));
  expect(waits).toEqual([24, 24]);
  await dayAfter();
  expect((await rows()).map(({ id }) => id)).toEqual([used.body.id]);
  expect((await keys()).every((key) => key.includes(used.body.id))).toBe(true);
  expect((await get(unused.body.url)).status).toBe(404);
});

test('bytes left by a crash before the row was written are deleted a day later', async () => {
  await upload('hello', 'a.txt');
  await app.installation.owner.query('delete from files where merchant_id = $1', [owner.merchant]);
  expect(await keys()).toHaveLength(1);
  await dayAfter();
  expect(await keys()).toEqual([]);
});

test('a full disk gives an error and leaves neither row nor bytes', async () => {
  const { files } = app.installation.outside;
  const put = files.put;
  files.put = async (key, bytes) => {
    await put(key, bytes);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  };
  const answer = await upload('hello', 'a.txt').finally(() => (files.put = put));
  expect([answer.status, codeOf(answer), await rows()]).toEqual([503, 'file.not_kept', []]);
  await dayAfter();
  expect(await keys()).toEqual([]);
});

test('uploads leave nothing in the temporary folder', async () => {
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('parley-upload-'));
  const before = left();
  await Promise.all([upload('hello', 'a.txt'), upload('<svg/>'), upload(Buffer.alloc(largestFile + 10, 'x'))]);
  await until(async () => left().every((name) => before.includes(name)));
  expect(await rows()).toHaveLength(1);
});
