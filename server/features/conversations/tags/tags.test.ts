import type { ConversationStatus } from '@parley/contract/conversations';
import { listMessages } from '@parley/contract/inbox';
import {
  createTag,
  deleteTag,
  getConversationTags,
  getTagAnalytics,
  listTags,
  setConversationTags,
  updateTag,
} from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent');
});
afterAll(() => app.close());

const codeOf = (body: unknown) => (body as { code?: string }).code;
const make = async (name: string, person = owner) =>
  (await app.send(createTag, { merchant: person.merchant, name }, { token: person.token })).body;
const tagsIn = async (person = owner) => (await app.send(listTags, { merchant: person.merchant }, { token: person.token })).body.items;
const asked = async (person = owner) => {
  await (await visit(app, person.merchant)).say('Hello');
  return (await latestConversation(app, person)).id;
};
const setTags = (id: string, tag_ids: string[], person = owner) =>
  app.send(setConversationTags, { merchant: person.merchant, id, tag_ids }, { token: person.token });
const linesOf = async (id: string) =>
  (await app.send(listMessages, { merchant: owner.merchant, id }, { token: owner.token })).body.items.flatMap(({ activity }) =>
    activity ? [[activity.kind, activity.actor, activity.note]] : [],
  );
const audited = async (action: string) =>
  (
    await app.installation
      .readingOf(owner.merchant)
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ detail }) => detail);

test('names are lower case and unique within a shop', async () => {
  expect((await make('  Where Is It ')).name).toBe('where is it');
  const again = await app.send(createTag, { merchant: owner.merchant, name: 'WHERE IS IT' }, { token: owner.token });
  expect([again.status, codeOf(again.body)]).toEqual([409, 'tag.name_taken']);
  const stranger = await app.register();
  expect((await make('where is it', stranger)).name).toBe('where is it');
});

test("renaming keeps everything else, and can't use another tag's name", async () => {
  const { id } = await make('lost parcel');
  const at = { merchant: owner.merchant, id };
  await app.send(updateTag, { ...at, colour: 'red', description: 'Ask the carrier first' }, { token: agent.token });
  const { body } = await app.send(updateTag, { ...at, name: 'parcel lost' }, { token: agent.token });
  expect(body).toMatchObject({ name: 'parcel lost', colour: 'red', description: 'Ask the carrier first' });
  await make('damaged');
  expect(codeOf((await app.send(updateTag, { ...at, name: 'damaged' }, { token: agent.token })).body)).toBe('tag.name_taken');
});

test('sets exactly the given tags, and the thread shows the change', async () => {
  const id = await asked();
  const [one, two, three] = [await make('alpha'), await make('beta'), await make('gamma')];
  await setTags(id, [two.id, one.id]);
  const { body } = await setTags(id, [two.id, three.id]);
  expect(body.items.map(({ name }) => name)).toEqual(['beta', 'gamma']);
  const { body: read } = await app.send(getConversationTags, { merchant: owner.merchant, id }, { token: owner.token });
  expect(read).toEqual(body);
  await setTags(id, [three.id, two.id]);
  expect(await linesOf(id)).toEqual([
    ['tagged', 'Olive Owner', 'alpha, beta'],
    ['untagged', 'Olive Owner', 'alpha'],
    ['tagged', 'Olive Owner', 'gamma'],
  ]);
  expect((await audited('conversation.tagged'))[0]).toEqual({ added: 'gamma', removed: 'alpha' });
});

test('an unknown tag changes nothing', async () => {
  const id = await asked();
  const { id: known } = await make('known');
  expect(codeOf((await setTags(id, [known, newId()])).body)).toBe('tag.missing');
  expect(await linesOf(id)).toEqual([]);
  const stranger = await app.register();
  const foreign = await make('foreign', stranger);
  expect(codeOf((await setTags(id, [foreign.id])).body)).toBe('tag.missing');
});

test('a merged conversation is neither tagged nor counted', async () => {
  const [id, into] = [await asked(), await asked()];
  const tag = await make('merged away');
  await setTags(id, [tag.id]);
  await app.write(owner.merchant, ({ db }) => db.updateTable('conversations').set({ merged_into_id: into }).where('id', '=', id).execute());
  expect(codeOf((await setTags(id, [])).body)).toBe('conversation.move_refused');
  expect((await tagsIn()).find((one) => one.id === tag.id)?.conversations_count).toBe(0);
});

