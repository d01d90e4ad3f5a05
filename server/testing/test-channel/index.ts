// A messaging service for tests: its adapter, its emulator, and a shop connected to it.
import { randomUUID } from 'node:crypto';
import type { Channel } from '@parley/contract/channels';
import { listConversations, listMessages } from '@parley/contract/inbox';
import { connectChannel } from '../../features/conversations/connections/index.ts';
import { type Person, startTestApp, type TestApp, until } from '../app.ts';
import { testChannel, type TestEvent } from './adapter.ts';
import { startTestService, type TestService } from './emulator.ts';

export { testChannel } from './adapter.ts';
export { startTestService } from './emulator.ts';

type Options = Parameters<typeof startTestApp>[0] & { channel?: Channel; dedupesByKey?: boolean };

/** The product with an additional messaging service. */
export async function startWithChannel({ channel = 'whatsapp', dedupesByKey, ...options }: Options = {}) {
  const service = await startTestService();
  const adapter = testChannel({
    channel,
    url: service.url,
    signingSecret: service.signingSecret,
    ...(dedupesByKey !== undefined && { dedupesByKey }),
  });
  const app = await startTestApp({ ...options, channels: [adapter] });
  const webhookUrl = `${app.url}/api/inbound/channels/${channel}`;
  return {
    app,
    service,
    webhookUrl,
    adapter,
    /** A shop with an account at the service. */
    async shop() {
      const owner = await app.register();
      const account = `account-${randomUUID()}`;
      const connection = await connect(app, owner, channel, account);
      return { owner, account, connection, customer: (name = 'Yusuf Demir') => writer({ app, service, webhookUrl, owner, account }, name) };
    },
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}
export type WithChannel = Awaited<ReturnType<typeof startWithChannel>>;

export const connect = ({ write, installation }: TestApp, { merchant }: Person, channel: Channel, externalId: string) =>
  write(merchant, (ctx) => connectChannel(ctx, installation.vault, { channel, externalId, name: 'Shop account', secret: 'token-1' }));

type At = { app: TestApp; service: TestService; webhookUrl: string; owner: Person; account: string };
type Said = Extract<TestEvent, { type: 'message' }>;

/** A customer on the service. */
function writer({ app, service, webhookUrl, owner, account }: At, name: string) {
  const person = { id: `user-${randomUUID()}`, name };
  const { merchant, token } = owner;
  const deliver = (events: TestEvent[], id?: string) => service.deliver(webhookUrl, { events, account, ...(id !== undefined && { id }) });
  const said = (text: string, more: Partial<Said> = {}): Said => ({
    type: 'message',
    id: `in-${randomUUID()}`,
    from: person,
    at: Date.now(),
    text,
    files: [],
    reply_to: null,
    ...more,
  });
  const conversation = async () => {
    const { body } = await app.send(listConversations, { merchant, limit: 50 }, { token });
    return body.items.find(({ customer }) => customer.name === name);
  };
  const thread = async () => {
    const found = await conversation();
    return found ? (await app.send(listMessages, { merchant, id: found.id, limit: 200 }, { token })).body.items : [];
  };
  return {
    person,
    deliver,
    said,
    /** Sends a message and waits until it is in the inbox. */
    async says(text: string, more: Partial<Said> = {}) {
      const message = said(text, more);
      await deliver([message]);
      await until(async () => (await thread()).some((one) => one.direction === 'in' && one.text === text));
      return message;
    },
    status: (id: string, status: 'sent' | 'delivered' | 'read' | 'failed', reason: string | null = null) =>
      deliver([{ type: 'status', id, status, reason }]),
    echo: (text: string, more: { id?: string; key?: string | null } = {}) =>
      deliver([{ type: 'echo', id: `echo-${randomUUID()}`, to: person, at: Date.now(), text, files: [], key: null, ...more }]),
    conversation: () => until(conversation),
    thread,
  };
}
