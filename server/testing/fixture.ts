import { logIn } from '@parley/contract/auth';
import { startBulk } from '@parley/contract/bulk';
import { addCustomerNote } from '@parley/contract/customer-notes';
import type { Endpoint } from '@parley/contract/endpoint';
import { sendFeedback } from '@parley/contract/feedback';
import { inviteTeammate } from '@parley/contract/merchants';
import { createSavedReply } from '@parley/contract/saved-replies';
import { createTag } from '@parley/contract/tags';
import { createTeam } from '@parley/contract/teams';
import { listSessions } from '@parley/contract/users';
import { createView } from '@parley/contract/views';
import { prepareSamples } from './all-samples.ts';
import type { Person, TestApp } from './app.ts';
import { latestConversation, visit } from './chat.ts';
import type { Fixture } from './samples.ts';

/** A shop with one of everything that the samples name. */
export async function fixtureOf(app: TestApp): Promise<Fixture> {
  const owner = await app.register();
  const visitor = await visit(app, owner.merchant);
  const message = await visitor.say('hello');
  const conversation = await latestConversation(app, owner);
  const { body: feedback } = await app.send(sendFeedback, { title: 'A', description: 'B' });
  const { merchant, token } = owner;
  const { body: tag } = await app.send(createTag, { merchant, name: 'walked' }, { token });
  const { body: view } = await app.send(createView, { merchant, name: 'Walked', filter: { conditions: [] } }, { token });
  const selection = { kind: 'ids' as const, ids: [conversation.id] };
  const { body: bulk } = await app.send(startBulk, { merchant, selection, change: { priority: 'high' } }, { token });
  const as = { token: owner.token };
  const { body: team } = await app.send(createTeam, { merchant: owner.merchant, name: 'Returns' }, as);
  const { body: invite } = await app.send(inviteTeammate, { merchant: owner.merchant, email: 'ann@shop.example', role: 'agent' }, as);
  const customer = conversation.customer.id;
  const { body: note } = await app.send(addCustomerNote, { merchant, id: customer, text: 'Likes tea' }, { token });
  const { body: savedReply } = await app.send(createSavedReply, { merchant, title: 'Walked', text: 'Hello' }, { token });
  const leaver = await app.register();
  await app.send(logIn, { email: leaver.email, password: leaver.password });
  const { body: sessions } = await app.send(listSessions, { id: leaver.userId }, { token: leaver.token });
  const at: Fixture = {
    owner,
    key: visitor.key,
    visitorToken: visitor.token,
    conversation: conversation.id,
    message: message.id,
    feedback: feedback.id,
    team: team.id,
    invite: invite.id,
    tag: tag.id,
    view: view.id,
    bulk: bulk.id,
    savedReply: savedReply.id,
    customer,
    note: note.id,
    leaver,
    session: sessions.items.find(({ current }) => !current)?.id ?? '',
    ids: {},
  };
  return prepareSamples(app, at);
}

/** The token of somebody who may call this endpoint; undefined where nobody needs one. */
export function tokenOf({ access }: Endpoint, at: Fixture, operator: Person): string | undefined {
  if (access === 'visitor') return at.visitorToken;
  if (access === 'public' || access === 'signed') return undefined;
  return access === 'operator' ? operator.token : at.owner.token;
}
