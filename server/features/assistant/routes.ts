import { suggestReply } from '@parley/contract/inbox';
import type { Routes } from '../../platform/http/route.ts';
import { suggest } from './suggest.ts';

export const assistantRoutes = (route: Routes) => {
  route(suggestReply, suggest);
};
