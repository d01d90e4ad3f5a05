import { randomUUID } from 'node:crypto';
import { listChatMessages, openChatSession, sendChatMessage } from '@parley/contract/chat';
import { listConversations } from '@parley/contract/inbox';
import type { Person, TestApp } from './app.ts';

export type Visitor = Awaited<ReturnType<typeof visit>>;

/** A customer on a shop's website. */
export async function visit(app: Pick<TestApp, 'send' | 'chatKeyOf'>, merchant: string) {
  const key = await app.chatKeyOf(merchant);
  const { body: session } = await app.send(openChatSession, { key });
  const token = session.session_token;
  return {
    key,
    token,
    visitorId: session.visitor_id,
    say: async (text: string, clientId: string = randomUUID()) =>
      (await app.send(sendChatMessage, { key, client_id: clientId, text }, { token })).body,
    sees: async (after = 0) => (await app.send(listChatMessages, { key, after, limit: 200 }, { token })).body,
  };
}

/** The conversation at the top of a teammate's list. */
export async function latestConversation(app: Pick<TestApp, 'send'>, { merchant, token }: Pick<Person, 'merchant' | 'token'>) {
  const { body } = await app.send(listConversations, { merchant, limit: 1 }, { token });
  const [conversation] = body.items;
  if (!conversation) throw new Error('There is no conversation.');
  return conversation;
}