test('deleting a tag removes it everywhere and returns how many conversations had it', async () => {
  const [first, second] = [await asked(), await asked()];
  const { id } = await make('short lived');
  await setTags(first, [id]);
  await setTags(second, [id]);
  expect((await tagsIn()).find((tag) => tag.id === id)?.conversations_count).toBe(2);
  const at = { merchant: owner.merchant, id };
  expect((await app.send(deleteTag, at, { token: agent.token })).status).toBe(403);
  expect((await app.send(deleteTag, at, { token: owner.token })).body).toEqual({ conversations: 2 });
  expect((await tagsIn()).some((tag) => tag.id === id)).toBe(false);
  expect((await app.send(getConversationTags, { merchant: owner.merchant, id: first }, { token: owner.token })).body.items).toEqual([]);
  expect(await audited('tag.deleted')).toEqual([{ name: 'short lived', conversations: 2 }]);
  expect(codeOf((await app.send(deleteTag, at, { token: owner.token })).body)).toBe('tag.missing');
});

test("a teammate limited to a team can't see, tag or count other conversations", async () => {
  const limited = await app.teammate(owner.merchant, 'agent', 'Lena Limited');
  await app.write('', (ctx) =>
    ctx.db.updateTable('directory.memberships').set({ visibility: 'teams' }).where('user_id', '=', limited.userId).execute(),
  );
  const id = await asked();
  const tag = await make('hidden from some');
  await setTags(id, [tag.id]);
  const countFor = async (person: Person) => (await tagsIn(person)).find((one) => one.id === tag.id)?.conversations_count;
  expect([await countFor(owner), await countFor(limited)]).toEqual([1, 0]);
  expect(codeOf((await setTags(id, [], limited)).body)).toBe('conversation.missing');
  const figures = await app.send(getTagAnalytics, { merchant: owner.merchant }, { token: limited.token });
  expect(figures.body.conversations).toBe(0);
  await app.write(owner.merchant, (ctx) =>
    ctx.db.updateTable('conversations').set({ assignee_id: limited.userId }).where('id', '=', id).execute(),
  );
  expect([await countFor(limited), (await setTags(id, [], limited)).status]).toEqual([1, 200]);
});

test('statistics count conversations started in this and the previous period, by outcome', async () => {
  const shop = await app.register();
  const tag = await make('returns', shop);
  const unused = await make('unused', shop);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const begun = async (at: Date, change: { status?: ConversationStatus; csat_score?: number; csat_answered_at?: Date } = {}) => {
    const id = await asked(shop);
    await setTags(id, [tag.id], shop);
    await app.write(shop.merchant, (ctx) =>
      ctx.db
        .updateTable('conversations')
        .set({ created_at: at, ...change })
        .where('id', '=', id)
        .execute(),
    );
  };
  await begun(days(1), { status: 'resolved', csat_score: 5, csat_answered_at: days(0) });
  await begun(days(6), { status: 'resolved', csat_score: 2, csat_answered_at: days(0) });
  await begun(days(2), { status: 'snoozed' });
  await begun(days(8));
  await begun(days(13), { csat_score: 1 });
  await begun(days(15));
  await asked(shop);
  const { body } = await app.send(getTagAnalytics, { merchant: shop.merchant, days: 7 }, { token: shop.token });
  expect(body).toEqual({
    days: 7,
    conversations: 4,
    items: [
      { tag: { id: tag.id, name: 'returns', colour: 'grey' }, conversations: 3, before: 2, open: 1, resolved: 2, csat: 3.5 },
      { tag: { id: unused.id, name: 'unused', colour: 'grey' }, conversations: 0, before: 0, open: 0, resolved: 0, csat: null },
    ],
  });
});

test('a shop without tags still has statistics', async () => {
  const shop = await app.register();
  await asked(shop);
  const { body } = await app.send(getTagAnalytics, { merchant: shop.merchant }, { token: shop.token });
  expect(body).toEqual({ days: 30, conversations: 1, items: [] });
});

test('lists receive tag changes', async () => {
  const id = await asked();
  const { id: tag } = await make('heard');
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  await setTags(id, [tag]);
  const changed = (topic: string) => stream.events.find(({ data }) => (data as { topic?: string } | null)?.topic === topic)?.data;
  await until(async () => changed('tags'));
  expect(changed('inbox')).toMatchObject({ type: 'changed', id });
  await stream.leave();
});
