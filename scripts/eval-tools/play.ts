// Plays one customer's actions through the tools: verify, propose, confirm, run.
import { sql } from 'kysely';
import { ZodError } from 'zod';
import type { ToolContext } from '../../server/features/intelligence/assistant/tools/tool.ts';
import { openToolbox, ToolFailure } from '../../server/features/intelligence/assistant/tools/toolbox.ts';
import type { Writer } from '../../server/platform/db/tenant.ts';
import type { CopyCtx } from './copy.ts';
import type { Action, Address, User } from './world.ts';

/** Ids of the imported shop in our database, looked up once. */
export type Names = { conversationId: string; contactId: string; variants: Map<string, string> };
export type Player = Awaited<ReturnType<typeof openPlayer>>;
type Who = Pick<User, 'email' | 'address'>;
export type Answer = { done: true } | { done: false; code: string; reason: string };

const noCustomer = '00000000-0000-7000-8000-000000000000';

export async function openPlayer(ctx: CopyCtx, { conversationId, contactId, variants }: Names) {
  const toolContext: ToolContext = {
    ctx,
    conversationId,
    customerId: null,
    contactId,
    attempts: 0,
    method: 'name_and_postcode',
    currency: 'USD',
    draft: false,
  };
  const tools = openToolbox(toolContext, new AbortController().signal);
  const say = (author: 'ai' | 'customer', text: string) =>
    ctx.write((w) => speak(w.db, w.actor.merchant, conversationId, { author, text, id: w.newId(), at: w.now() }));

  /** Tools take no user id, so the conversation switches its customer first. */
  async function switchCustomer({ email, address }: Who): Promise<Answer> {
    const result = await tools.call('verify_customer', { step: 'match', email, postcode: address.zip });
    return result.verified ? { done: true } : refusalOf(result);
  }

  /** Translates an action of the data files to our tool's arguments. */
  async function translate({ name, kwargs }: Action) {
    const given = kwargs as Record<string, string> & { item_ids?: string[]; new_item_ids?: string[] };
    const order_number = given['order_id'] ?? '';
    const method = given['payment_method_id'] ?? '';
    const pairs = () => pairUp(ctx, order_number, given.item_ids ?? [], given.new_item_ids, variants);
    switch (name) {
      case 'cancel_pending_order':
        return ['cancel_pending_order', { order_number, reason: given['reason'] ?? '' }] as const;
      case 'modify_pending_order_address':
        return ['modify_pending_order_address', { order_number, address: ourAddress(kwargs as Address) }] as const;
      case 'modify_pending_order_payment':
        return ['modify_pending_order_payment', { order_number, method }] as const;
      case 'modify_pending_order_items':
        return ['modify_pending_order_items', { order_number, changes: await pairs(), method }] as const;
      case 'return_delivered_order_items':
        return ['return_delivered_items', { order_number, lines: await pairs(), method }] as const;
      case 'exchange_delivered_order_items':
        return ['exchange_delivered_items', { order_number, lines: await pairs(), method }] as const;
      case 'modify_user_address':
        return ['modify_customer_address', { address: ourAddress(kwargs as Address) }] as const;
      default:
        throw new Error(`No tool for the action ${name}.`);
    }
  }

  return {
    toolContext,
    tools,
    say,
    translate,
    become: switchCustomer,
    async verify(who: Who) {
      const answer = await switchCustomer(who);
      if (!answer.done) throw new Error(`${who.email} could not be verified: ${answer.code}.`);
    },
    /** Proposes, confirms and runs an action. */
    async act(action: Action): Promise<Answer> {
      try {
        const [name, input] = await translate(action);
        const proposed = await tools.call(name, input);
        if (!('state' in proposed) || proposed.state !== 'needs_confirmation') return refusalOf(proposed);
        await say('ai', `${proposed.details.say.join(', ')}: shall I do that?`);
        await say('customer', 'Yes, please.');
        const answer = await tools.call(name, { ...input, confirmed: true });
        if (!('state' in answer) || answer.state !== 'done') return refusalOf(answer);
        // Marks the action as reported, so that a repetition is a new request rather than the same run.
        await say('ai', 'Done.');
        return { done: true };
      } catch (error) {
        // Zod rejects inputs of the wrong shape before the tool runs.
        if (!(error instanceof ToolFailure) || !(error.cause instanceof ZodError)) throw error;
        return {
          done: false,
          code: 'input',
          reason: error.cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
        };
      }
    },
  };
}

export function refusalOf(result: object): Answer {
  const { state, code, reason } = { state: 'needs_verification', code: undefined, reason: undefined, ...result } as Record<
    string,
    string | undefined
  >;
  return { done: false, code: code ?? state ?? 'unknown', reason: reason ?? state ?? '' };
}

const ourAddress = ({ address1, address2, city, state, zip, country }: Address) => ({
  line1: address1,
  line2: address2,
  city,
  region: state,
  postcode: zip,
  country,
});

/** Each named item is one line per unit. */
async function pairUp(
  ctx: CopyCtx,
  number: string,
  old: readonly string[],
  fresh: readonly string[] | undefined,
  variants: Names['variants'],
) {
  const { rows } = await sql<{ id: string; item: string }>`
    select l.id, coalesce(v.external_id, l.sku) as item from order_lines l join orders o on o.merchant_id = l.merchant_id and o.id = l.order_id
      left join variants v on v.merchant_id = l.merchant_id and v.id = l.variant_id where o.order_number = ${number} and l.quantity > 0 order by l.position`.execute(
    ctx.db,
  );
  const left = [...rows];
  const lineOf = (item: string) => {
    const place = left.findIndex((line) => line.item === item);
    return place < 0 ? noCustomer : (left.splice(place, 1)[0]?.id ?? noCustomer);
  };
  const length = Math.max(old.length, fresh?.length ?? 0);
  return Array.from({ length }, (_, place) => ({
    line_id: old[place] === undefined ? undefined : lineOf(old[place]),
    ...(fresh && { variant_id: fresh[place] === undefined ? undefined : (variants.get(fresh[place]) ?? noCustomer) }),
    quantity: 1,
  }));
}

type Spoken = { author: 'ai' | 'customer'; text: string; id: string; at: Date };
async function speak(db: Writer, merchant: string, conversationId: string, { author, text, id, at }: Spoken) {
  const { message_count: seq } = await db
    .updateTable('conversations')
    .set((eb) => ({ message_count: eb('message_count', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('message_count')
    .executeTakeFirstOrThrow();
  const direction = author === 'ai' ? 'out' : 'in';
  const row = { merchant_id: merchant, conversation_id: conversationId, seq, id, direction, author, text, created_at: at } as const;
  await db
    .insertInto('messages')
    .values({ ...row, status: 'sent' })
    .execute();
}
