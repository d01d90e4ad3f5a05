import { createWebhookEndpoint } from '@parley/contract/webhooks';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

/** Nothing listens at these addresses, so nothing is delivered in the walk over all endpoints. */
const url = 'https://hooks.example/parley';

export const webhooks: SampledNoun = {
  samples: {
    getWebhookConfig: ({ owner }) => ({ merchant: owner.merchant }),
    setWebhookConfig: ({ owner, ids }) => ({
      merchant: owner.merchant,
      endpoints: [{ id: ids['webhookEndpoint'], url, description: 'Warehouse' }],
    }),
    createWebhookEndpoint: ({ owner }) => ({ merchant: owner.merchant, url }),
    updateWebhookEndpoint: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['webhookEndpoint'], description: 'Warehouse' }),
    deleteWebhookEndpoint: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['webhookToDelete'] }),
    rotateWebhookSecret: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['webhookEndpoint'] }),
    recoverWebhookEndpoint: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['webhookEndpoint'],
      since: new Date(Date.now() - 3_600_000).toISOString(),
    }),
    listWebhookLogs: ({ owner }) => ({ merchant: owner.merchant }),
    getWebhookLog: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['webhookLog'] }),
    retryWebhookLog: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['webhookLog'] }),
    testWebhook: ({ owner, ids }) => ({ merchant: owner.merchant, endpoint_id: ids['webhookEndpoint'] }),
    listWebhookEvents: ({ owner }) => ({ merchant: owner.merchant }),
  },
  async prepare(app, { owner }) {
    const make = () => app.send(createWebhookEndpoint, { merchant: owner.merchant, url }, { token: owner.token });
    const [{ body: endpoint }, { body: toDelete }] = [await make(), await make()];
    const id = newId();
    await app.write(owner.merchant, async ({ db, now }) => {
      await db
        .insertInto('event_deliveries')
        .values({
          merchant_id: owner.merchant,
          id,
          endpoint_id: endpoint.id,
          event_id: newId(),
          type: 'order.created',
          object_key: null,
          body: '{}',
          status: 'failed',
          queued_at: now(),
          created_at: now(),
        })
        .execute();
    });
    return { webhookEndpoint: endpoint.id, webhookToDelete: toDelete.id, webhookLog: id };
  },
};
