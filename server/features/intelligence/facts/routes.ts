import * as contract from '@parley/contract/facts';
import type { Routes } from '../../../platform/http/route.ts';
import { readAgain } from './propose.ts';
import { confirm, create, list, remove, update } from './service.ts';

export function factRoutes(route: Routes) {
  route(contract.listFacts, (ctx) => list(ctx));
  route(contract.createFact, (ctx, input) => create(ctx, input));
  route(contract.updateFact, (ctx, input) => update(ctx, input));
  route(contract.confirmFact, (ctx, input) => confirm(ctx, input));
  route(contract.removeFact, (ctx, input) => remove(ctx, input));
  route(contract.proposeFacts, (ctx, input) => readAgain(ctx, input));
}
