import type { Feature } from '../../../platform/feature.ts';
import { giftCardRoutes } from './routes.ts';

export const giftCards: Feature = { name: 'gift-cards', routes: giftCardRoutes };
