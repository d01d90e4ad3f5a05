import type { Feature } from '../../../platform/feature.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { checkoutUrls } from './link.ts';
import { checkoutRoutes } from './routes.ts';

type Parts = { vault: Vault; publicUrl: string };

export const checkout = (parts: Parts): Feature => ({ name: 'checkout', routes: (route) => checkoutRoutes(route, checkoutUrls(parts)) });
