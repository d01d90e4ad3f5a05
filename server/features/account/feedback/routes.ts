import * as feedback from '@parley/contract/feedback';
import { getFeedback as contractStatus, listOwnFeedback } from '@parley/contract/feedback-status';
import * as operator from '@parley/contract/operator/feedback';
import { bearerOf } from '../../../platform/http/bearer.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { type SignInParts, userBehind } from '../identity/index.ts';
import { listFeedback, updateFeedback } from './answer.ts';
import { bookDemo, getFeedback, listOwn, sendFeedback } from './service.ts';

export function feedbackRoutes(route: Routes, { tokens }: Pick<SignInParts, 'tokens'>) {
  route(feedback.sendFeedback, async (ctx, input, http) =>
    sendFeedback(ctx, input, await userBehind(ctx.db, tokens, bearerOf(http.header('authorization')), ctx.now())),
  );
  route(contractStatus, getFeedback);
  route(feedback.bookDemo, bookDemo);
  route(listOwnFeedback, listOwn);
  route(operator.listFeedback, listFeedback);
  route(operator.updateFeedback, updateFeedback);
}
