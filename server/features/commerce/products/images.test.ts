import { createBrand } from '@parley/contract/brands';
import { createProduct, getProduct, updateProduct } from '@parley/contract/products';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeClock } from '../../account/identity/make.ts';
import { dropIfUnused } from '../../account/files/jobs.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: clock.now });
  owner = await app.register();
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#b45309' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

type Answered = { id: string; url: string; alt: string; code?: string };
async function upload(file: Uint8Array | string, { token, merchant } = owner) {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'lamp.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/api/products/${merchant}/images`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Answered };
}
const codeOf = (body: unknown) => (body as { code?: string }).code;
const as = (person = owner) => ({ token: person.token });
const try_ = (images: { id?: string | null; url: string; alt?: string }[]) =>
  app.send(createProduct, { merchant: owner.merchant, name: 'Lamp', variants: [{ price: '1' }], images }, as());
const get = (url: string) => fetch(`${app.url}${url}`);
const drop = (id: string) => {
  const { outside, readingOf } = app.installation;
  const by = {
    actor: { kind: 'system' as const, merchant: owner.merchant },
    requestId: '',
    address: '',
    now: clock.now,
    newId,
    flags: app.installation.flags,
  };
  const write: JobCtx['write'] = (work) => app.write(owner.merchant, work);
  const job: JobCtx = { ...by, attempt: 1, lastAttempt: false, outside, db: readingOf(owner.merchant), write };
  return dropIfUnused(job, { merchant: owner.merchant, file_id: id });
};

test('an image has a public, permanent address', async () => {
  const { status, body } = await upload(picture);
  expect([status, body.alt]).toEqual([201, '']);
  clock.pass(5 * 365 * 86_400);
  const shown = await get(body.url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toBe('private, immutable, max-age=31536000');
  clock.pass(-5 * 365 * 86_400);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a text', 'a lamp'],
  ['a PDF', '%PDF-1.7\n'],
])('%s is not an image', async (_, file) => {
  const { status, body } = await upload(file);
  expect([status, body.code]).toEqual([415, 'file.unsupported']);
});

test('an image above 10 MB is refused', async () => {
  const { status, body } = await upload(Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]));
  expect([status, body.code]).toEqual([413, 'input.too_large']);
});

test('a tampered address shows nothing', async () => {
  const { body } = await upload(picture);
  expect((await get(body.url.replace('/9999999999/', '/9999999998/'))).status).toBe(404);
});

test('a product shows its images in order, the first one on its card', async () => {
  const [first, second] = [(await upload(picture)).body, (await upload(picture)).body];
  const images = [{ ...second, alt: 'From behind' }, first, { url: 'https://cdn.example/c.png' }];
  const { body } = await try_(images);
  expect(body.images).toEqual([
    { id: second.id, url: second.url, alt: 'From behind' },
    { id: first.id, url: first.url, alt: '' },
    { id: null, url: 'https://cdn.example/c.png', alt: '' },
  ]);
  expect(body.image).toBe(second.url);
});

test('a used image is kept, and an unused one deleted', async () => {
  const [used, unused] = [(await upload(picture)).body, (await upload(picture)).body];
  const { body: product } = await try_([used]);
  for (const { id } of [used, unused]) await drop(id);
  expect([(await get(used.url)).status, (await get(unused.url)).status]).toEqual([200, 404]);
  const { body } = await app.send(updateProduct, { merchant: owner.merchant, id: product.product_id, images: [] }, as());
  expect([body.images, body.image]).toEqual([[], null]);
  await drop(used.id);
  expect((await get(used.url)).status).toBe(200);
});

test('the address of an upload works like its id, and other fields are ignored', async () => {
  const { body: kept } = await upload(picture);
  const { body: byAddress } = await try_([{ url: kept.url }]);
  const { body: byId } = await try_([{ id: kept.id, url: 'https://elsewhere.example/other.png' }]);
  for (const { images } of [byAddress, byId]) expect(images).toEqual([{ id: kept.id, url: kept.url, alt: '' }]);
});

test('an image that is missing, foreign or invalid is refused', async () => {
  const stranger = await app.register();
  const { body: theirs } = await upload(picture, stranger);
  for (const id of [newId(), theirs.id]) expect(codeOf((await try_([{ id, url: '' }])).body)).toBe('file.missing');
  const form = new FormData();
  form.append('file', new Blob(['a note']), 'note.txt');
  const headers = { authorization: `Bearer ${owner.token}` };
  const note = await fetch(`${app.url}/api/files/${owner.merchant}`, { method: 'POST', headers, body: form });
  const { id } = (await note.json()) as { id: string };
  expect(codeOf((await try_([{ id, url: '' }])).body)).toBe('file.missing');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/a.png', '', 'a.png'])(
  '%o is not an image address',
  async (url) => expect((await try_([{ url }])).status).toBe(422),
);

test('a brand’s logo is kept, too', async () => {
  const { body: kept } = await upload(picture);
  const { body: brand } = await app.send(createBrand, { merchant: owner.merchant, name: 'Logo', logo: kept.url }, as());
  await drop(kept.id);
  expect([brand.logo, (await get(kept.url)).status]).toEqual([kept.url, 200]);
});

test('people who may not change products cannot upload images', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const { status, body } = await upload(picture, { ...agent, merchant: owner.merchant });
  expect([status, body.code]).toEqual([403, 'permission.denied']);
});

test('reading a product returns what changing it returned', async () => {
  const { body: kept } = await upload(picture);
  const { body: product } = await try_([kept]);
  const { body } = await app.send(getProduct, { merchant: owner.merchant, id: product.product_id }, as());
  expect(body).toEqual(product);
});

test.each(['http://169.254.169.254/a.png', 'http://127.1/a.png', 'https://[::1]/a.png', 'http://files.internal/a.png'])(
  '%s is no address that customers could load an image from',
  async (url) => {
    const { status, body } = await try_([{ url }]);
    const message = 'Enter a public address that starts with https:// or http://.';
    expect([status, (body as { errors?: unknown }).errors]).toEqual([422, [{ path: 'images', message }]]);
  },
);
