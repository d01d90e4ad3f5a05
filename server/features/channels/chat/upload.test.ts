import type { Attachment } from '@parley/contract/files';
import { sendChatMessage } from '@parley/contract/chat';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { usualSettings } from '../website-chat/rules.ts';
import { come, decide } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());
type Visitor = { key: string; token: string };
const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

async function upload({ key, token }: Visitor, bytes: Buffer, name = 'cup.png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${app.url}/api/public/chat/${key}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Attachment & { code?: string; detail?: string } };
}
const send = async ({ key, token }: Visitor, attachments: string[], text = '') => {
  const answer = await app.send(sendChatMessage, { key, client_id: randomUUID(), text, attachments }, { token });
  return { ...answer, code: (answer.body as { code?: string }).code };
};

test('an image can be sent without text, and its address opens it', async () => {
  const { merchant } = await app.register();
  const visitor = await come(app, merchant);
  const { status, body } = await upload(visitor, await picture());
  expect([status, body.kind, body.width, body.height]).toEqual([201, 'image', 8, 6]);
  const message = await send(visitor, [body.id]);
  expect(message.body.attachments.map(({ id }) => id)).toEqual([body.id]);
  expect((await fetch(new URL(message.body.attachments[0]?.url ?? '', app.url))).status).toBe(200);
});

test("another visitor's file can't be sent", async () => {
  const { merchant } = await app.register();
  const [one, other] = [await come(app, merchant), await come(app, merchant)];
  const { body } = await upload(one, await picture());
  expect((await send(other, [body.id], 'mine?')).code).toBe('file.missing');
});

test("stores no file when the shop doesn't accept files or the visitor is over the limit", async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  await decide(app, owner, { guards: { ...usualSettings.guards, files_per_hour: 1 } });
  expect((await upload(visitor, await picture())).status).toBe(201);
  const flood = await upload(visitor, await picture());
  expect([flood.status, flood.body.code]).toEqual([429, 'chat.flood']);
  await decide(app, owner, { asks: { ...usualSettings.asks, attachments: false } });
  const refused = await upload(visitor, await picture());
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([415, 'file.unsupported', 'This chat doesn’t accept files.']);
  const kept = await app.installation.readingOf(owner.merchant).selectFrom('files').select('id').execute();
  expect(kept).toHaveLength(1);
});

test("a blocked customer can't send files", async () => {
  const { merchant } = await app.register();
  const visitor = await come(app, merchant);
  await visitor.say('hello');
  await app.write(merchant, async (ctx) => void (await ctx.db.updateTable('customers').set({ blocked_at: ctx.now() }).execute()));
  expect((await upload(visitor, await picture())).body.code).toBe('chat.blocked');
});
