import * as merchants from '@parley/contract/operator/merchants';
import type { Routes } from '../../platform/http/route.ts';
import { listMerchants } from './service.ts';

export function merchantRoutes(route: Routes) {
  route(merchants.listMerchants, listMerchants);
}
