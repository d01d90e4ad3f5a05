import { randomUUID } from 'node:crypto';
import { endpoints } from '@parley/contract/api';
import { getSession } from '@parley/contract/auth';
import type { Signal } from '@parley/contract/live';
import { countConversations, listConversations, markRead, sendMessage, updateConversation } from '@parley/contract/inbox';
import { listNotifications } from '@parley/contract/notifications';
import { search } from '@parley/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { allSamples as samples } from '../../../testing/all-samples.ts';
import type { Fixture } from '../../../testing/samples.ts';
import { notifyNow } from '../../automation/notifications/make.ts';
import { maySee } from './index.ts';

const all = { id: 'me', teams: null, brands: null };
const nothing = { team_id: null, assignee_id: null, brand_id: null };
test.each([
  [all, nothing, true],
  [{ ...all, teams: [] }, nothing, false],
  [{ ...all, teams: ['a'] }, { ...nothing, team_id: 'a', assignee_id: 'other' }, true],
  [{ ...all, teams: ['a'] }, { ...nothing, team_id: 'b' }, false],
  [{ ...all, teams: ['a'] }, { ...nothing, assignee_id: 'me' }, true],
  [{ ...all, teams: ['a'] }, { ...nothing, team_id: 'b', assignee_id: 'other' }, false],
  [{ ...all, brands: { ids: ['x'], withDefault: false } }, { ...nothing, brand_id: 'x' }, true],
  [{ ...all, brands: { ids: ['x'], withDefault: false } }, { ...nothing, brand_id: 'y' }, false],
  [{ ...all, brands: { ids: ['x'], withDefault: false } }, nothing, false],
  [{ ...all, brands: { ids: [], withDefault: true } }, nothing, true],
  [{ ...all, brands: { ids: ['x'], withDefault: false } }, { ...nothing, brand_id: 'y', assignee_id: 'me' }, false],
  [{ ...all, teams: ['a'], brands: { ids: ['x'], withDefault: false } }, { ...nothing, team_id: 'a' }, false],
  [{ ...all, teams: ['a'], brands: { ids: ['x'], withDefault: false } }, { ...nothing, team_id: 'a', brand_id: 'x' }, true],
])('%o can see %o: %s', (viewer, conversation, sees) => expect(maySee(viewer, conversation)).toBe(sees));

/** A shop with a conversation of the team, one of another team and one of none, and an agent limited to the team. */
let app: TestApp;
let owner: Person;
let limited: Person;
const [ours, theirs] = [newId(), newId()];
let shown: string;
let hidden: string[];
let visitors: Awaited<ReturnType<typeof visit>>[];
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  limited = await app.teammate(owner.merchant, 'agent', 'Theo');
  await app.write(owner.merchant, async ({ db, forget }) => {
    for (const [place, id] of [ours, theirs].entries())
      await db
        .insertInto('teams')
        .values({ merchant_id: owner.merchant, id, name: `Team ${place}` })
        .execute();
    await db
      .updateTable('directory.memberships')
      .set({ visibility: 'teams', team_ids: [ours] })
      .where('user_id', '=', limited.userId)
      .execute();
    forget(`user:${limited.userId}`);
  });
  visitors = [];
  const begun: string[] = [];
  for (const [place, team] of [ours, theirs, null].entries()) {
    const visitor = await visit(app, owner.merchant);
    await visitor.say(`a pelican question ${place}`);
    visitors.push(visitor);
    const { id } = await latestConversation(app, owner);
    begun.push(id);
    await app.send(updateConversation, { merchant: owner.merchant, id, team_id: team, assignee_id: owner.userId }, { token: owner.token });
    await app.send(updateConversation, { merchant: owner.merchant, id, assignee_id: null }, { token: owner.token });
  }
  [shown = '', ...hidden] = begun;
});
afterAll(() => app.close());

const at = () => ({ merchant: owner.merchant });
const ask = { list: () => app.send(listConversations, at(), { token: limited.token }) };

