import { readFileSync } from 'node:fs';
import { getSession } from '@parley/contract/auth';
import { getProfile, updateProfile, type Profile } from '@parley/contract/users';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { codeOf, pathsOf } from '../make.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  person = await app.register({ name: 'Olive Owner', locale: 'pt-BR', time_zone: 'America/Sao_Paulo' });
});
afterAll(() => app.close());

/** Sends a multipart body like a browser form. */
async function upload(
  file: Uint8Array,
  { field = 'avatar', type = 'image/png', to = person.userId }: { field?: string; type?: string; to?: string } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type }), 'me.png');
  const response = await fetch(`${app.url}/api/users/${to}/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Profile };
}
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b45309' } });

test("returns the user's own profile", async () => {
  const person = await app.register({ name: 'Olive Owner', locale: 'pt-BR', time_zone: 'America/Sao_Paulo' });
  const { body } = await app.send(getProfile, { id: person.userId }, { token: person.token });
  expect(body).toEqual({
    user_id: person.userId,
    name: 'Olive Owner',
    email: person.email,
    email_verified: false,
    avatar_url: null,
    locale: 'pt-BR',
    time_zone: 'America/Sao_Paulo',
    open_next: true,
    two_factor: false,
  });
  const stranger = await app.register();
  expect(codeOf(await app.send(getProfile, { id: person.userId }, { token: stranger.token }))).toBe('user.missing');
});

test('name, language and time zone change; unnamed fields stay', async () => {
  const own = await app.register({ name: 'Before', locale: 'de' });
  const change = (more: object) => app.send(updateProfile, { id: own.userId, name: ' After ', ...more }, { token: own.token });
  expect((await change({ time_zone: 'Europe/Lisbon' })).body).toMatchObject({ name: 'After', locale: 'de', time_zone: 'Europe/Lisbon' });
  expect((await change({ open_next: false })).body).toMatchObject({ time_zone: 'Europe/Lisbon', open_next: false });
  expect((await app.send(getSession, {}, { token: own.token })).body.open_next).toBe(false);
  expect((await change({ time_zone: 'UTC' })).body.time_zone).toBe('UTC');
  expect((await change({ time_zone: null })).body.time_zone).toBeNull();
  expect((await change({})).body.time_zone).toBeNull();
  const answer = await change({ name: ' ', locale: 'Deutsch', time_zone: 'Mars/Olympus' });
  expect([answer.status, pathsOf(answer)]).toEqual([422, ['name', 'locale', 'time_zone']]);
  const { detail } = await app.installation
    .readingOf('')
    .selectFrom('directory.audit_log')
    .select('detail')
    .where('actor_id', '=', own.userId)
    .where('action', '=', 'profile.updated')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({
    before: { name: 'Before', locale: 'de', time_zone: 'UTC', open_next: true },
    after: { name: 'After', locale: 'de', time_zone: 'Europe/Lisbon', open_next: true },
  });
});

test('an image becomes a square of 256 pixels at an address that never changes', async () => {
  const before = (await app.send(getProfile, { id: person.userId }, { token: person.token })).body.avatar_url;
  const { status, body } = await upload(await drawn(800, 300).png().toBuffer());
  expect(status).toBe(200);
  expect(body.avatar_url).not.toBe(before);
  const picture = await fetch(`${app.url}${body.avatar_url}`);
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });

  const next = await upload(await drawn(10, 10).jpeg().toBuffer(), { type: 'application/octet-stream' });
  expect(next.body.avatar_url).not.toBe(body.avatar_url);
  expect((await fetch(`${app.url}${body.avatar_url}`)).status).toBe(404);
});

test('removes the location from an image', async () => {
  const located = await drawn(40, 20)
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  const { body } = await upload(located);
  const kept = Buffer.from(await (await fetch(`${app.url}${body.avatar_url}`)).arrayBuffer());
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test.each([
  ['GIF', () => drawn(20, 20).gif().toBuffer()],
  ['WebP', () => drawn(20, 20).webp().toBuffer()],
])('accepts a %s', async (_, draw) => expect((await upload(await draw())).status).toBe(200));

test.each([
  ['an SVG, whatever it says it is', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a text', () => readFileSync(import.meta.filename)],
  ['a TIFF', () => drawn(20, 20).tiff().toBuffer()],
  ['a PNG that breaks off', async () => (await drawn(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000)],
  ['a PNG in name only', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)])],
])('refuses %s as unsupported', async (_, draw) => {
  const answer = await upload(await draw());
  expect([answer.status, codeOf(answer)]).toEqual([415, 'file.unsupported']);
});

test('refuses an image of more than 40 megapixels', async () => {
  const answer = await upload(await drawn(7000, 6000).png({ compressionLevel: 9 }).toBuffer());
  expect([answer.status, codeOf(answer)]).toEqual([413, 'input.too_large']);
});

test('refuses a file over 5 MB and accepts one just below', async () => {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const large = await upload(Buffer.concat([signature, Buffer.alloc(5 * 1024 * 1024)]));
  expect([large.status, codeOf(large)]).toEqual([413, 'input.too_large']);
  expect(codeOf(await upload(Buffer.concat([signature, Buffer.alloc(5 * 1024 * 1024 - 100)])))).toBe('file.unsupported');
});

test.each([
  ['in another field', () => upload(Buffer.from('x'), { field: 'file' })],
  ['that is empty', () => upload(Buffer.alloc(0))],
])('a file %s is required', async (_, send) => {
  const answer = await send();
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([422, 'input.invalid', ['avatar']]);
});

test.each([
  ['no form at all', 'application/json', '{}', 422],
  ['a form without a boundary', 'multipart/form-data', 'x', 400],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc',
    400,
  ],
])('%s returns a problem', async (_, type, body, status) => {
  const response = await fetch(`${app.url}/api/users/${person.userId}/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
});

test("a user can't set another user's avatar", async () => {
  const stranger = await app.register();
  expect((await upload(await drawn(10, 10).png().toBuffer(), { to: stranger.userId })).status).toBe(404);
});

test.each([
  '/avatars/x/1',
  '/avatars/01939f00-0000-7000-8000-000000000001/1',
  '/avatars/01939f00-0000-7000-8000-000000000001/99999999999999',
])('there is no avatar at %s', async (address) => {
  expect((await fetch(`${app.url}${address}`)).status).toBe(404);
});

test('handles many uploads at once', async () => {
  const picture = await drawn(500, 500).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(picture)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
});
