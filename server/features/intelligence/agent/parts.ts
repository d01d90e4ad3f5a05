import type { Vault } from '../../../platform/vault/vault.ts';
import type { PlatformModel } from '../assistant/index.ts';

/** What of the installation the settings of the AI need. `factor` scales the limit of the playground; 0 switches it off. */
export type AgentParts = {
  vault: Vault;
  /** The operator's language model. */
  platform: PlatformModel;
  outboundPrivate: boolean;
  factor: number;
};
