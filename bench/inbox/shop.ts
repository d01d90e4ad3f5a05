import { openPool, type Pool } from '../../server/platform/db/pool.ts';
import { closeAtEnd } from '../support/closing.ts';
import type { Database } from '../support/web-process.ts';
import { openSeeded, type Seeded } from '../lists/seeded.ts';

export type Shop = Database & {
  merchant: string;
  userId: string;
  longThread: string;
  lastMessages(ids: readonly string[]): Promise<string[]>;
};

export const threadLength = 5_000;

/** A modifiable copy of the seeded shop with a thread of 5,000 messages, the owner's latest. */
export async function openShop(): Promise<Shop> {
  const seeded = await openSeeded();
  const copy = await copyOf(seeded);
  const owner = openPool(copy.ownerUrl, { max: 1 });
  closeAtEnd(() => owner.end());
  await owner.query('set statement_timeout = 0');
  const longThread = await addLongThread(owner, seeded);
  await owner.query('vacuum (analyze) conversations, messages');
  await owner.query('checkpoint');
  return { ...seeded, ...copy, longThread, lastMessages: (ids) => lastMessagesOf(owner, seeded.merchant, ids) };
}

/** Copies the database within the cluster; deleted at the end. */
async function copyOf({ ownerUrl, appUrl }: Seeded) {
  const name = 'bench_inbox';
  const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const original = new URL(ownerUrl).pathname.slice(1);
  const admin = openPool(at(ownerUrl, 'template1'), { max: 1 });
  closeAtEnd(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  await admin.query('set statement_timeout = 0');
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template "${original}" strategy file_copy`);
  return { ownerUrl: at(ownerUrl, name), appUrl: at(appUrl, name) };
}

/** Reuses texts of other threads, some repeated, one message per quarter of an hour until now. */
async function addLongThread(owner: Pool, { merchant, userId }: Seeded) {
  const { rows } = await owner.query<{ id: string }>(
    `select id from conversations where merchant_id = $1 and status = 'open' and handler = 'human' and assignee_id = $2 order by last_activity_at desc limit 1`,
    [merchant, userId],
  );
  const id = rows[0]?.id ?? '';
  await owner.query('delete from messages where merchant_id = $1 and conversation_id = $2', [merchant, id]);
  await owner.query(
    `with said as (select array_agg(text) as texts from (select text from messages where merchant_id = $1 limit 500) sayings)
    insert into messages (merchant_id, conversation_id, seq, id, direction, author, author_id, author_name, text, cards, private, status, visible_seq, created_at, sent_at)
    select $1, $2, seq, gen_random_uuid(), case when seq % 2 = 1 then 'in' else 'out' end, case when seq % 2 = 1 then 'customer' else 'teammate' end,
      case when seq % 2 = 1 then c.customer_id else $3::uuid end, case when seq % 2 = 1 then c.customer_name else 'Seed Owner' end,
      repeat(texts[1 + seq % 500] || ' ', 1 + (seq * 7) % 5), '[]', false, case when seq % 2 = 1 then 'delivered' else 'read' end, seq, at, at
    from said, conversations c, generate_series(1, ${threadLength}) seq, lateral (select now() - (${threadLength} - seq) * interval '15 minutes' as at) moment
    where c.merchant_id = $1 and c.id = $2`,
    [merchant, id, userId],
  );
  await owner.query(
    `update conversations set message_count = $3, visible_count = $3, customer_seq = $3 - 1, answered_seq = $3, last_activity_at = now(), last_at = now(),
      customer_at = now(), waiting_since = null, created_at = now() - interval '60 days' where merchant_id = $1 and id = $2`,
    [merchant, id, threadLength],
  );
  return id;
}

/** The newest message of each conversation, in the given order. */
async function lastMessagesOf(owner: Pool, merchant: string, ids: readonly string[]) {
  const { rows } = await owner.query<{ id: string }>(
    `select (select m.id from messages m where m.merchant_id = $1 and m.conversation_id = wanted.id order by m.seq desc limit 1) as id
    from unnest($2::uuid[]) with ordinality as wanted (id, place) order by place`,
    [merchant, ids],
  );
  return rows.map(({ id }) => id);
}
