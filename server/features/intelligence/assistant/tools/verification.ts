import { address } from '@parley/contract/addresses';
import { languages } from '@parley/contract/intents';
import type { Profile, Verified } from '@parley/engine';
import { z } from 'zod';
import type { WriteCtx } from '../../../../context.ts';
import { countVerificationAttempt, markVerified } from '../../../conversations/inbox/index.ts';
import { codeMinutes, isCode, mostGuesses } from '../code.ts';
import { sendCode } from '../send-code.ts';
import {
  type CustomerRow,
  countGuess,
  customersByEmail,
  customersByName,
  dropCode,
  lockCode,
  putCode,
  readCustomer,
} from './customer-store.ts';
import { customerByOrderAndEmail } from './order-store.ts';
import { orderKey } from './orders.ts';
import { type Done, onlyReads, privateTool, publicTool, type ToolContext } from './tool.ts';

/**
 * How customers verify themselves, per shop:
 * - `email_code`: a code emailed to the address on file, the only one of the three that somebody with the customer's papers can't pass.
 * - `order_and_email`: an order number and the email it was placed with; for an order placed at checkout a code is sent to that email.
 * - `name_and_postcode`: the full name *or* the email, and the postcode of an address on file.
 * The email alone, which some shops accept, isn't enough, because it is on every letter a person writes. Every attempt counts, including
 * requests for a code, so that nobody's mailbox can be flooded; too many lead to a handoff.
 */
export const mostAttempts = 10;

type Answer = { result: Verified; summary: string };
const say = (state: Verified['state'], summary: string): Answer => ({ result: { verified: state === 'verified', state }, summary });

const input = z.object({
  step: z
    .enum(['request_code', 'check_code', 'match'])
    .describe(
      'For an email code, use request_code, then check_code. To compare details the customer knows, use match. The shop has chosen one of the two.',
    ),
  email: z.string().trim().toLowerCase().max(254).optional(),
  code: z.string().max(12).optional(),
  order_number: z.string().trim().max(40).optional(),
  name: z.string().trim().max(160).optional(),
  postcode: z.string().trim().max(20).optional(),
  language: z.enum(languages).default('en').describe('Language of the email with the code.'),
});
type Input = z.output<typeof input>;

export const verify_customer = publicTool({
  purpose: 'Verifies who the customer is, with the method the shop has chosen. Only one customer can be verified per conversation.',
  risk: 'low_impact_write',
  input,
  secret: ['code'],
  async run(toolContext, given): Promise<Answer> {
    if (toolContext.customerId !== null) return verifiedAlready(toolContext, toolContext.customerId, given);
    if (toolContext.draft) return say('unavailable', onlyReads);
    if (given.step === 'check_code') return checkCode(toolContext, given);
    return toolContext.method === 'email_code' ? requestCode(toolContext, given) : match(toolContext, given);
  },
});

async function verifiedAlready({ ctx }: ToolContext, customerId: string, { email, name }: Input): Promise<Answer> {
  const customer = await readCustomer(ctx.db, customerId);
  const other =
    (email !== undefined && !customer?.emails.includes(email)) || (name !== undefined && plain(name) !== plain(customer?.name ?? ''));
  if (other) return say('other_customer', 'Refused: Another customer is already verified in this conversation.');
  return { result: { verified: true, state: 'verified', first_name: customer?.first_name ?? '' }, summary: 'Already verified.' };
}

/** Reply, row and job are the same for unknown addresses, so that nobody can find out who is a customer. */
async function requestCode(toolContext: ToolContext, { email, language }: Input): Promise<Answer> {
  if (!email) return say('incomplete', 'The email address is missing.');
  const { ctx, conversationId } = toolContext;
  const found = await customersByEmail(ctx.db, email);
  const customerId = (found.find(({ id }) => id === toolContext.contactId) ?? found[0])?.id ?? ctx.newId();
  return ctx.write(async (w) => {
    if (await tooMany(w, toolContext)) return refuseTooMany;
    const now = w.now();
    const nobodysHash = w.newId();
    const { merchant } = w.actor;
    await putCode(w.db, {
      merchant,
      conversationId,
      customerId,
      hash: nobodysHash,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
      now,
    });
    w.enqueue(sendCode, { merchant, conversation_id: conversationId, customer_id: customerId, language });
    return say('code_sent', `Requested a verification code for ${email}.`);
  });
}

