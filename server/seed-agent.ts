import { createHash } from 'node:crypto';
import type { WriteCtx } from './context.ts';
import type { DemoAsk } from './demo/asks.ts';
import { demoAgent, demoPairs, demoPolicy, demoReports, demoSuggestions } from './demo/agent.ts';
import { type Details, digestOf } from './features/intelligence/assistant/index.ts';
import { proposeAll } from './features/intelligence/facts/index.ts';
import { saveArticles } from './features/intelligence/knowledge/index.ts';
import { toAmount, toCents } from './platform/lib/money.ts';
import { insertRows } from './seed-store.ts';

type People = ReadonlyMap<string, { id: string; name: string }>;

/** The demo shop's AI settings, ratings and approvals. Runs after its conversations exist. */
export async function keepAgent(ctx: WriteCtx, people: People, asks: readonly DemoAsk[]) {
  const named = <T extends object>(list: readonly T[]) => list.map((one) => ({ id: ctx.newId(), ...one }));
  const agent = { ...demoAgent, guidance: named(demoAgent.guidance), topics: named(demoAgent.topics) };
  await ctx.db
    .updateTable('shop_settings')
    .set({ ai_agent: JSON.stringify(agent), ai_policy: JSON.stringify(demoPolicy) })
    .execute();
  const pairs = demoPairs.map(({ question, answer }) => ({
    externalId: `pair:${question}`,
    title: question,
    body: answer,
    language: 'en',
  }));
  await saveArticles(ctx, pairs);
  await ctx.db.updateTable('articles').set({ kind: 'question' }).where('external_id', 'like', 'pair:%').execute();
  await proposeAll(ctx);
  await markConfirmed(ctx);
  await keepSuggestions(ctx, people);
  await keepReports(ctx, people);
  for (const ask of asks) await keepAsk(ctx, people, ask);
}

/** A customer who rated a pure AI answer 4 or 5 confirmed that it helped. */
const markConfirmed = ({ db }: WriteCtx) =>
  db
    .updateTable('conversations')
    .set((eb) => ({ ai_confirmed_at: eb.ref('resolved_at') }))
    .where('first_ai_reply_at', 'is not', null)
    .where('first_human_reply_at', 'is', null)
    .where('status', '=', 'resolved')
    .where('csat_score', '>=', 4)
    .execute();

async function keepSuggestions(ctx: WriteCtx, people: People) {
  const merchant_id = ctx.actor.merchant;
  const taken = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'handoff_by', 'resolved_at'])
    .where('handoff_by', 'is not', null)
    .where('status', '=', 'resolved')
    .orderBy('resolved_at', 'desc')
    .limit(demoSuggestions.length)
    .execute();
  const [someone] = people.values();
  const rows = taken.map(({ id, handoff_by, resolved_at }, place) => {
    const { question = '', answer = '', times = 1 } = demoSuggestions[place] ?? {};
    const at = resolved_at ?? ctx.now();
    const digest = createHash('sha256').update(question.toLowerCase()).digest('base64url');
    const answered_by = handoff_by ?? someone?.id ?? null;
    return {
      merchant_id,
      id: ctx.newId(),
      question,
      answer,
      times,
      language: 'en',
      digest,
      conversation_id: id,
      answered_by,
      created_at: at,
      updated_at: at,
    };
  });
  await insertRows(ctx.db, 'knowledge_suggestions', rows);
}

async function keepReports(ctx: WriteCtx, people: People) {
  const merchant_id = ctx.actor.merchant;
  const said = await ctx.db
    .selectFrom('messages')
    .select(['conversation_id', 'seq', 'run_id', 'created_at'])
    .where('author', '=', 'ai')
    .where('run_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(demoReports.length * 12)
    .execute();
  const [reporter] = people.values();
  const rows = demoReports.flatMap(({ reason, note, state }, place) => {
    const message = said[place * 12];
    if (!message || !reporter) return [];
    const { conversation_id, seq, run_id, created_at } = message;
    const decided = state === 'open' ? { decided_by: null, decided_at: null } : { decided_by: reporter.id, decided_at: created_at };
    return [
      { merchant_id, id: ctx.newId(), conversation_id, seq, run_id, reason, note, state, reported_by: reporter.id, created_at, ...decided },
    ];
  });
  await insertRows(ctx.db, 'ai_reports', rows);
}

/** An approval as the tool would have left it: the details shown, the customer's confirmation and the teammate's decision. */
async function keepAsk(
  ctx: WriteCtx,
  people: People,
  { conversation, order: { order }, tool, reason, shownAt, askedAt, decided }: DemoAsk,
) {
  const merchant_id = ctx.actor.merchant;
  const talk = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'customer_id'])
    .where('external_id', '=', conversation.external_id)
    .executeTakeFirstOrThrow();
  const { id: order_id } = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('external_id', '=', order.external_id)
    .executeTakeFirstOrThrow();
  await ctx.db.updateTable('conversations').set({ verified_customer_id: talk.customer_id }).where('id', '=', talk.id).execute();
  const details = await detailsOf(ctx, order_id, { tool, reason });
  const of = { merchant_id, conversation_id: talk.id, tool, customer_id: talk.customer_id, details };
  const digests = { arguments_digest: digestOf({ reason }), digest: digestOf(details) };
  await insertRows(ctx.db, 'ai_proposals', [
    { ...of, subject_id: order_id, ...digests, state: 'approval', created_at: shownAt, done_at: askedAt },
  ]);
  const decision = decided
    ? { state: 'declined', note: decided.note, decided_by: people.get(decided.by)?.id ?? null, decided_at: decided.at, version: 2 }
    : { state: 'proposed', note: null, decided_by: null, decided_at: null, version: 1 };
  const amount_cents = details.money.reduce((all, { amount }) => all + toCents(amount, details.currency), 0);
  await insertRows(ctx.db, 'ai_approvals', [
    { ...of, id: ctx.newId(), order_id, arguments: { reason }, amount_cents, why: 'limit', created_at: askedAt, ...decision },
  ]);
}

/** The refunds of a canceled order: each payment goes back to its own method. */
async function detailsOf({ db }: WriteCtx, orderId: string, { tool, reason }: Pick<DemoAsk, 'tool' | 'reason'>): Promise<Details> {
  const { order_number, currency, payment_methods } = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', (on) => on.onRef('c.merchant_id', '=', 'o.merchant_id').onRef('c.id', '=', 'o.customer_id'))
    .select(['o.order_number', 'o.currency', 'c.payment_methods'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('order_payments')
    .select(['amount_cents', 'method', 'method_label'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const labels = new Map(
    (payment_methods as { external_id: string; label: string }[]).map(({ external_id, label }) => [external_id, label]),
  );
  const money = paid.map(({ amount_cents, method, method_label }) => ({
    kind: 'refund' as const,
    amount: toAmount(amount_cents, currency),
    method,
    label: method_label ?? labels.get(method ?? '') ?? null,
    when: 'now' as const,
  }));
  const say = [order_number ?? '', ...new Set(money.map(({ amount }) => amount))];
  return { action: tool, order_number, changes: [], money, reason, address: null, currency, needs_approval: true, say };
}
