import * as imports from '@parley/contract/imports';
import type { Routes } from '../../platform/http/route.ts';
import { importRecordsOf } from './service.ts';

export function importRoutes(route: Routes) {
  route(imports.importRecords, (ctx, input) => importRecordsOf(ctx, input));
}