async function checkCode(toolContext: ToolContext, { code }: Input): Promise<Answer> {
  const digits = (code ?? '').replace(/\D/g, '');
  if (digits.length !== 6) return say('incomplete', 'The 6-digit code is missing.');
  const { ctx, conversationId } = toolContext;
  const answer = await ctx.write(async (w): Promise<Answer & { customerId?: string }> => {
    if (await tooMany(w, toolContext)) return refuseTooMany;
    const row = await lockCode(w.db, conversationId);
    if (!row || row.expires_at <= w.now() || row.attempts >= mostGuesses)
      return say('spent', 'The code has expired or was entered incorrectly too many times.');
    if (!isCode(row.code_hash, conversationId, row.customer_id, digits)) {
      await countGuess(w.db, conversationId);
      return say('wrong', 'The code is incorrect.');
    }
    await dropCode(w.db, conversationId);
    await markVerified(w, conversationId, row.customer_id);
    return { ...say('verified', 'Verified by email code.'), customerId: row.customer_id };
  });
  return welcome(toolContext, answer);
}

async function match(toolContext: ToolContext, given: Input): Promise<Answer> {
  const byOrder = toolContext.method === 'order_and_email';
  const complete = byOrder ? isGiven(given.order_number) && given.email : isGiven(given.postcode) && (given.name || given.email);
  if (!complete)
    return say(
      'incomplete',
      byOrder ? 'The order number and email address are required.' : 'A postal code and a name or email address are required.',
    );
  const customer: { id: string; typed?: boolean } | undefined = byOrder
    ? await customerByOrderAndEmail(toolContext.ctx.db, orderKey(given.order_number ?? ''), given.email ?? '')
    : await customerByPostcode(toolContext, given);
  if (customer?.typed) return requestCode(toolContext, given);
  const answer = await toolContext.ctx.write(async (w): Promise<Answer & { customerId?: string }> => {
    if (await tooMany(w, toolContext)) return refuseTooMany;
    if (!customer) return say('no_match', 'No customer matches these details.');
    await markVerified(w, toolContext.conversationId, customer.id);
    return {
      ...say('verified', byOrder ? 'Verified by order number and email address.' : 'Verified by name or email address and postal code.'),
      customerId: customer.id,
    };
  });
  return welcome(toolContext, answer);
}

/** Punctuation alone would match every address without a postcode and every order number without digits. */
const isGiven = (written = '') => orderKey(written) !== '';

/** With two people of the same name and postcode, neither is verified. */
async function customerByPostcode({ ctx }: ToolContext, { name, email, postcode }: Input): Promise<Pick<CustomerRow, 'id'> | undefined> {
  const found = email ? await customersByEmail(ctx.db, email) : await customersByName(ctx.db, name ?? '');
  const living = found.filter(({ addresses }) =>
    z
      .array(address)
      .catch([])
      .parse(addresses)
      .some((one) => orderKey(one.postcode) === orderKey(postcode ?? '')),
  );
  return living.length === 1 ? living[0] : undefined;
}

/** From here on the tools of this run serve this customer. */
async function welcome(toolContext: ToolContext, { result, summary, customerId }: Answer & { customerId?: string }): Promise<Answer> {
  if (customerId === undefined) return { result, summary };
  toolContext.customerId = customerId;
  const customer = await readCustomer(toolContext.ctx.db, customerId);
  return { result: { ...result, first_name: customer?.first_name ?? '' }, summary };
}

async function tooMany(w: WriteCtx, toolContext: ToolContext) {
  toolContext.attempts = await countVerificationAttempt(w, toolContext.conversationId);
  return toolContext.attempts > mostAttempts;
}
const refuseTooMany = say('too_many', `Refused: More than ${mostAttempts} attempts in this conversation.`);
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const paymentMethods = z.array(
  z
    .object({ external_id: z.string(), kind: z.string(), label: z.string(), balance: z.string().nullish() })
    .transform(({ external_id: id, kind, label, balance }) => ({ id, kind, label, balance: balance ?? null })),
);

export const find_customer = privateTool({
  purpose: 'Reads the verified customer’s profile: name, email, phone, addresses and payment methods.',
  risk: 'read',
  input: z.object({}),
  async run({ ctx, customerId }): Promise<Done<{ customer: Profile | null }>> {
    const row = await readCustomer(ctx.db, customerId);
    if (!row) return { result: { customer: null }, summary: 'This customer no longer exists.' };
    const { id, first_name, name, email, phone, orders_count } = row;
    const lists = {
      addresses: z.array(address).catch([]).parse(row.addresses),
      payment_methods: paymentMethods.catch([]).parse(row.payment_methods),
    };
    const customer = { id, first_name, name, email, phone, orders_count, ...lists };
    return {
      result: { customer },
      summary: `Read ${name}.`,
      sources: [{ kind: 'customer' as const, id, title: name, score: 1, excerpt: email ?? '' }],
    };
  },
});
