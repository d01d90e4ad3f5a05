import * as csat from '@parley/contract/csat';
import type { Routes } from '../../../platform/http/route.ts';
import type { Parts } from './ask.ts';
import { answerByLink, getByLink } from './by-link.ts';

export function csatRoutes(route: Routes, { vault }: Pick<Parts, 'vault'>) {
  route(csat.getCsat, (ctx, input) => getByLink(ctx, input, vault));
  route(csat.answerCsat, (ctx, input) => answerByLink(ctx, input, vault));
}
