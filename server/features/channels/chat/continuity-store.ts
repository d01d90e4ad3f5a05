import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type Unread = { seq: number; author: string; text: string; files: number };
export type Burst = {
  /** The conversation, or the one it was merged into. */
  id: string;
  shop: string;
  key: string;
  /** The recipient: a verified customer's own address, otherwise the one the visitor entered. */
  email: string | null;
  locale: string | null;
  customer: string;
  identity: string | null;
  replies: Unread[];
};

/** Website replies by people that the visitor has not read, answered or been emailed; null for another channel. */
export async function readBurst(db: Reader, conversationId: string, now: Date): Promise<Burst | null> {
  const { rows } = await sql<Burst>`
    select c.id, t.name as shop, s.locale, k.id as customer, k.verified_external_id as identity, case when s.external_id is not null then coalesce(k.email, s.email) when c.verified_customer_id is not null then k.email else s.email end as email,
      (select key from directory.chat_keys d where d.merchant_id = c.merchant_id and (d.expires_at is null or d.expires_at > ${now})
       order by d.expires_at desc nulls first, d.created_at desc limit 1) as key,
      coalesce((
        select jsonb_agg(jsonb_build_object('seq', m.seq, 'author', m.author_name, 'text', m.text, 'files', jsonb_array_length(m.attachments)) order by m.seq)
        from messages m
        where m.merchant_id = c.merchant_id and m.conversation_id = c.id and m.author = 'teammate' and not m.private and m.visible_seq is not null
          and m.status in ('sent', 'delivered') and m.seq > c.mailed_seq and m.created_at >= c.customer_at), '[]') as replies
    from conversations c
    join directory.merchants t on t.id = c.merchant_id
    join customers k on k.merchant_id = c.merchant_id and k.id = c.customer_id
    left join lateral (
      select x.email, x.locale, x.external_id from chat_sessions x where x.merchant_id = c.merchant_id and x.conversation_id = c.id
      order by x.external_id is null, x.email is null, x.last_seen_at desc limit 1) s on true
    where c.id = (select coalesce(f.merged_into_id, f.id) from conversations f where f.id = ${conversationId}) and c.channel = 'website' and k.blocked_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function setMailed(db: Writer, conversationId: string, seq: number) {
  await db.updateTable('conversations').set({ mailed_seq: seq }).where('id', '=', conversationId).where('mailed_seq', '<', seq).execute();
}
