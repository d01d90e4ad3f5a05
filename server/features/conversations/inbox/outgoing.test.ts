import { randomUUID } from 'node:crypto';
import { takeOverConversation, retryMessage, sendMessage } from '@parley/contract/inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../../testing/app.ts';
import { bringForward, silenceAi } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { startWithChannel, type WithChannel } from '../../../testing/test-channel/index.ts';
import { disconnectChannel } from '../connections/index.ts';
import { sendQueued } from './send-outside.ts';

let channel: WithChannel;
beforeAll(async () => {
  channel = await startWithChannel();
});
afterAll(() => channel.close());
beforeEach(() => channel.service.reset());

/** A customer who wrote, in a shop whose AI stays silent unless the test enables it. */
async function conversation({ quiet = true, name = 'Yusuf Demir', on = channel } = {}) {
  const { app, service } = on;
  const shop = await on.shop();
  const { merchant, token } = shop.owner;
  if (quiet) await silenceAi(app, merchant);
  const customer = shop.customer(name);
  await customer.says('How long does delivery take?');
  const { id } = await customer.conversation();
  const find = async (text: string) => (await customer.thread()).find((one) => one.text === text);
  return {
    ...shop,
    id,
    customer,
    rows: app.installation.readingOf(merchant),
    reply: (text: string, more: object = {}) => app.send(sendMessage, { merchant, id, client_id: randomUUID(), text, ...more }, { token }),
    find,
    /** Waits until a message has this status. */
    becomes: (text: string, status: string) =>
      until(async () => {
        const found = await find(text);
        return found?.status === status && found;
      }),
    takenHere: () => service.taken.filter(({ to }) => to === customer.person.id),
    /** Moves the customer's last message this many hours into the past. */
    wroteHoursAgo: (hours: number) =>
      app.write(merchant, async ({ db, now }) => {
        const at = new Date(now().getTime() - hours * 3_600_000);
        await db.updateTable('conversations').set({ customer_at: at }).where('id', '=', id).execute();
      }),
  };
}

test("a teammate's reply is sent once from the shop's account, and its delivery status updates", async () => {
  const { reply, becomes, takenHere, customer, account } = await conversation();
  await reply('Two *days*.');
  await becomes('Two *days*.', 'sent');
  expect(takenHere()).toMatchObject([{ text: 'Two *days*.', account, token: 'token-1', template: null }]);
  const [sent] = takenHere();
  await customer.status(sent?.id ?? '', 'delivered');
  await becomes('Two *days*.', 'delivered');
  await customer.status(sent?.id ?? '', 'read');
  await becomes('Two *days*.', 'read');
  // Late statuses change nothing; a later message shows that they were processed.
  await customer.status(sent?.id ?? '', 'delivered');
  await customer.status(sent?.id ?? '', 'failed', 'Too late.');
  await customer.says('Thanks');
  expect(await becomes('Two *days*.', 'read')).toMatchObject({ error: null });
});

test('a status that arrives before the send is recorded is not lost', async () => {
  const { reply, becomes, customer, rows } = await conversation();
  channel.service.onTaken(async ({ id }) => {
    await customer.status(id, 'read');
    await until(async () => (await rows.selectFrom('unmatched_statuses').selectAll().where('external_id', '=', id).execute()).length > 0);
  });
  await reply('Two days.');
  await becomes('Two days.', 'read');
  expect(await rows.selectFrom('unmatched_statuses').selectAll().execute()).toEqual([]);
});

test('an echo of our own message confirms it and is no takeover', async () => {
  const { reply, becomes, customer, takenHere, find } = await conversation();
  await reply('Two days.');
  await becomes('Two days.', 'sent');
  const [sent] = takenHere();
  await customer.echo('Two days.', { id: sent?.id ?? '', key: sent?.key ?? null });
  await customer.says('Thanks');
  expect((await customer.thread()).filter(({ text }) => text === 'Two days.')).toHaveLength(1);
  expect(await find('Two days.')).toMatchObject({ author: 'teammate', author_name: 'Olive Owner' });
});

