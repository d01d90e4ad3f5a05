import type { Meter } from '../../../platform/entitlements/entitlements.ts';
import { countConnections } from './store.ts';

/** Channels counted by the plan: the website chat, which every shop has, and connected accounts of messaging services. */
export const channelMeter: Meter = {
  limit: 'channels',
  used: async (db) => 1 + (await countConnections(db)),
  unit: ['channel', 'channels'],
  wayOn: 'Disconnect one',
};
