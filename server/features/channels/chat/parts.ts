import type { Vault } from '../../../platform/vault/vault.ts';

/** What the chat is made with. `factor` scales its guards (RATE_LIMIT_FACTOR); 0 switches them off. */
export type ChatParts = { vault: Vault; publicUrl: string; factor: number };