test('messages of a conversation are sent in order, also while the first is retried', async () => {
  const { reply, becomes, takenHere, find, app } = { ...(await conversation()), app: channel.app };
  channel.service.next({ status: 503 });
  await reply('One');
  await becomes('One', 'queued');
  const first = await until(async () => {
    const one = await find('One');
    return one?.status === 'queued' && (await waits(`deliver:${one.id}`)) && one;
  });
  await reply('Two');
  await reply('Three');
  expect((await find('Three'))?.status).toBe('queued');
  await bringForward(app, `deliver:${first.id}`);
  await becomes('Three', 'sent');
  expect(takenHere().map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
});
/** Excludes the running attempt, which is about to replace its job. */
const waits = async (key: string) => {
  const { rowCount } = await channel.app.installation.owner.query(
    'select from graphile_worker._private_jobs where key = $1 and locked_at is null and run_at > now()',
    [key],
  );
  return rowCount === 1;
};

test('a message that the service rejects fails with its reason, and later messages are still sent', async () => {
  const { reply, becomes, takenHere } = await conversation();
  channel.service.next({ status: 400, error: 'This number isn’t on the service. Reach the customer another way.' });
  await reply('One');
  expect(await becomes('One', 'failed')).toMatchObject({ error: 'This number isn’t on the service. Reach the customer another way.' });
  await reply('Two');
  await becomes('Two', 'sent');
  expect(takenHere().map(({ text }) => text)).toEqual(['Two']);
});

test('fails after six attempts, and a teammate can send it again', async () => {
  const { reply, becomes, takenHere, id, owner } = await conversation();
  channel.service.next(...Array.from({ length: 6 }, () => ({ status: 503, error: 'The service is busy. Try again later.' })));
  const { body } = await reply('One');
  for (let attempt = 1; attempt < 6; attempt += 1) {
    const before = channel.service.asked.filter((key) => key === body.id).length;
    await until(() => waits(`deliver:${body.id}`));
    await bringForward(channel.app, `deliver:${body.id}`);
    await until(async () => channel.service.asked.filter((key) => key === body.id).length > before);
  }
  expect(await becomes('One', 'failed')).toMatchObject({ error: 'The service is busy. Try again later.' });
  expect(takenHere()).toEqual([]);
  await channel.app.send(retryMessage, { merchant: owner.merchant, id, message: body.id }, { token: owner.token });
  await becomes('One', 'sent');
  expect(takenHere()).toHaveLength(1);
});

test('a message whose confirmation was lost is resent under the same key and reaches the customer once', async () => {
  const { reply, becomes, takenHere } = await conversation();
  channel.service.next('takes');
  const { body } = await reply('One');
  await becomes('One', 'sent');
  expect(channel.service.asked.filter((key) => key === body.id)).toHaveLength(2);
  expect(takenHere()).toHaveLength(1);
});

test('the same job continues after a process died between sending and recording', async () => {
  const { id, owner, customer, becomes, takenHere } = await conversation();
  const { app, adapter, service } = channel;
  const messageId = await queue(app, owner.merchant, id, 'One');
  const parts = { channels: { of: () => adapter, external: () => adapter }, vault: app.installation.vault, publicUrl: '' };
  const ctx = jobCtxOf(app, owner.merchant);
  const dies = {
    ...adapter,
    send: async (...given: Parameters<typeof adapter.send>) => (await adapter.send(...given), Promise.reject(new Error('killed'))),
  };
  const about = { conversation_id: id, seq: 2 };
  await expect(sendQueued(ctx, about, dies, parts)).rejects.toThrow('killed');
  await becomes('One', 'sending');
  // Another job leaves it alone; the same job continues.
  await sendQueued({ ...ctx, requestId: 'job-other' }, about, adapter, parts);
  expect(service.asked.filter((key) => key === messageId)).toHaveLength(1);
  await sendQueued(ctx, about, adapter, parts);
  await becomes('One', 'sent');
  expect(takenHere()).toHaveLength(1);
  expect((await customer.thread()).filter(({ text }) => text === 'One')).toHaveLength(1);
});

test('without keys, a message with an unknown outcome is never sent twice, and the team is told', async () => {
  const without = await startWithChannel({ dedupesByKey: false });
  const { reply, becomes, takenHere } = await conversation({ on: without });
  without.service.next('takes');
  await reply('One');
  const { error } = await becomes('One', 'failed');
  expect(error).toMatch(/^We couldn’t confirm that this message was sent/);
  expect(takenHere()).toHaveLength(1);
  await without.close();
});

const queue = (app: WithChannel['app'], merchant: string, conversation: string, text: string, author: 'ai' | 'teammate' = 'teammate') =>
  app.write(merchant, async ({ db, newId }) => {
    const id = newId();
    const row = {
      merchant_id: merchant,
      conversation_id: conversation,
      seq: 2,
      id,
      direction: 'out' as const,
      author,
      text,
      status: 'queued' as const,
    };
    await db.insertInto('messages').values(row).execute();
    await db.updateTable('conversations').set({ message_count: 2 }).where('id', '=', conversation).execute();
    return id;
  });

test('a takeover cancels AI messages that wait for a retry', async () => {
  const { id, owner, becomes, takenHere } = await conversation();
  const { app, adapter, service } = channel;
  await queue(app, owner.merchant, id, 'The AI says so.', 'ai');
  const parts = { channels: { of: () => adapter, external: () => adapter }, vault: app.installation.vault, publicUrl: '' };
  service.next({ status: 503 });
  // A teammate takes over while the service is still processing.
  const slow = {
    ...adapter,
    send: async (...given: Parameters<typeof adapter.send>) => {
      await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: owner.token });
      return adapter.send(...given);
    },
  };
  await sendQueued(jobCtxOf(app, owner.merchant), { conversation_id: id, seq: 2 }, slow, parts);
  await becomes('The AI says so.', 'cancelled');
  expect(takenHere()).toEqual([]);
});

