import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { WriteCtx } from '../../../context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { newId } from '../../../platform/lib/ids.ts';

type Row<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;
export type Line = { product?: string; name: string; cents: number; quantity: number; cancelled?: number; returned?: number };
export type MadeOrder = Row<'orders'> & {
  name: string;
  at: string;
  cents: number;
  lines?: Line[];
  refunds?: { at: string; cents: number }[];
};

/** Writes a small shop row by row with given times, so that metrics can be computed by hand. */
export function maker({ db }: WriteCtx, merchant: string) {
  const key = () => ({ merchant_id: merchant, id: newId() });
  let numbers = 0;
  return {
    async customer(row: Row<'customers'>) {
      const made = { ...key(), name: 'Somebody', ...row };
      await db.insertInto('customers').values(made).execute();
      return made.id;
    },
    async product(name: string) {
      const made = { ...key(), name, words: '' };
      await db.insertInto('products').values(made).execute();
      return made.id;
    },
    async order({ name, at, cents, lines = [], refunds = [], ...row }: MadeOrder) {
      const id = newId();
      const back = refunds.reduce((sum, refund) => sum + refund.cents, 0);
      const states = { status: 'delivered', payment_status: 'paid', fulfillment_status: 'fulfilled' } as const;
      const money = { currency: 'EUR', subtotal_cents: cents, total_cents: cents, captured_cents: cents, refunded_cents: back };
      const last = refunds
        .map((refund) => refund.at)
        .sort()
        .at(-1);
      const named = { order_number: name, number_key: name.toLowerCase(), placed_at: at, last_refund_at: last ?? null };
      await db
        .insertInto('orders')
        .values({ merchant_id: merchant, id, ...states, ...money, ...named, ...row })
        .execute();
      for (const [position, { product, cents: price, cancelled = 0, returned = 0, ...line }] of lines.entries()) {
        const units = { cancelled, returned, shipped: line.quantity - cancelled };
        await db
          .insertInto('order_lines')
          .values({ ...key(), order_id: id, position, product_id: product ?? null, price_cents: price, ...units, ...line })
          .execute();
      }
      for (const [position, refund] of refunds.entries())
        await db
          .insertInto('order_payments')
          .values({ ...key(), order_id: id, position, kind: 'refund', amount_cents: refund.cents, at: refund.at })
          .execute();
      return id;
    },
    async creditNote(at: string, cents: number) {
      const row = { external_id: randomUUID(), number: 'C1', amount_cents: cents, currency: 'EUR', lines: '[]', at };
      await db
        .insertInto('refund_records')
        .values({ ...key(), ...row })
        .execute();
    },
    async conversation({ at, ...row }: Row<'conversations'> & { at: string; customer_id: string }) {
      const made = {
        ...key(),
        number: 1000 + (numbers += 1),
        channel: 'website' as const,
        customer_name: 'Somebody',
        created_at: at,
        last_activity_at: at,
        ...row,
      };
      await db.insertInto('conversations').values(made).execute();
      return made.id;
    },
    async said(conversation: string, seq: number, at: string, row: Row<'messages'>) {
      const usual = { direction: 'out', author: 'teammate', status: 'sent', text: 'words', created_at: at } as const;
      await db
        .insertInto('messages')
        .values({ ...key(), conversation_id: conversation, seq, ...usual, ...row })
        .execute();
    },
    async run(conversation: string, at: string, row: Row<'ai_runs'>) {
      const run = { trigger_seq: 1, engine: 'test', model: 'test-1', config_version: 1, total_ms: 1, started_at: at };
      const usual = { ...run, decision: 'answer' } as const;
      await db
        .insertInto('ai_runs')
        .values({ ...key(), conversation_id: conversation, ...usual, ...row })
        .execute();
    },
    async report(conversation: string, seq: number, row: Row<'ai_reports'> & { reported_by: string }) {
      const usual = { reason: 'other', created_at: '2025-10-27T12:00:00Z' } as const;
      await db
        .insertInto('ai_reports')
        .values({ ...key(), conversation_id: conversation, seq, ...usual, ...row })
        .execute();
    },
    async visitor(at: string, row: Row<'chat_sessions'> = {}) {
      await db
        .insertInto('chat_sessions')
        .values({ ...key(), token_hash: randomUUID(), created_at: at, ...row })
        .execute();
    },
    async checkout(at: string, row: Row<'checkouts'>) {
      const usual = { state: 'expired', sold_by: 'ai', lines: '[]', currency: 'EUR', created_at: at, expires_at: at } as const;
      await db
        .insertInto('checkouts')
        .values({ ...key(), ...usual, ...row })
        .execute();
    },
    async brand(name: string) {
      const made = { ...key(), name };
      await db.insertInto('brands').values(made).execute();
      return made.id;
    },
  };
}
