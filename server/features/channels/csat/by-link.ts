import type * as contract from '@parley/contract/csat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { answerCsat } from './answer.ts';
import { type Link, openLink } from './link.ts';
import { isLinkGood } from './rules.ts';
import * as store from './store.ts';
import { type Language, languageOf } from './words.ts';

type Asked = Result<typeof contract.getCsat>;

/** The survey behind a link and its language. Throws `link.expired`. */
export async function askedBy(db: Reader, { conversation }: Link): Promise<Asked & { language: Language }> {
  const row = (await store.readAsked(db, conversation)) ?? missing('link.expired');
  return {
    shop: row.shop,
    answered: row.csat_answered_at !== null,
    score: row.csat_score,
    remark: row.csat_remark ?? '',
    language: languageOf(row.language, row.locale),
  };
}

/** Throws `link.expired` for an invalid or expired link. */
export function mustOpen(vault: Vault, token: string, now: Date): Link {
  const link = openLink(vault, token);
  if (!link || !isLinkGood(link.askedAt, now)) throw new Problem('link.expired');
  return link;
}

export function getByLink(ctx: ReadCtx, { token }: Received<typeof contract.getCsat>, vault: Vault): Promise<Asked> {
  const link = mustOpen(vault, token, ctx.now());
  return askedBy(ctx.readerOf(link.merchant), link);
}

export async function answerByLink(
  ctx: WriteCtx,
  { token, ...answer }: Received<typeof contract.answerCsat>,
  vault: Vault,
): Promise<Asked> {
  const link = mustOpen(vault, token, ctx.now());
  await ctx.enter(link.merchant);
  const { shop } = await askedBy(ctx.db, link);
  await answerCsat(ctx, link.conversation, answer);
  return { shop, answered: true, ...answer };
}
