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

/**
 * The conversation that started last, among those a teammate sees. Sorting by last message would not do, because a late answer would move
 * an older conversation to the top.
 */
export async function latestConversation(app: Pick<TestApp, 'send'>, { merchant, token }: Pick<Person, 'merchant' | 'token'>) {
  const { body } = await app.send(listConversations, { merchant, limit: 1, sort: 'created_at' }, { token });
  const [conversation] = body.items;
  if (!conversation) throw new Error('There is no conversation.');
  return conversation;
}

type Shop = Pick<TestApp, 'write'>;
/** Delays the AI's own answers beyond any test, so that the test controls them. */
export const silenceAi = ({ write }: Shop, merchant: string) =>
  write(merchant, async ({ db }) => void (await db.updateTable('shop_settings').set({ ai_debounce_ms: 3_600_000 }).execute()));

/** Makes the job waiting under this key due now. */
export async function bringForward({ installation }: Pick<TestApp, 'installation'>, key: string) {
  const { rowCount } = await installation.owner.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [key]);
  if (rowCount !== 1) throw new Error(`No job waits under ${key}.`);
  installation.notifier.due(new Date());
}
/** Makes the answer waiting in a conversation due now. */
export const answerNow = (app: Pick<TestApp, 'installation'>, conversationId: string) => bringForward(app, `answer:${conversationId}`);