// The tests share one shop and run in order.
describe('in one shop', { shuffle: false }, () => {
  test("the list and its search contain exactly the team's conversations", async () => {
    expect((await ask.list()).body.items.map(({ id }) => id)).toEqual([shown]);
    const found = await app.send(listConversations, { ...at(), q: 'pelican' }, { token: limited.token });
    expect(found.body.items.map(({ id }) => id)).toEqual([shown]);
    const filter = JSON.stringify({
      match: 'any',
      conditions: [
        { field: 'team', op: 'is', value: [theirs] },
        { field: 'status', op: 'is', value: ['open'] },
      ],
    });
    expect((await app.send(listConversations, { ...at(), filter }, { token: limited.token })).body.items.map(({ id }) => id)).toEqual([
      shown,
    ]);
  });

  test("the global search finds only the team's conversations", async () => {
    const { body } = await app.send(search, { ...at(), q: 'pelican' }, { token: limited.token });
    expect(body.results.conversations.map(({ id }) => id)).toEqual([shown]);
  });

  test("counts and badge cover only the team's conversations", async () => {
    const { body } = await app.send(countConversations, at(), { token: limited.token });
    expect([body.needs_you, body.unread]).toEqual([1, 1]);
    expect((await app.send(countConversations, at(), { token: owner.token })).body.needs_you).toBe(3);
    expect((await app.send(getSession, {}, { token: limited.token })).body.unread_count).toBe(1);
  });

  test("every call with a hidden conversation's id finds nothing", async () => {
    const none = newId();
    const fixture: Fixture = {
      owner,
      leaver: owner,
      conversation: hidden[0] ?? '',
      key: '',
      visitorToken: '',
      message: none,
      feedback: none,
      team: none,
      invite: none,
      tag: none,
      view: none,
      bulk: none,
      savedReply: none,
      customer: none,
      note: none,
      session: none,
      ids: {},
    };
    const about = Object.entries(endpoints).filter(([, { line }]) => /\/conversations\/:id/.test(line));
    expect(about.length).toBeGreaterThan(15);
    const answers: Record<string, string | undefined> = {};
    for (const [name, endpoint] of about) {
      const answer = await app.send(endpoint, samples[name]?.(fixture) ?? {}, { token: limited.token });
      answers[name] = (answer.body as { code?: string }).code;
    }
    expect(answers).toEqual(Object.fromEntries(about.map(([name]) => [name, 'conversation.missing'])));
  });

  const listen = async ({ token }: Person, headers: Record<string, string> = {}) => {
    const ear = await followStream(`${app.url}/api/live/${owner.merchant}`, token, headers);
    return { ...ear, signals: () => ear.events.filter(({ event }) => event === 'signal').map(({ data }) => data as Signal) };
  };

  test("the stream contains only the team's signals, live and replayed", async () => {
    const ear = await listen(limited);
    for (const visitor of visitors) await visitor.say('are you there?');
    await until(async () => ear.signals().some((signal) => signal.type === 'message'));
    const replayed = await listen(limited, { 'last-event-id': '0' });
    await until(async () => replayed.signals().some((signal) => signal.type === 'message'));
    const received = [...ear.signals(), ...replayed.signals()];
    const about = new Set(
      received.map((signal) => ('conversation_id' in signal ? signal.conversation_id : signal.topic === 'inbox' ? signal.id : shown)),
    );
    expect([...about]).toEqual([shown]);
    await Promise.all([ear.leave(), replayed.leave()]);
  });

  test('a conversation that leaves the team leaves their lists, with a signal', async () => {
    const ear = await listen(limited);
    await app.send(updateConversation, { ...at(), id: shown, team_id: theirs }, { token: owner.token });
    await until(async () => ear.signals().some((signal) => signal.type === 'changed' && signal.topic === 'inbox' && signal.id === shown));
    expect((await ask.list()).body.items).toEqual([]);
    await app.send(updateConversation, { ...at(), id: shown, team_id: ours }, { token: owner.token });
    await until(async () => (await ask.list()).body.items.length === 1);
    await ear.leave();
  });

  test('a conversation assigned to them is visible, whatever its team', async () => {
    const id = hidden[1] ?? '';
    await app.send(updateConversation, { ...at(), id, assignee_id: limited.userId }, { token: owner.token });
    await notifyNow(app, owner.merchant);
    expect((await ask.list()).body.items.map((one) => one.id).sort()).toEqual([shown, id].sort());
    const bell = (await app.send(listNotifications, at(), { token: limited.token })).body.items;
    expect(bell.map(({ conversation_id }) => conversation_id)).toContain(id);
    await app.send(updateConversation, { ...at(), id, assignee_id: null }, { token: owner.token });
    expect(
      (await app.send(listNotifications, at(), { token: limited.token })).body.items.map(({ conversation_id }) => conversation_id),
    ).not.toContain(id);
  });

  test("a mention in a hidden conversation's note notifies nobody", async () => {
    const id = hidden[0] ?? '';
    const note = { ...at(), id, client_id: randomUUID(), text: '@Theo look', private: true, mentions: [limited.userId] };
    const { body } = await app.send(sendMessage, note, { token: owner.token });
    expect(body.mentions).toEqual([]);
    await notifyNow(app, owner.merchant);
    const bell = (await app.send(listNotifications, at(), { token: limited.token })).body.items;
    expect(bell.some(({ type }) => type === 'mentioned')).toBe(false);
  });

  test("read and pin signals reach only the teammate's own devices", async () => {
    const [mine, others] = [await listen(owner), await listen(limited)];
    const ofShown = (signals: Signal[]) => signals.filter((signal) => signal.type === 'changed' && signal.id === shown);
    await app.send(markRead, { ...at(), id: shown, seq: 1 }, { token: owner.token });
    await until(async () => ofShown(mine.signals()).length > 0);
    await app.send(updateConversation, { ...at(), id: shown, priority: 'high' }, { token: owner.token });
    await until(async () => ofShown(others.signals()).length > 0);
    expect(ofShown(others.signals()).every((signal) => signal.type === 'changed' && signal.for === undefined)).toBe(true);
    await Promise.all([mine.leave(), others.leave()]);
  });
});
