import * as webhooks from '@parley/contract/webhooks';
import type { Routes } from '../../../platform/http/route.ts';
import { catalogue } from './catalogue.ts';
import { create, type EndpointParts, getConfig, remove, rotate, setConfig, update } from './endpoints.ts';
import { getLog, listLogs, recover, retry } from './log.ts';
import { sendTest } from './send-test.ts';

export function webhookRoutes(route: Routes, parts: EndpointParts) {
  route(webhooks.getWebhookConfig, (ctx) => getConfig(ctx));
  route(webhooks.setWebhookConfig, (ctx, input) => setConfig(ctx, input, parts));
  route(webhooks.createWebhookEndpoint, (ctx, input) => create(ctx, input, parts));
  route(webhooks.updateWebhookEndpoint, (ctx, input) => update(ctx, input, parts));
  route(webhooks.deleteWebhookEndpoint, (ctx, input) => remove(ctx, input));
  route(webhooks.rotateWebhookSecret, (ctx, input) => rotate(ctx, input, parts));
  route(webhooks.recoverWebhookEndpoint, (ctx, input) => recover(ctx, input));
  route(webhooks.listWebhookLogs, (ctx, input) => listLogs(ctx, input));
  route(webhooks.getWebhookLog, (ctx, { id }) => getLog(ctx, id));
  route(webhooks.retryWebhookLog, (ctx, input) => retry(ctx, input));
  route(webhooks.testWebhook, (ctx, input) => sendTest(ctx, input, parts));
  route(webhooks.listWebhookEvents, async (_ctx, { merchant }) => catalogue(merchant));
}
