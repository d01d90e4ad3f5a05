import type { WebhookPort } from '../../../integrations/webhook-port.ts';
import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { deliver, wake } from './deliver.ts';
import { deliverWebhooks, wakeWebhooks } from './jobs.ts';
import { outbox } from './outbox.ts';
import { webhookRoutes } from './routes.ts';
import { Secrets } from './secrets.ts';
import { hasEndpoints } from './store.ts';
import { Subscribers } from './subscribers.ts';

export function webhooks({ vault, port }: { vault: Vault; port: WebhookPort }): Feature {
  const secrets = new Secrets(vault);
  const subscribers = new Subscribers(hasEndpoints);
  return {
    name: 'webhooks',
    routes: (route) => webhookRoutes(route, { secrets, port }),
    jobs: [handles(wakeWebhooks, wake), handles(deliverWebhooks, (ctx, about) => deliver(ctx, about, { secrets }))],
    reactions: [outbox(subscribers)],
    forget: subscribers.forget,
  };
}
