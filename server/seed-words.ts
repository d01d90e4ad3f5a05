import { newId } from './platform/lib/ids.ts';

type Row = Record<string, unknown>;

// Short lists combine into enough variety for realistic search results and lists.
const first =
  'Ada Ben Cleo Dirk Elsa Finn Gaia Hugo Ines Jonas Kaja Leon Mila Noah Olga Piet Rosa Sven Tara Umar Vera Wim Xenia Yara Zeno'.split(' ');
const last =
  'Abels Bakker Cruz Dubois Egger Fischer Garcia Haas Ivanov Jansen Keller Lopez Meyer Novak Olsen Peeters Quist Rossi Silva Torres Ullman Vos Weber Young Zanetti'.split(
    ' ',
  );
const things = 'bottle jacket lamp blanket backpack kettle towel notebook stove mug headlamp knife board basket tent'.split(' ');
const kinds = 'steel wool bamboo cotton canvas copper linen oak recycled ceramic leather cork'.split(' ');
const asked = [
  'Where is my order? It should have been here',
  'Is the {k} {t} still in stock in',
  'Can I return the {k} {t} I bought',
  'What does shipping cost for a {k} {t} to',
  'The {k} {t} arrived broken, can you help with',
  'Do you have the {k} {t} in another size for',
  'I would like to change the address of my order to',
  'How long does delivery of the {k} {t} take to',
];
const answered = [
  'The {k} {t} is in stock and leaves today for',
  'You can return the {k} {t} within 30 days to',
  'Your parcel left yesterday and reaches',
  'I have looked it up for you: it is on its way to',
  'Shipping costs 4.95 for orders to',
];
const places = 'Rotterdam Berlin Paris Madrid Porto Vienna Ghent Lyon Hamburg Oslo Turin Leeds'.split(' ');

export const pick = <T>(list: readonly T[], i: number) => list[((i % list.length) + list.length) % list.length] as T;
const say = (lines: readonly string[], i: number) =>
  `${pick(lines, i)
    .replace('{k}', pick(kinds, i >> 2))
    .replace('{t}', pick(things, i >> 3))} ${pick(places, i >> 1)} #${i}`;
export const nameOf = (i: number) => `${pick(first, i)} ${pick(last, Math.floor(i / first.length))}`;

export const customersOf = (merchant: string, ids: string[], now: Date): Row[] =>
  ids.map((id, i) => ({
    merchant_id: merchant,
    id,
    name: nameOf(i),
    first_name: pick(first, i),
    last_name: pick(last, Math.floor(i / first.length)),
    emails: [`c${i}@mail.example`],
    phones: [`+31 6 ${10_000_000 + i}`],
    language: 'en',
    addresses: [],
    payment_methods: [],
    created_at: new Date(now.getTime() - (i % 365) * 86_400_000),
    updated_at: now,
    version: 1,
  }));

export const productsOf = (merchant: string, ids: string[]) =>
  ids.map((id, i) => ({
    merchant_id: merchant,
    id,
    name: `${pick(kinds, i)} ${pick(things, Math.floor(i / kinds.length))} ${i}`,
    description: `A ${pick(kinds, i)} ${pick(things, i >> 1)} from ${pick(places, i)}, made to last.`,
    tags: [pick(things, i)],
    status: 'active',
    source: 'import',
    created_at: new Date(),
    updated_at: new Date(),
    version: 1,
  }));

type Wanted = { merchant: string; userId: string; customers: string[]; now: Date; conversations: number; messages: number };

/** Conversations with messages, a few hundred at a time, spread over a year; the latest ones are open. */
export function* conversationsOf({ merchant, userId, customers, now, conversations, messages }: Wanted) {
  const step = (365 * 86_400_000) / conversations;
  const batch = 400;
  let made = 0;
  for (let from = 0; from < conversations; from += batch) {
    const part: { conversations: Row[]; messages: Row[] } = { conversations: [], messages: [] };
    for (let i = from; i < Math.min(from + batch, conversations); i++) {
      const length = Math.max(1, Math.round(((i + 1) * messages) / conversations) - made);
      made += length;
      const recent = conversations - i;
      const handler = recent < 3_000 ? pick(['ai', 'ai', 'human', 'ai', 'none'], i) : pick(['ai', 'human'], i);
      const status = recent < 3_000 ? 'open' : 'resolved';
      addOne(part, {
        merchant,
        userId,
        customer: pick(customers, i),
        name: nameOf(i % customers.length),
        number: i + 1,
        length,
        handler,
        status,
        at: now.getTime() - (conversations - i) * step,
      });
    }
    yield part;
  }
}

type One = {
  merchant: string;
  userId: string;
  customer: string;
  name: string;
  number: number;
  length: number;
  handler: string;
  status: string;
  at: number;
};
function addOne(
  part: { conversations: Row[]; messages: Row[] },
  { merchant, userId, customer, name, number, length, handler, status, at }: One,
) {
  const id = newId();
  const gap = 45_000;
  for (let seq = 1; seq <= length; seq++) {
    const mine = seq % 2 === 1;
    const author = mine ? 'customer' : handler === 'human' ? 'teammate' : 'ai';
    part.messages.push({
      merchant_id: merchant,
      conversation_id: id,
      seq,
      id: newId(),
      direction: mine ? 'in' : 'out',
      author,
      author_id: mine ? customer : author === 'teammate' ? userId : null,
      author_name: mine ? name : author === 'teammate' ? 'Seed Owner' : null,
      text: say(mine ? asked : answered, number * 31 + seq),
      cards: [],
      private: false,
      status: mine ? 'delivered' : 'read',
      visible_seq: seq,
      created_at: new Date(at + seq * gap),
      sent_at: new Date(at + seq * gap),
    });
  }
  const last = new Date(at + length * gap);
  const byCustomer = length % 2 === 1;
  const waits = status === 'open' && (byCustomer || handler === 'none');
  part.conversations.push({
    merchant_id: merchant,
    id,
    number,
    status,
    handler,
    channel: 'website',
    priority: number % 23 === 0 ? 'urgent' : number % 7 === 0 ? 'high' : number % 5 === 0 ? 'low' : 'normal',
    language: 'en',
    customer_at: new Date(at + (byCustomer ? length : length - 1) * gap),
    customer_id: customer,
    customer_name: name,
    assignee_id: handler === 'human' ? userId : null,
    waiting_since: waits ? last : null,
    last_activity_at: last,
    last_text: say(byCustomer ? asked : answered, number * 31 + length),
    customer_text: say(asked, number * 31 + (byCustomer ? length : length - 1)),
    last_author: byCustomer ? 'customer' : handler === 'human' ? 'teammate' : 'ai',
    last_author_name: byCustomer ? name : null,
    last_at: last,
    message_count: length,
    visible_count: length,
    customer_seq: byCustomer ? length : length - 1,
    answered_seq: byCustomer && handler !== 'ai' ? length - 2 : length,
    verification_attempts: 0,
    ai_memory: {},
    resolved_at: status === 'resolved' ? last : null,
    version: 1,
    created_at: new Date(at),
    ...(handler === 'none'
      ? { handoff_reason: 'customer_request', handoff_summary: 'Asked for a person', handoff_requested_at: last }
      : { handoff_reason: null, handoff_summary: null, handoff_requested_at: null }),
  });
}
