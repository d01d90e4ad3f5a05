import type { Handler } from '@parley/contract/conversations';
import type { Order } from '@parley/contract/orders';
import { latestConversation, visit } from '../../../testing/chat.ts';
import type { TestApp } from '../../../testing/app.ts';
import { speechIn } from '../assistant/testing/make-speech.ts';
import { openToolbox } from '../assistant/tools/toolbox.ts';
import type { ToolContext } from '../assistant/tools/tool.ts';
import type { Shop } from '../../commerce/orders/make.ts';

export const setPolicy = (app: TestApp, shop: Shop, policy: object, limit = 1000_00) =>
  app.write(shop.merchant, ({ db }) =>
    db
      .updateTable('shop_settings')
      .set({ ai_policy: JSON.stringify(policy), ai_money_limit_cents: limit })
      .execute(),
  );

/** A conversation with the AI in which Anna is verified, with its tools. */
export async function conversationWithAnna(app: TestApp, shop: Shop) {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('hello');
  const { id, customer } = await latestConversation(app, shop.owner);
  const change = (row: { verified_customer_id?: string; handler?: Handler; language?: string; team_id?: string; brand_id?: string }) =>
    app.write(shop.merchant, ({ db }) => db.updateTable('conversations').set(row).where('id', '=', id).execute());
  await change({ verified_customer_id: shop.id('anna') });
  const toolContext: ToolContext = {
    ctx: {
      db: app.installation.readingOf(shop.merchant),
      write: (work) => app.writeWithReactions(shop.merchant, work),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    },
    conversationId: id,
    customerId: shop.id('anna'),
    contactId: customer.id,
    attempts: 0,
    method: 'order_and_email',
    currency: 'EUR',
    draft: false,
  };
  const tools = openToolbox(toolContext, new AbortController().signal);
  return { id, visitor, tools, change, show: speechIn(app, shop.merchant, id).show };
}
export type Conversation = Awaited<ReturnType<typeof conversationWithAnna>>;

/** Anna confirms a cancellation that needs approval. Returns the approval's id. */
export async function askToCancel({ tools, show, change }: Conversation, { order_number }: Order): Promise<string> {
  const detected = { order_number, reason: 'ordered by mistake' };
  await show(await tools.call('cancel_pending_order', detected));
  const asked = await tools.call('cancel_pending_order', { ...detected, confirmed: true });
  await change({ handler: 'none' });
  if (!('approval_id' in asked)) throw new Error(`No approval was requested: ${JSON.stringify(asked)}`);
  return asked.approval_id;
}
