import { createHmac, randomUUID } from 'node:crypto';
import { identifyVisitor, listChatMessages, openChatSession, sendChatMessage } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import { rotateIdentitySecret, updateWebsiteChat, getWebsiteChat } from '@parley/contract/website-chat';
import type { Person, TestApp } from '../../../testing/app.ts';

type Problem = { code?: string; detail?: string };
type Asked = Partial<Sent<typeof openChatSession>>;

/** A visitor of a shop; calls may return problems. */
export async function come(app: TestApp, merchant: string, asked: Asked = {}, headers: Record<string, string> = {}) {
  const key = asked.key ?? (await app.chatKeyOf(merchant));
  const opened = await app.send(openChatSession, { ...asked, key }, { headers });
  const token = opened.body.session_token;
  return {
    key,
    token,
    opened,
    session: opened.body,
    problem: opened.body as Problem,
    async say(text: string, more: Partial<Sent<typeof sendChatMessage>> = {}) {
      const answer = await app.send(sendChatMessage, { key, client_id: randomUUID(), text, ...more }, { token, headers });
      const { code, detail } = answer.body as Problem;
      return { ...answer, code, detail };
    },
    async identify(who: Omit<Sent<typeof identifyVisitor>, 'key'>) {
      const answer = await app.send(identifyVisitor, { key, ...who }, { token, headers });
      return { ...answer, code: (answer.body as Problem).code };
    },
    async sees() {
      const answer = await app.send(listChatMessages, { key, limit: 200 }, { token });
      return {
        ...answer,
        code: (answer.body as Problem).code,
        texts: answer.status === 200 ? answer.body.items.map(({ text }) => text) : [],
      };
    },
  };
}

/** Changes the chat settings as the shop's owner. */
export async function decide(app: TestApp, { merchant, token }: Person, change: Partial<Sent<typeof updateWebsiteChat>>) {
  const { body } = await app.send(getWebsiteChat, { merchant }, { token });
  return app.send(updateWebsiteChat, { merchant, version: body.version, ...change }, { token });
}

/** Creates an identity secret for the shop; returns a function that signs user ids. */
export async function signing(app: TestApp, { merchant, token }: Person) {
  const { body } = await app.send(rotateIdentitySecret, { merchant }, { token });
  return (userId: string) => ({ user_id: userId, hash: createHmac('sha256', body.secret).update(userId).digest('hex') });
}
