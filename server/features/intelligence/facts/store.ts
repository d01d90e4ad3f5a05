import type { FactKind, FactState, FactValues, ShopFact } from '@parley/contract/facts';
import { sql } from 'kysely';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';

type Row = Omit<FactValues, 'amount' | 'free_from'> & {
  id: string;
  amount_cents: number | null;
  free_from_cents: number | null;
  state: Exclude<FactState, 'setting'>;
  by_hand: boolean;
  digest: string | null;
  updated_by: string | null;
  updated_at: Date;
  version: number;
  sources: ShopFact['sources'];
};
export type Stored = FactValues & Omit<Row, keyof FactValues | 'amount_cents' | 'free_from_cents'>;

const columns = sql`f.id, f.kind, f.countries, f.name, f.value, f.amount_cents, f.free_from_cents, f.currency, f.days_min, f.days_max, f.hours, f.allowed,
  f.text, f.language, f.state, f.by_hand, f.digest, f.updated_at, f.version, u.name as updated_by,
  coalesce(s.sources, '[]') as sources`;
const joined = sql`
  left join directory.users u on u.id = f.updated_by
  left join lateral (
    select jsonb_agg(jsonb_build_object('article_id', a.id, 'title', a.title, 'language', s.language, 'text', s.text) order by a.created_at, a.id) as sources
    from shop_fact_sources s join articles a on a.merchant_id = s.merchant_id and a.id = s.article_id
    where s.merchant_id = f.merchant_id and s.fact_id = f.id and a.status = 'published'
  ) s on true`;

/** All facts that count: a proposed one as long as a published article says so. */
export async function listFacts(db: Reader, kinds?: readonly FactKind[]): Promise<Stored[]> {
  const ofKinds = kinds ? sql`and f.kind = any (${[...kinds]}::text[])` : sql``;
  const found = await rows<Row>(db)`
    select ${columns} from shop_facts f ${joined}
    where (f.state <> 'proposed' or s.sources is not null) ${ofKinds}
    order by f.created_at, f.id`;
  return found.map(stored);
}

export async function lockFact(db: Writer, id: string): Promise<Stored | undefined> {
  const [row] = await rows<Row>(db)`
    select ${columns} from shop_facts f ${joined} where f.id = ${id}::uuid for update of f`;
  return row && stored(row);
}

/** An amount without a currency has two decimals. */
const stored = ({ amount_cents: amount, free_from_cents: freeFrom, ...row }: Row): Stored => ({
  ...row,
  amount: amount === null ? null : toAmount(amount, row.currency ?? ''),
  free_from: freeFrom === null ? null : toAmount(freeFrom, row.currency ?? ''),
});

const columnsOf = ({
  kind,
  countries,
  name,
  value,
  amount,
  free_from,
  currency,
  days_min,
  days_max,
  hours,
  allowed,
  text,
  language,
}: FactValues) => ({
  ...{ kind, countries, name, value, currency, days_min, days_max, allowed, text, language },
  amount_cents: amount === null ? null : toCents(amount, currency ?? '', 'amount'),
  free_from_cents: free_from === null ? null : toCents(free_from, currency ?? '', 'free_from'),
  hours: hours === null ? null : JSON.stringify(hours),
});

type By = { by: string | null; now: Date };
export const insertFact = (db: Writer, { merchant, id, by, now, ...values }: FactValues & By & { merchant: string; id: string }) =>
  db
    .insertInto('shop_facts')
    .values({
      ...{ merchant_id: merchant, id, ...columnsOf(values), state: 'confirmed', by_hand: true },
      ...{ updated_by: by, created_at: now, updated_at: now },
    })
    .execute();

export const changeFact = (db: Writer, id: string, { by, now, ...values }: FactValues & By) =>
  db
    .updateTable('shop_facts')
    .set((eb) => ({
      ...{ ...columnsOf(values), state: 'confirmed' as const, by_hand: true },
      ...{ updated_by: by, updated_at: now, version: eb('version', '+', 1) },
    }))
    .where('id', '=', id)
    .execute();

