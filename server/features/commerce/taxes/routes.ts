import * as taxes from '@parley/contract/taxes';
import type { Routes } from '../../../platform/http/route.ts';
import { change, create, get, remove, update } from './service.ts';

export function taxesRoutes(route: Routes) {
  route(taxes.getTaxes, get);
  route(taxes.updateTaxes, update);
  route(taxes.createTaxRate, create);
  route(taxes.updateTaxRate, change);
  route(taxes.deleteTaxRate, remove);
}
