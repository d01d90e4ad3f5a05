import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import type { ProblemCode } from '@parley/contract/problems';
import type { UserActor, WriteCtx } from '../../../context.ts';
import type { BulkList } from '../../../platform/bulk-list.ts';
import { customerBulk } from '../../commerce/customers/index.ts';
import { orderBulk } from '../../commerce/orders/index.ts';
import { productBulk } from '../../commerce/products/index.ts';
import { conversationBulk, notifyChunk, notifyEnd } from './conversations.ts';
import type { RunRow } from './store.ts';

/** A list with bulk changes: what its feature offers, and what this one does with it. */
export type Registered = {
  rows: BulkList<unknown>;
  /** Required for changing rows and for undo. */
  permission: Permission;
  /** The problem for a row that doesn't exist or isn't visible. */
  missing: ProblemCode;
  /** The plural of a row's name. */
  noun: string;
  /** Rows per transaction, few enough that nobody who opens one of them has to wait. */
  chunk: number;
  /** Called after each transaction and after the last one, for signals that the rows don't send themselves. */
  notifyChunk?(ctx: WriteCtx, run: RunRow): void;
  notifyEnd?(ctx: WriteCtx, run: RunRow, maker: UserActor): Promise<void>;
};

export const registered: Partial<Record<ListName, Registered>> = {
  conversations: {
    rows: conversationBulk,
    permission: 'inbox:write',
    missing: 'conversation.missing',
    noun: 'conversations',
    chunk: 50,
    notifyChunk,
    notifyEnd,
  },
  customers: { rows: customerBulk, permission: 'customers:write', missing: 'customer.missing', noun: 'customers', chunk: 50 },
  // An order locks its customer and variants, so each gets its own transaction to hold those locks briefly.
  orders: { rows: orderBulk, permission: 'orders:write', missing: 'order.missing', noun: 'orders', chunk: 1 },
  products: { rows: productBulk, permission: 'products:write', missing: 'product.missing', noun: 'products', chunk: 50 },
};
