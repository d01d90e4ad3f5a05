import type { Channels } from '../../../integrations/channel-port.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

export type InboundParts = { channels: Channels; vault: Vault };
