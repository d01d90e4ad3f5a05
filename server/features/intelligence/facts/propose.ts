import { createHash } from 'node:crypto';
import { type FactValues, impossibleIn, mostFacts } from '@parley/contract/facts';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { factsIn } from './reading/article-rules.ts';
import { forgetRead, lockUnread, replaceProposals } from './store.ts';
import { proposeJob, proposePlan } from './jobs.ts';

/** How many articles are read in a transaction. */
const atOnce = 25;

/** Reads articles that changed and proposes what they say, some at a time. */
export async function proposeFacts(ctx: JobCtx, { merchant }: { merchant: string }) {
  await ctx.write(async (writer) => {
    if (await readSome(writer)) writer.enqueue(proposeJob, { merchant }, proposePlan(merchant));
  });
}

/** Reads all articles that changed, for the demo shop. */
export async function proposeAll(ctx: WriteCtx) {
  while (await readSome(ctx));
}

/** Whether there may be more to read. */
async function readSome(ctx: WriteCtx): Promise<boolean> {
  const { merchant } = ctx.actor;
  const articles = await lockUnread(ctx.db, atOnce);
  if (articles.length === 0) return false;
  const proposed = articles.flatMap(({ id: article, status, ...written }) =>
    status === 'published' ? possibleIn(written).map((fact) => ({ ...fact, id: ctx.newId(), digest: digestOf(fact), article })) : [],
  );
  await replaceProposals(ctx.db, { merchant, articles: articles.map(({ id }) => id), proposed, most: mostFacts, now: ctx.now() });
  ctx.signal({ type: 'changed', topic: 'knowledge', id: null, version: null });
  return articles.length === atOnce;
}

const possibleIn = (article: Parameters<typeof factsIn>[0]) => factsIn(article).filter((fact) => impossibleIn(fact).length === 0);

/** Of what is said, not of the sentence: the same fact in two languages is one. */
function digestOf({ text: _text, language: _language, ...said }: FactValues): string {
  const { kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed } = said;
  const parts = [
    kind,
    countries?.toSorted() ?? null,
    name?.toLowerCase() ?? null,
    value,
    amount,
    free_from,
    currency,
    days_min,
    days_max,
    hours,
    allowed,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Every article is read again. What people confirmed, edited or dismissed stays. */
export async function readAgain(ctx: WriteCtx, { merchant }: { merchant: string }) {
  await forgetRead(ctx.db);
  ctx.enqueue(proposeJob, { merchant }, proposePlan(merchant));
  ctx.audit({ action: 'facts.read_again', object: ['merchant', merchant] });
  return {};
}
