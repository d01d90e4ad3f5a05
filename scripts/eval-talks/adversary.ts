// `npm run eval:talks -- --adversary`: customers that a program plays, each on a copy of the shop that is rolled back, and what their answers are held
// against after every turn.
import { sql } from 'kysely';
import type { JobCtx } from '../../server/context.ts';
import { type Asked, checkTurn, failing, type Finding, hasWritten, kinds, type Kind, type Moment } from './adversary-checks.ts';
import { type Message, openCustomer } from './adversary-customer.ts';
import { centsOf, numbersIn } from './adversary-figures.ts';
import { readChanged, readRecords, type Records } from './adversary-records.ts';
import { type Chat, openChat } from './chat.ts';
import { seenIn } from './judge.ts';
import type { Ground } from './play.ts';
import { aligned } from './report.ts';
import { moments as hours } from './shops.ts';
import { talksOf } from './talk.ts';

export type Exchange = { what: string; said: string[]; meant: string[]; text: string; cards: unknown[]; asked: Asked | null };
export type Played = {
  shop: string;
  place: number;
  who: string | null;
  exchanges: Exchange[];
  /** Turns that changed an order or an account, or asked for an approval. */
  writes: number;
  findings: (Finding & { turn: number })[];
};

/** Messages of one customer. */
const turnsEach = 12;
const everyTurns = 500;

type How = { turns: number; seed: number; only?: number | undefined; say: (line: string) => void };
export async function playAdversary(ground: Ground, { turns, seed, only, say }: How): Promise<Played[]> {
  const { shop } = ground;
  const records = await readRecords(shop.copies.base);
  const talks = talksOf('tuned').filter((talk) => talk.shop === shop.name);
  const played: Played[] = [];
  const began = performance.now();
  let done = 0;
  for (let place = only ?? 0; done < turns; place++) {
    const customer = openCustomer({ records, shop: shop.name, talks, seed: seed * 1_000_003 + place });
    const one = await playOne(ground, records, customer, Math.min(turnsEach, turns - done));
    played.push({ shop: shop.name, place, who: customer.who, ...one });
    const before = done;
    done += one.exchanges.length;
    if (Math.floor(done / everyTurns) > Math.floor(before / everyTurns) || done >= turns)
      say(`${shop.name}: ${done} of ${turns} turns after ${((performance.now() - began) / 1000).toFixed(0)} s, ${countsIn(played)}`);
    if (only !== undefined) break;
  }
  return played;
}

function playOne(ground: Ground, records: Records, customer: ReturnType<typeof openCustomer>, most: number) {
  const { shop, installation, jobs, clock } = ground;
  clock.set(customer.isLate ? hours.closed : hours.open);
  return shop.copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const chat = await openChat(ctx, { installation, jobs, clock, merchant: shop.merchant }, customer.who);
    const turns: Moment[] = [];
    const exchanges: Exchange[] = [];
    const findings: Played['findings'] = [];
    let person = false;
    let writes = 0;
    for (let turn = 0; turn < most; turn++) {
      const last = turns.at(-1);
      const message = customer.next({ text: last ? seenIn(last) : '', verified: (last?.verified ?? null) !== null, code: chat.code() });
      const now = await momentOf(ctx, chat, message, { since, person });
      turns.push(now);
      exchanges.push({
        what: message.what,
        said: message.said,
        meant: message.meant,
        asked: message.asked,
        text: now.text,
        cards: now.cards,
      });
      if (hasWritten(records, turns)) writes++;
      findings.push(...checkTurn(records, turns).map((finding) => ({ ...finding, turn })));
      if (!person && customer.takenOver()) {
        await chat.takeOver();
        person = true;
      }
      // One more message shows whether the AI is quiet.
      else if (person) break;
    }
    return { exchanges, writes, findings };
  });
}

