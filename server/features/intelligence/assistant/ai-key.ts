import type { Vault } from '../../../platform/vault/vault.ts';

/** The purpose contains the shop, so that a key copied into another shop's row can't be opened. */
const purposeOf = (merchant: string) => `ai-key:${merchant}`;

/** Encrypts a shop's own language model key for storage. */
export const closeKey = (vault: Vault, merchant: string, key: string) => vault.close(purposeOf(merchant), key);
/** Throws when none of the installation's secrets opens it. */
export const openKey = (vault: Vault, merchant: string, closed: string) => vault.open(purposeOf(merchant), closed);
