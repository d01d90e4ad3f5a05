import * as feedback from '@parley/contract/feedback';
import type { Routes } from '../../../platform/http/route.ts';
import { bookDemo, getFeedback, sendFeedback } from './service.ts';

export function feedbackRoutes(route: Routes) {
  route(feedback.sendFeedback, sendFeedback);
  route(feedback.getFeedback, getFeedback);
  route(feedback.bookDemo, bookDemo);
}
