import type { Received, Result } from '@parley/contract/endpoint';
import {
  type addTicketMessage,
  type closeTicket,
  type createTicket,
  failedRequest,
  type listTickets,
  type Ticket,
} from '@parley/contract/help';
import { z } from 'zod';
import type { JobCtx, MemberActor, ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { job } from '../../../platform/jobs/job.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';
import * as store from './store.ts';

const ofTicket = z.object({ merchant: z.uuid(), ticket_id: z.uuid(), added: z.boolean().optional() });
// Two jobs: a mail that isn't accepted is tried again without the other one.
export const mailTicket = job('help.mail_ticket', ofTicket, 6);
export const confirmTicket = job('help.confirm_ticket', ofTicket, 6);
/** Of a ticket with all that was added. */
const messageMax = 20_000;

export async function create(ctx: WriteCtx<MemberActor>, input: Received<typeof createTicket>): Promise<Ticket> {
  const id = ctx.newId();
  const { actor } = ctx;
  const row = await store.insertTicket(ctx.db, { ...input, id, userId: actor.id, by: actor.name, now: ctx.now() });
  for (const mail of [mailTicket, confirmTicket]) ctx.enqueue(mail, { merchant: actor.merchant, ticket_id: id });
  ctx.audit({ action: 'ticket.created', object: ['ticket', id], detail: { subject: input.subject } });
  notify(ctx, id);
  return present(row);
}

export async function list(
  ctx: ReadCtx<MemberActor>,
  { merchant, cursor, limit }: Received<typeof listTickets>,
): Promise<Result<typeof listTickets>> {
  const after = fromKeyCursor('recent', cursor, ['instant', 'uuid']);
  const rows = await store.listTickets(ctx.db, { merchant, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(present),
    next_cursor: last ? toKeyCursor('recent', [last.created_at.toISOString(), last.id]) : null,
  };
}

/** Below what was written before, so that the operator reads the whole ticket in one place. */
export async function add(ctx: WriteCtx<MemberActor>, { merchant, id, message }: Received<typeof addTicketMessage>): Promise<Ticket> {
  const before = (await store.lockTicket(ctx.db, merchant, id)) ?? missing('ticket.missing');
  if (before.state === 'closed') throw new Problem('ticket.closed');
  const now = ctx.now();
  const whole = `${before.message}\n\n${ctx.actor.name}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC:\n${message}`;
  if (whole.length > messageMax) throw new Problem('ticket.full');
  const row = await store.extendTicket(ctx.db, merchant, id, { message: whole, now });
  ctx.enqueue(mailTicket, { merchant, ticket_id: id, added: true });
  ctx.audit({ action: 'ticket.message_added', object: ['ticket', id] });
  notify(ctx, id);
  return present(row);
}

export async function close(ctx: WriteCtx<MemberActor>, { merchant, id }: Received<typeof closeTicket>): Promise<Ticket> {
  const before = (await store.lockTicket(ctx.db, merchant, id)) ?? missing('ticket.missing');
  if (before.state === 'closed') return present(before);
  const row = await store.closeTicket(ctx.db, merchant, id, ctx.now());
  ctx.audit({ action: 'ticket.closed', object: ['ticket', id] });
  notify(ctx, id);
  return present(row);
}

const notify = (ctx: WriteCtx, id: string) => ctx.signal({ type: 'changed', topic: 'tickets', id, version: null });

type OfTicket = z.infer<typeof ofTicket>;
/** To the operator, where one is named. */
export async function sendTicket(ctx: JobCtx, { merchant, ticket_id: id, added }: OfTicket, operator: string | null) {
  if (!operator) return;
  const found = await store.readForMail(ctx.db, merchant, id);
  if (!found) return;
  const { subject, message, email, name, shop } = found;
  await ctx.outside.mail.send({
    to: operator,
    subject: `${added ? 'Added to a ticket' : 'Ticket'} from ${shop}: ${subject}`,
    text: `${name} <${email}> of ${shop} wrote:\n\n${message}\n\n${contextOf(found)}Ticket: ${id}\n`,
  });
}

/** To whoever wrote. */
export async function sendConfirmation(ctx: JobCtx, { merchant, ticket_id: id }: OfTicket) {
  const found = await store.readForMail(ctx.db, merchant, id);
  if (!found) return;
  const { subject, message, email, name } = found;
  await ctx.outside.mail.send({
    to: email,
    subject: `We received your ticket: ${subject}`,
    text: `Hello ${name},\n\nWe received your ticket and will look at it. Your shop sees its status in Parley, under Help › Contact.\n\nYou wrote:\n\n${message}\n\nSent along:\n\n${contextOf(found)}`,
  });
}

const requests = z.array(failedRequest).default([]);
const requestsOf = ({ failed_requests: failed }: Pick<store.TicketRow, 'failed_requests'>) =>
  readStored(requests, failed, [])
    .map(({ line, status, code, request_id: request }) => `Failed: ${line} ${status} ${code} ${request ?? ''}\n`)
    .join('');

/** What was sent along. */
const contextOf = (row: Pick<store.TicketRow, 'page' | 'version' | 'failed_requests'>) =>
  `Page: ${row.page ?? 'not given'}\nVersion: ${row.version ?? 'not given'}\n${requestsOf(row)}`;

function present(row: store.TicketRow): Ticket {
  const { id, subject, message, page, version, failed_requests, state, answer, created_by, created_at, updated_at } = row;
  return {
    ...{ id, subject, message, page, version, state, answer, created_by },
    failed_requests: readStored(requests, failed_requests, []),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