test('after the reply window closed, free text is refused and a template is sent', async () => {
  const { reply, wroteHoursAgo, becomes, takenHere, customer } = await conversation();
  await wroteHoursAgo(25);
  expect(await customer.conversation()).toMatchObject({ reply_window: { open: false, allowed: 'template' } });
  const refused = await reply('Hello?');
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'message.window_closed', detail: 'The reply window has closed on this channel. Send an approved template instead.' },
  ]);
  const template = { name: 'order_update', language: 'en', parameters: ['H1042'] };
  expect((await reply('Your order H1042 has shipped.', { template })).status).toBe(201);
  await becomes('Your order H1042 has shipped.', 'sent');
  expect(takenHere()).toMatchObject([{ template, text: 'Your order H1042 has shipped.' }]);
});

test('a channel without templates accepts none, and a message fails when the window closes while it waits', async () => {
  const messenger = await startWithChannel({ channel: 'messenger' });
  const { reply, becomes, wroteHoursAgo, id, owner, takenHere } = await conversation({ on: messenger });
  const refused = await reply('Hello', { template: { name: 'order_update', language: 'en' } });
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'message.template_unsupported' }]);
  await reply('Plain *words* only.');
  await becomes('Plain *words* only.', 'sent');
  expect(takenHere()).toMatchObject([{ text: 'Plain words only.' }]);
  await wroteHoursAgo(8 * 24);
  await messenger.app.write(owner.merchant, async ({ db, newId }) => {
    const row = { direction: 'out' as const, author: 'teammate' as const, text: 'Too late', status: 'queued' as const };
    await db
      .insertInto('messages')
      .values({ merchant_id: owner.merchant, conversation_id: id, seq: 50, id: newId(), ...row })
      .execute();
  });
  const { adapter, app } = messenger;
  const parts = { channels: { of: () => adapter, external: () => adapter }, vault: app.installation.vault, publicUrl: '' };
  await sendQueued(jobCtxOf(app, owner.merchant), { conversation_id: id, seq: 50 }, adapter, parts);
  expect(await becomes('Too late', 'failed')).toMatchObject({
    error: 'The reply window closed before this message was sent. You can reply once the customer writes again.',
  });
  await messenger.close();
});

test('without a connection a message fails and says so', async () => {
  const { reply, becomes, owner, connection } = await conversation();
  await channel.app.write(owner.merchant, (ctx) => disconnectChannel(ctx, connection.id));
  await reply('Hello');
  expect(await becomes('Hello', 'failed')).toMatchObject({ error: 'This channel isn’t connected yet.' });
});

test('the AI answers on other channels as on the website, and discloses that it is automated', async () => {
  const { takenHere, customer } = await conversation({ quiet: false });
  const [first] = await until(async () => {
    const taken = takenHere();
    return taken.length > 0 && taken;
  });
  expect(first?.text).toMatch(/AI assistant/);
  await until(async () => (await customer.thread()).some(({ author, status }) => author === 'ai' && status === 'sent'));
});

test('the AI sends nothing after the reply window closed', async () => {
  const { app } = channel;
  const shop = await channel.shop();
  const customer = shop.customer('Late Lena');
  await customer.deliver([customer.said('How long does delivery take?', { at: Date.now() - 25 * 3_600_000 })]);
  await until(async () => (await customer.conversation()).handler === 'none');
  expect((await customer.thread()).some(({ author }) => author === 'ai')).toBe(false);
  const runs = await app.installation.readingOf(shop.owner.merchant).selectFrom('ai_runs').select(['model', 'decision']).execute();
  expect(runs).toEqual([{ model: 'window-closed', decision: 'hand_off' }]);
});
