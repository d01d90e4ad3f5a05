import { createHash } from 'node:crypto';
import { conversationStatuses, handlers, handoffReasons, priorities } from '@parley/contract/conversations';
import { activity, source } from '@parley/contract/messages';
import { decisions, toolCall } from '@parley/contract/runs';
import { describe, expect, test } from 'vitest';
import { articleOf, demoArticles } from './articles.ts';
import { demoProducts, productOf } from './catalogue/products.ts';
import { demoConversations, type DemoConversation } from './conversations.ts';
import { demoCustomers } from './customers.ts';
import { known } from './known.ts';
import { traceOrders } from './orders.ts';
import { allScripts } from './scripts/scripts.ts';
import { nameOf } from './team.ts';

const make = (now: Date) => {
  const customers = demoCustomers(now);
  const orders = traceOrders(customers, now);
  return { now, customers, orders, conversations: demoConversations(customers, orders, now).conversations };
};
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const count = <T>(list: T[], test: (item: T) => boolean) => list.filter(test).length;

test('there are at least 45 hand-written dialogues, many of them not in English', () => {
  expect(allScripts.length).toBeGreaterThanOrEqual(45);
  expect(count(allScripts, (script) => script.language === 'en')).toBeGreaterThanOrEqual(45);
  for (const language of ['de', 'fr', 'es', 'pt'])
    expect(count(allScripts, (script) => script.language === language)).toBeGreaterThanOrEqual(8);
  expect(new Set(allScripts.map((script) => script.name)).size).toBe(allScripts.length);
});

