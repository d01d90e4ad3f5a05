import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import type { ProblemCode } from '@parley/contract/problems';
import type { UserActor, WriteCtx } from '../../../context.ts';
import type { BulkList } from '../../../platform/bulk-list.ts';
import { customerBulk } from '../../commerce/customers/index.ts';
import { orderBulk } from '../../commerce/orders/index.ts';
import { productBulk } from '../../commerce/products/index.ts';
import { conversationBulk, tellChunk, tellEnd } from './conversations.ts';
import type { RunRow } from './store.ts';

/** A list whose rows can be changed many at a time: what its feature offers, and what this one does with it. */
export type Registered = {
  rows: BulkList<unknown>;
  /** What changing its rows takes; also what undoing takes. */
  permission: Permission;
  /** How the list says that a row is not there, or not for these eyes. */
  missing: ProblemCode;
  /** How people call its rows, many of them. */
  noun: string;
  /** Rows of one transaction: few enough that nobody who opens one of them waits for it. */
  chunk: number;
  /** After each transaction, and after the last: what the rows have not told themselves. */
  tellChunk?(ctx: WriteCtx, run: RunRow): void;
  tellEnd?(ctx: WriteCtx, run: RunRow, maker: UserActor): Promise<void>;
};

export const registered: Partial<Record<ListName, Registered>> = {
  conversations: {
    rows: conversationBulk,
    permission: 'inbox:write',
    missing: 'conversation.missing',
    noun: 'conversations',
    chunk: 50,
    tellChunk,
    tellEnd,
  },
  customers: { rows: customerBulk, permission: 'customers:write', missing: 'customer.missing', noun: 'customers', chunk: 50 },
  // Each order locks its customer and its variants, in one order: in a transaction of its own it holds up nobody for long.
  orders: { rows: orderBulk, permission: 'orders:write', missing: 'order.missing', noun: 'orders', chunk: 1 },
  products: { rows: productBulk, permission: 'products:write', missing: 'product.missing', noun: 'products', chunk: 50 },
};
