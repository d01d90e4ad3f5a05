import { addCustomerNote, deleteCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import * as contract from '@parley/contract/customers';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { setCustomerBlocked } from './block.ts';
import { consentTo } from './consent.ts';
import { duplicates } from './duplicates.ts';
import { create, update } from './edit.ts';
import { get } from './get.ts';
import { count, list } from './list.ts';
import { merge, unmerge } from './merge.ts';
import { addNote, deleteNote } from './notes.ts';
import { timeline } from './timeline.ts';

type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;
export function customerRoutes(route: Routes) {
  route(contract.listCustomers, (ctx, input) => list(ctx as Reader, input));
  route(contract.countCustomers, (ctx, input) => count(ctx as Reader, input));
  route(contract.listDuplicates, (ctx, input) => duplicates(ctx as Reader, input));
  route(contract.getCustomer, (ctx, input) => get(ctx as Reader, input));
  route(contract.getCustomerTimeline, (ctx, input) => timeline(ctx as Reader, input));
  route(contract.createCustomer, (ctx, input) => create(ctx as Writer, input));
  route(contract.updateCustomer, (ctx, input) => update(ctx as Writer, input));
  route(contract.setConsent, (ctx, input) => consentTo(ctx as Writer, input));
  route(contract.mergeCustomers, (ctx, input) => merge(ctx as Writer, input));
  route(contract.unmergeCustomers, (ctx, input) => unmerge(ctx as Writer, input));
  route(addCustomerNote, (ctx, input) => addNote(ctx as Writer, input));
  route(deleteCustomerNote, (ctx, input) => deleteNote(ctx as Writer, input));
  route(setBlocked, (ctx, input) => setCustomerBlocked(ctx as Writer, input));
}
