import type { Feature } from '../../../platform/feature.ts';
import { type SsoParts, ssoRoutes } from './routes.ts';

export const sso = (parts: SsoParts): Feature => ({ name: 'sso', routes: (route) => ssoRoutes(route, parts) });
