import * as checkout from '@parley/contract/checkout';
import type { Routes } from '../../../platform/http/route.ts';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import { discountsFile } from './file.ts';
import { create, list, remove, update } from './service.ts';

export function discountsRoutes(route: Routes) {
  route(checkout.listDiscounts, list);
  route(checkout.downloadDiscounts, async (ctx, _input, http) => {
    const { name, bytes } = await discountsFile(ctx);
    return sendCsv(http, name, bytes);
  });
  route(checkout.createDiscount, create);
  route(checkout.updateDiscount, update);
  route(checkout.deleteDiscount, remove);
}
