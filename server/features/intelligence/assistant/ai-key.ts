import type { Vault } from '../../../platform/vault/vault.ts';

/** The shop is part of the purpose: a key that was copied into another shop's row opens nothing. */
const purposeOf = (merchant: string) => `ai-key:${merchant}`;

/** A shop's own key of a language model, as it is stored. */
export const closeKey = (vault: Vault, merchant: string, key: string) => vault.close(purposeOf(merchant), key);
/** Throws when no secret of the installation opens it. */
export const openKey = (vault: Vault, merchant: string, closed: string) => vault.open(purposeOf(merchant), closed);