describe.each(['2026-11-20T17:58:00Z', '2026-03-29T03:10:00Z', '2027-01-03T12:00:00Z'])('on %s', (day) => {
  const { now, customers, orders, conversations } = make(new Date(day));
  const messages = conversations.flatMap((conversation) => conversation.messages);
  const runs = messages.flatMap((message) => (message.ai ? [message.ai] : []));

  test('there are 900 conversations in every state, few of them waiting', () => {
    expect(conversations).toHaveLength(900);
    expect(new Set(conversations.map((one) => one.status))).toEqual(new Set(conversationStatuses));
    expect(new Set(conversations.map((one) => one.handler))).toEqual(new Set(handlers));
    expect(new Set(conversations.map((one) => one.priority))).toEqual(new Set(priorities));
    expect(new Set(conversations.flatMap((one) => one.handoff?.reason ?? []))).toEqual(new Set(handoffReasons));
    expect(count(conversations, (one) => one.status === 'open' && one.handler === 'none')).toBe(7);
    expect(count(conversations, (one) => one.status === 'open' && one.handler === 'ai')).toBe(30);
    expect(count(conversations, (one) => one.channel === 'website')).toBeGreaterThan(550);
  });

  test('nearly every dialogue occurs; the rarest need an order that not every year has', () => {
    const met = new Set(conversations.map((one) => one.script));
    const unmet = allScripts.filter((script) => !met.has(script.name));
    expect(unmet.filter((script) => script.language === 'en')).toEqual([]);
    expect(unmet.length).toBeLessThanOrEqual(3);
  });

  test('messages are in order and before now', () => {
    for (const one of conversations) {
      const times = one.messages.map((message) => message.at);
      expect(times).toEqual([...times].sort());
      expect(one.started_at).toBe(times[0]);
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(now.getTime());
    }
    const resolved = conversations.filter(({ status }) => status === 'resolved');
    const snoozed = conversations.filter(({ status }) => status === 'snoozed');
    expect(resolved.map((one) => one.resolved_at)).toEqual(resolved.map((one) => one.messages.at(-1)?.at));
    expect(snoozed.filter((one) => (one.snoozed_until ?? '') <= now.toISOString())).toEqual([]);
  });

  test('customers, teammates, products and orders exist, and orders belong to the customer', () => {
    const ids = new Set(customers.map((customer) => customer.external_id));
    const owner = new Map(orders.map(({ order }) => [order.external_id, order.customer]));
    expect(conversations.filter((one) => !ids.has(one.customer))).toEqual([]);
    const people = conversations.flatMap((one) => [one.assignee ?? [], one.messages.flatMap((message) => message.teammate ?? [])].flat());
    expect([...new Set(people)].map(nameOf)).toHaveLength(4);
    expect(messages.flatMap((message) => message.product ?? []).map(productOf).length).toBeGreaterThan(100);
    const named = conversations.flatMap((one) =>
      one.messages.flatMap((message) =>
        [message.order ?? [], message.text.match(/\bH\d{4}\b/g) ?? []].flat().map((number) => ({ number, by: one.customer })),
      ),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ number, by }) => owner.get(number) !== by)).toEqual([]);
  });

  test('the AI never writes after a handoff or while a person handles the conversation', () => {
    for (const one of conversations) expect(spokeOver(one), one.external_id).toBe(false);
  });

  test('the AI discloses itself where the chat window does not', () => {
    for (const one of conversations.filter(({ channel }) => channel !== 'website')) {
      expect(one.messages.find((message) => message.author === 'ai')?.text).toMatch(/assistant|Assistent|asistente|assistente/);
    }
  });

  test('private data is read only after verification', () => {
    const readTooEarly = conversations.filter(({ messages: lines }) => {
      const proved = lines.findIndex((message) => message.activity?.kind === 'verified');
      const orderRead = lines.findIndex((message) => message.ai?.sources.some((read) => read.kind === 'order'));
      return orderRead !== -1 && (proved === -1 || proved > orderRead);
    });
    expect(readTooEarly).toEqual([]);
  });

  test('evidence quotes its source', () => {
    const bodies = new Map([
      ...demoArticles.map((one) => [one.external_id, one.body] as const),
      ...demoProducts.map((one) => [one.external_id, one.description] as const),
    ]);
    for (const { sources, tools, confidence, decision } of runs) {
      expect(decisions).toContain(decision);
      expect(confidence > 0 && confidence < 1).toBe(true);
      expect(tools.flatMap((tool) => toolCall.safeParse(tool).error ?? [])).toEqual([]);
      expect(sources.flatMap(({ external_id: id, ...read }) => source.safeParse({ ...read, id }).error ?? [])).toEqual([]);
    }
    const quoted = runs.flatMap((run) => run.sources).filter((read) => read.kind !== 'order' && !read.excerpt.includes('·'));
    expect(quoted.length).toBeGreaterThan(500);
    expect(quoted.filter((read) => !bodies.get(read.external_id)?.includes(read.excerpt))).toEqual([]);
  });

  test('a handoff has a reason, a summary and an activity line', () => {
    for (const { messages: lines, handler, handoff } of conversations) {
      const asked = handoff ? lines[handoff.requested_after] : undefined;
      expect(asked?.ai?.reason).toBe(handoff?.reason);
      const activity = handoff ? lines[handoff.requested_after + 1]?.activity : undefined;
      expect([activity?.kind, activity?.note]).toEqual(handoff ? ['handoff_requested', handoff.summary] : [undefined, undefined]);
      const came = handoff?.accepted_after === undefined ? undefined : lines[handoff.accepted_after]?.activity?.kind;
      expect(came).toBe(handoff && handler !== 'none' ? 'taken_over' : undefined);
    }
    expect(messages.flatMap((message) => (message.activity && activity.safeParse(message.activity).error) ?? [])).toEqual([]);
  });

  test('no text has an unfilled placeholder or choice', () => {
    for (const { text, activity: line } of messages) {
      expect(text === '').toBe(line !== undefined);
      expect(text).not.toMatch(/[{}|]|undefined|NaN|Infinity|Invalid|^[,.\s]|\s$/);
    }
  });

  test('Yusuf waits for a person, and nobody has two open conversations', () => {
    const unfinished = conversations.filter(({ status }) => status !== 'resolved');
    expect(unfinished.find(({ customer }) => customer === known.yusuf.external_id)).toMatchObject({
      handler: 'none',
      channel: 'whatsapp',
      unread_for: true,
    });
    expect(new Set(unfinished.map(({ customer }) => customer)).size).toBe(unfinished.length);
  });
});

test('the same day gives the same conversations, another day different ones', () => {
  const [one, same, other] = ['2026-06-01T09:00:00Z', '2026-06-01T09:00:00Z', '2026-06-02T09:00:00Z'].map((day) =>
    hash(make(new Date(day)).conversations),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a script that names something unknown throws', () => {
  expect(() => articleOf('parking', 'en')).toThrow('No article parking.');
  expect(() => productOf('kite')).toThrow('No product kite.');
  expect(() => nameOf('nobody@harbour.example')).toThrow('No teammate');
});

function spokeOver({ messages }: DemoConversation): boolean {
  let free = true;
  return messages.some(({ author, activity: line }) => {
    if (line?.kind === 'handoff_requested' || line?.kind === 'taken_over') free = false;
    if (line?.kind === 'returned_to_ai') free = true;
    return author === 'ai' && !free;
  });
}
