// Plays a conversation of the data on a fresh copy of its shop, and grades it.
import { sql } from 'kysely';
import type { Installation } from '../../server/installation.ts';
import { type Answer, type Jobs, openChat } from './chat.ts';
import { type Exchange, issuesOf, type Issue, type Grade, gradeOf, type Names, namesOf, seenIn } from './judge.ts';
import { type Clock, moments, type OpenShop } from './shops.ts';
import { readBasket, readState, type State } from './state.ts';
import { pattern, type Talk } from './talk.ts';

export type Ground = { shop: OpenShop; installation: Installation; jobs: Jobs; clock: Clock; names: Names; before: State };
export type Played = {
  talk: Pick<Talk, 'name' | 'kind' | 'shop' | 'language' | 'note'>;
  grade: Grade;
  issues: Issue[];
  exchanges: (Exchange & { answer: Answer; isJudged: boolean })[];
  ms: number;
};
export type Product = {
  name: string;
  brand: string | null;
  category: string | null;
  tags: string[];
  description: string;
  options: Record<string, string>[];
};

export async function readCatalogue({ copies }: OpenShop): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.name, p.brand, p.category, p.tags, p.description,
      (select coalesce(json_agg(v.options order by v.position), '[]') from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id) as options
    from products p where p.status = 'active' order by p.name`.execute(copies.base.db);
  return rows;
}

export async function openGround(shop: OpenShop, around: Pick<Ground, 'installation' | 'jobs' | 'clock'>): Promise<Ground> {
  const catalogue = await readCatalogue(shop);
  const names = namesOf(
    catalogue.map(({ name, description, tags, category }) => ({ name, text: [description, ...tags, category].join(' ').trim() })),
  );
  return { shop, ...around, names, before: await readState(shop.copies.base) };
}

export async function play({ shop, installation, jobs, clock, names, before }: Ground, talk: Talk): Promise<Played> {
  const began = performance.now();
  clock.set(moments[talk.hours]);
  return shop.copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const exchanges: Played['exchanges'] = [];
    const failures: string[] = [];
    const chat = await openChat(ctx, { installation, jobs, clock, merchant: shop.merchant }, talk.who);
    let last = '';
    for (const [turn, { when, say, expect }] of talk.turns.entries()) {
      if (when !== undefined && !pattern(when).test(last)) continue;
      const texts = [say].flat().map((text) => text.replaceAll('{{code}}', chat.code() ?? '000000'));
      const answer = await chat.say(texts);
      failures.push(...answer.failures);
      last = seenIn(answer);
      exchanges.push({ turn, say: texts, answer, isJudged: expect !== undefined });
    }
    const after = await readState(ctx, since);
    const basket = await readBasket(ctx, chat.conversationId() ?? '');
    const issues = issuesOf(talk, { exchanges, before, after: { ...after, basket }, failures }, names);
    const { name, kind, shop: of, language, note } = talk;
    return { talk: { name, kind, shop: of, language, note }, grade: gradeOf(issues), issues, exchanges, ms: performance.now() - began };
  });
}
