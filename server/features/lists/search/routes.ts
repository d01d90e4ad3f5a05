import * as contract from '@parley/contract/search';
import type { Routes } from '../../../platform/http/route.ts';
import { search } from './service.ts';

export function searchRoutes(route: Routes) {
  route(contract.search, (ctx, input) => search(ctx, input));
}
