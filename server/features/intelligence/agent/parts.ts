import type { Vault } from '../../../platform/vault/vault.ts';
import type { PlatformModel } from '../assistant/index.ts';

/** What the AI settings need from the installation. `factor` scales the playground's rate limit; 0 turns it off. */
export type AgentParts = {
  vault: Vault;
  /** The operator's language model. */
  platform: PlatformModel;
  outboundPrivate: boolean;
  factor: number;
};
