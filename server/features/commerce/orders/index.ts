// Public API of orders. Its actions take whom they act for (`by`) as their last parameter.
export { discountDraftFor, isDiscountedAgain, totalsDiscounted } from './discounting.ts';
export { draftTaxedAt, taxDraftAt } from './draft-taxes.ts';
export { placeDraft, placeNew } from './drafts.ts';
export type { NewOrder } from './place.ts';
export { editAddress, editItems, editPayment, takeAddress } from './edits.ts';
export { finish, moveTo } from './finish.ts';
export { readOrder } from './get.ts';
export { holdOrder, releaseOrder } from './hold.ts';
export { actionsFor } from './list.ts';
export { cancelLines } from './cancel-lines.ts';
export { cancelOrder } from './cancel.ts';
export { charge, checkRefund, mustHaveMethod, recordProviderRefund, refund, refundAll, saidOf as refundText } from './ledger.ts';
export { keptByCredit } from './methods.ts';
export { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
export { orderBulk } from './order-bulk.ts';
export { orderExport } from './order-export.ts';
export { mustBePositive } from './cancel.ts';
export { payFor, recordPayment } from './payments.ts';
export { type By, byOf, personOf } from './person.ts';
export { planRefund, refuseUnexplained } from './refund-plan.ts';
export { forgetFailedRefund } from './refund-store.ts';
export { refundOrder } from './refunds.ts';
export { endReturn, receiveReturn, requestReturn } from './returns.ts';
export { sendRefund } from './provider-jobs.ts';
export {
  actionsOf,
  balanceOf,
  canRecordPayment,
  columnsOf,
  type SelfService,
  settledOf,
  taxedTotals,
  taxesOf,
  totalOf,
  type Totals,
} from './rules.ts';
export { shipOrder, updateShipment } from './ship.ts';
export { updateStatus } from './status.ts';
export { moveStock, putBack, takeStock } from './stock.ts';
export { addEvent } from './timeline.ts';
