import type { Vault } from '../../../platform/vault/vault.ts';

/** Dependencies of the chat. `factor` (RATE_LIMIT_FACTOR) scales its guards; 0 disables them. */
export type ChatParts = { vault: Vault; publicUrl: string; factor: number };