export const decideFact = (db: Writer, id: string, state: 'confirmed' | 'dismissed', { by, now }: By) =>
  db
    .updateTable('shop_facts')
    .set((eb) => ({ state, updated_by: by, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const deleteFact = (db: Writer, id: string) => db.deleteFrom('shop_facts').where('id', '=', id).execute();

export async function countFacts(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('shop_facts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '<>', 'dismissed')
    .executeTakeFirstOrThrow();
  return count;
}

export type UnreadArticle = { id: string; kind: string; title: string; body: string; language: string; status: string };
/** Articles that changed since their facts were proposed, locked. */
export const lockUnread = (db: Writer, most: number): Promise<UnreadArticle[]> => rows<UnreadArticle>(db)`
  select id, kind, title, body, language, status from articles
  where facts_version is distinct from version order by id limit ${sql.lit(most)} for no key update`;

export async function countUnread(db: Reader): Promise<number> {
  const [row] = await rows<{ count: number }>(db)`select count(*)::int as count from articles where facts_version is distinct from version`;
  return row?.count ?? 0;
}

export const forgetRead = (db: Writer) =>
  db.updateTable('articles').set({ facts_version: null }).where('facts_version', 'is not', null).execute();

export type Proposed = FactValues & { id: string; digest: string; article: string };
/** Replaces what these articles say. A statement that is known stays what a person made of it; one that no article makes any more goes. */
export async function replaceProposals(
  db: Writer,
  {
    merchant,
    articles,
    proposed,
    most,
    now,
  }: { merchant: string; articles: readonly string[]; proposed: readonly Proposed[]; most: number; now: Date },
) {
  await sql`delete from shop_fact_sources where merchant_id = ${merchant}::uuid and article_id = any (${[...articles]}::uuid[])`.execute(
    db,
  );
  if (proposed.length > 0) {
    const given = JSON.stringify(
      proposed.map(({ digest, article, ...draft }) => ({ ...columnsOf(draft), hours: draft.hours, digest, article, id: draft.id })),
    );
    await sql`
      insert into shop_facts (merchant_id, id, kind, countries, name, value, amount_cents, free_from_cents, currency, days_min, days_max, hours, allowed,
        text, language, digest, created_at, updated_at)
      select ${merchant}::uuid, n.id, n.kind, n.countries, n.name, n.value, n.amount_cents, n.free_from_cents, n.currency, n.days_min, n.days_max,
        nullif(n.hours, 'null'), n.allowed, n.text, n.language, n.digest, ${now}::timestamptz, ${now}::timestamptz
      from (select distinct on (digest) * from jsonb_to_recordset(${given}::jsonb) as d (id uuid, kind text, countries text[], name text, value text,
          amount_cents bigint, free_from_cents bigint, currency text, days_min int, days_max int, hours jsonb, allowed boolean, text text, language text,
          digest text) order by digest, id) n
      where not exists (select 1 from shop_facts k where k.merchant_id = ${merchant}::uuid and k.digest = n.digest)
      order by n.digest
      limit greatest(0, ${most}::int - (select count(*)::int from shop_facts where merchant_id = ${merchant}::uuid))
      on conflict (merchant_id, digest) where digest is not null do nothing`.execute(db);
    await sql`
      insert into shop_fact_sources (merchant_id, fact_id, article_id, text, language)
      select ${merchant}::uuid, f.id, n.article, n.text, n.language
      from (select distinct on (digest, article) * from jsonb_to_recordset(${given}::jsonb) as d (article uuid, text text, language text, digest text)) n
        join shop_facts f on f.merchant_id = ${merchant}::uuid and f.digest = n.digest
      order by f.id, n.article
      on conflict do nothing`.execute(db);
  }
  await sql`
    delete from shop_facts f where f.merchant_id = ${merchant}::uuid and f.state = 'proposed'
      and not exists (select 1 from shop_fact_sources s where s.merchant_id = f.merchant_id and s.fact_id = f.id)`.execute(db);
  await sql`
    update articles set facts_version = version where merchant_id = ${merchant}::uuid and id = any (${[...articles]}::uuid[])`.execute(db);
}