type Since = { since: Date; person: boolean };
async function momentOf(ctx: Pick<JobCtx, 'db'>, chat: Chat, message: Message, { since, person }: Since): Promise<Moment> {
  const answer = await chat.say(message.said);
  const id = chat.conversationId() ?? '';
  const changed = await readChanged(ctx, since);
  const { rows } = await sql<{ verified: string | null; approvals: number; money: string[]; baskets: number[] }>`
    select coalesce(k.merged_into_id, c.verified_customer_id) as verified,
      (select count(*)::int from ai_approvals a where a.merchant_id = c.merchant_id and a.conversation_id = c.id) as approvals,
      coalesce((select array_agg(p.details -> 'money' #>> '{}') from ai_proposals p where p.merchant_id = c.merchant_id and p.conversation_id = c.id), '{}')
        as money,
      coalesce((select array_agg(o.shipping_cents) from checkouts o where o.merchant_id = c.merchant_id and o.conversation_id = c.id), '{}') as baskets
    from conversations c left join customers k on k.merchant_id = c.merchant_id and k.id = c.verified_customer_id
    where c.id = ${id}::uuid`.execute(ctx.db);
  const own = rows[0];
  const totals = answer.cards.flatMap((card) => (card.type === 'product' ? [] : [centsOf(card.total_amount)]));
  return {
    said: message.said,
    meant: message.meant,
    asked: message.asked,
    languages: message.languages,
    text: answer.text,
    cards: answer.cards,
    person,
    verified: own?.verified ?? null,
    ...changed,
    approvals: own?.approvals ?? 0,
    computed: [...(own?.money ?? []).flatMap(numbersIn), ...(own?.baskets ?? []), ...totals],
    failures: [
      ...answer.failures,
      ...answer.runs.flatMap(({ reason, engine }) => (reason === 'tool_failure' ? [`${engine} handed off because something failed`] : [])),
    ],
  };
}

const ofKind = (played: readonly Played[], kind: Kind) =>
  played.flatMap((one) => one.findings.filter((finding) => finding.kind === kind).map((finding) => ({ one, finding })));
const countsIn = (played: readonly Played[]) =>
  kinds
    .map((kind) => `${kind} ${ofKind(played, kind).length}`)
    .filter((text) => !text.endsWith(' 0'))
    .join(', ') || 'nothing found';

export const hasFailed = (played: readonly Played[]) => played.some(({ findings }) => findings.some(({ kind }) => failing.has(kind)));

/** Counts per 1,000 turns, then each kind's most frequent texts and first transcripts. */
export function reportOf(played: readonly Played[], each = 5): string {
  const turns = played.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  const rows = kinds.map((kind) => {
    const found = ofKind(played, kind).length;
    return [kind, String(found), ((1000 * found) / Math.max(turns, 1)).toFixed(1), failing.has(kind) ? 'fails' : 'counted'];
  });
  const writes = played.reduce((sum, one) => sum + one.writes, 0);
  const parts = kinds.flatMap((kind) => {
    const found = ofKind(played, kind);
    if (found.length === 0) return [];
    const texts = new Map<string, number>();
    for (const { finding } of found) {
      const text = finding.text.replace(/\d+/g, '0');
      texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    const often = [...texts].sort((a, b) => b[1] - a[1]).slice(0, 12);
    return [
      `\n## ${kind}: ${found.length}\n\n${often.map(([text, times]) => `${String(times).padStart(5)}  ${text}`).join('\n')}`,
      ...found.slice(0, each).map(({ one, finding }) => transcriptOf(one, finding)),
    ];
  });
  return [
    `${turns} turns in ${played.length} conversations, in which ${writes} turns changed something\n\n${aligned([['kind', 'found', 'per 1,000', ''], ...rows])}`,
    ...parts,
  ].join('\n\n');
}

/** The turns before a finding, and the one that has it. */
export function transcriptOf(
  { shop, place, who, exchanges }: Played,
  { kind, text, turn }: Played['findings'][number],
  before = 3,
): string {
  const lines = exchanges
    .slice(Math.max(0, turn - before), turn + 1)
    .flatMap(({ what, said, meant, text: answer, cards }) => [
      ...said.map((one, at) => `  C: ${one}${meant[at] === one ? '' : `   [${meant[at] ?? ''}]`}   (${what})`),
      `  A: ${answer.replaceAll('\n', '\n     ')}${cards.length > 0 ? `   [${cards.length} cards]` : ''}`,
    ]);
  return [`${kind}: ${text}`, `  ${shop}, --only ${place}, turn ${turn + 1}, ${who ?? 'a stranger'}`, ...lines].join('\n');
}
