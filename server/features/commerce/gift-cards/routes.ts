import * as credit from '@parley/contract/credit';
import type { Routes } from '../../../platform/http/route.ts';
import { adjust, get, issue, list, update } from './service.ts';

export function giftCardRoutes(route: Routes) {
  route(credit.listGiftCards, (ctx, input) => list(ctx, input));
  route(credit.getGiftCard, (ctx, input) => get(ctx, input));
  route(credit.issueGiftCard, (ctx, input) => issue(ctx, input));
  route(credit.updateGiftCard, (ctx, input) => update(ctx, input));
  route(credit.adjustGiftCard, (ctx, input) => adjust(ctx, input));
}
