import * as contract from '@parley/contract/orders';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { cancelLines } from './cancel-lines.ts';
import { create, discard, update } from './drafts.ts';
import { editAddress, editItems, editPayment } from './edits.ts';
import { get } from './get.ts';
import { holdOrder, releaseOrder } from './hold.ts';
import { count, list, queues } from './list.ts';
import { addNote } from './notes.ts';
import { recordPayment, refundOrder } from './payments.ts';
import { pickList } from './pick-list.ts';
import { endReturn, receiveReturn, requestReturn } from './returns.ts';
import { shipOrder, updateShipment } from './ship.ts';
import { updateStatus } from './status.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function ordersRoutes(route: Routes) {
  route(contract.listOrders, (ctx, input) => list(ctx as Reader, input));
  route(contract.countOrders, (ctx, input) => count(ctx as Reader, input));
  route(contract.orderQueues, (ctx, input) => queues(ctx as Reader, input));
  route(contract.getPickList, (ctx, input) => pickList(ctx as Reader, input));
  route(contract.getOrder, (ctx, input) => get(ctx, input));
  route(contract.createOrder, (ctx, input) => create(ctx as Writer, input));
  route(contract.updateDraft, (ctx, input) => update(ctx as Writer, input));
  route(contract.discardDraft, (ctx, input) => discard(ctx as Writer, input));
  route(contract.updateOrderStatus, (ctx, input) => updateStatus(ctx, input));
  route(contract.cancelLines, (ctx, input) => cancelLines(ctx, input));
  route(contract.recordPayment, (ctx, input) => recordPayment(ctx, input));
  route(contract.refundOrder, (ctx, input) => refundOrder(ctx, input));
  route(contract.holdOrder, (ctx, input) => holdOrder(ctx, input));
  route(contract.releaseOrder, (ctx, input) => releaseOrder(ctx, input));
  route(contract.shipOrder, (ctx, input) => shipOrder(ctx, input));
  route(contract.updateShipment, (ctx, input) => updateShipment(ctx, input));
  route(contract.editItems, (ctx, input) => editItems(ctx, input));
  route(contract.editAddress, (ctx, input) => editAddress(ctx, input));
  route(contract.editPayment, (ctx, input) => editPayment(ctx, input));
  route(contract.requestReturn, (ctx, input) => requestReturn(ctx, input));
  route(contract.receiveReturn, (ctx, input) => receiveReturn(ctx, input));
  route(contract.endReturn, (ctx, input) => endReturn(ctx, input));
  route(contract.addOrderNote, (ctx, input) => addNote(ctx, input));
}
