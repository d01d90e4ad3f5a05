import type { PaymentPort } from '../../../integrations/payment-port.ts';
import type { Feature } from '../../../platform/feature.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { checkoutUrls, payUrls } from './link.ts';
import { checkoutRoutes } from './routes.ts';

type Parts = { vault: Vault; publicUrl: string; port: Pick<PaymentPort, 'refusal'> };

export const checkout = (parts: Parts): Feature => ({
  name: 'checkout',
  routes: (route) => checkoutRoutes(route, checkoutUrls(parts), { port: parts.port, payUrl: payUrls(parts) }),
});
