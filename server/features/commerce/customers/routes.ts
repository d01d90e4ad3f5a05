import { addCustomerNote, deleteCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import * as credit from '@parley/contract/credit';
import * as contract from '@parley/contract/customers';
import type { Routes } from '../../../platform/http/route.ts';
import { setCustomerBlocked } from './block.ts';
import { consentTo } from './consent.ts';
import { get as getCredit, issue as issueCredit, take as takeCredit } from './credit.ts';
import { duplicates } from './duplicates.ts';
import { create, erase, update } from './edit.ts';
import { get } from './get.ts';
import { count, list } from './list.ts';
import { merge, unmerge } from './merge.ts';
import { addNote, deleteNote } from './notes.ts';
import { timeline } from './timeline.ts';

export function customerRoutes(route: Routes) {
  route(contract.listCustomers, (ctx, input) => list(ctx, input));
  route(contract.countCustomers, (ctx, input) => count(ctx, input));
  route(contract.listDuplicates, (ctx, input) => duplicates(ctx, input));
  route(contract.getCustomer, (ctx, input) => get(ctx, input));
  route(contract.getCustomerTimeline, (ctx, input) => timeline(ctx, input));
  route(contract.createCustomer, (ctx, input) => create(ctx, input));
  route(contract.updateCustomer, (ctx, input) => update(ctx, input));
  route(contract.setConsent, (ctx, input) => consentTo(ctx, input));
  route(contract.mergeCustomers, (ctx, input) => merge(ctx, input));
  route(contract.unmergeCustomers, (ctx, input) => unmerge(ctx, input));
  route(contract.eraseCustomer, (ctx, input) => erase(ctx, input));
  route(addCustomerNote, (ctx, input) => addNote(ctx, input));
  route(deleteCustomerNote, (ctx, input) => deleteNote(ctx, input));
  route(setBlocked, (ctx, input) => setCustomerBlocked(ctx, input));
  route(credit.getStoreCredit, (ctx, input) => getCredit(ctx, input));
  route(credit.issueStoreCredit, (ctx, input) => issueCredit(ctx, input));
  route(credit.takeStoreCredit, (ctx, input) => takeCredit(ctx, input));
}
