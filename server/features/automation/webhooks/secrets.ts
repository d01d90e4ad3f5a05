import { z } from 'zod';
import type { Vault } from '../../../platform/vault/vault.ts';
import { newSigningSecret } from './sign.ts';

const stored = z.array(z.object({ sealed: z.string(), until: z.iso.datetime().nullable() }));
export type StoredSecrets = z.output<typeof stored>;

const headers = z.array(z.object({ name: z.string(), sealed: z.string() }));
export type StoredHeaders = z.output<typeof headers>;

/** Previous secrets that may overlap with the current one. */
const mostOld = 4;

const purposeOf = (merchant: string, what: 'secret' | 'header') => `webhook-${what}:${merchant}`;

/** Seals and opens what a shop's endpoints keep secret. */
export class Secrets {
  readonly #vault: Vault;
  constructor(vault: Vault) {
    this.#vault = vault;
  }
  /** A new secret in front of the previous ones, which sign until `until`. */
  rotate(merchant: string, before: unknown, now: Date, until: Date) {
    const secret = newSigningSecret();
    const old = readSecrets(before).flatMap(({ sealed, until: end }) => {
      const ends = end !== null && new Date(end) < until ? end : until.toISOString();
      return new Date(ends) > now ? [{ sealed, until: ends }] : [];
    });
    const secrets: StoredSecrets = [
      { sealed: this.#vault.close(purposeOf(merchant, 'secret'), secret), until: null },
      ...old.slice(0, mostOld),
    ];
    return { secret, secrets };
  }
  /** Everything that signs now, the current one first. */
  open(merchant: string, secrets: unknown, now: Date): string[] {
    return readSecrets(secrets)
      .filter(({ until }) => until === null || new Date(until) > now)
      .map(({ sealed }) => this.#vault.open(purposeOf(merchant, 'secret'), sealed));
  }
  closeHeader = (merchant: string, name: string, value: string) => ({
    name,
    sealed: this.#vault.close(purposeOf(merchant, 'header'), value),
  });
  openHeaders(merchant: string, headers: unknown): Record<string, string> {
    return Object.fromEntries(
      readHeaders(headers).map(({ name, sealed }) => [name, this.#vault.open(purposeOf(merchant, 'header'), sealed)]),
    );
  }
}

export const readSecrets = (value: unknown) => stored.parse(value);
export const readHeaders = (value: unknown) => headers.parse(value);

/** When the last previous secret ends, if one still signs. */
export function overlapEnd(secrets: unknown, now: Date): string | null {
  const ends = readSecrets(secrets).flatMap(({ until }) => (until !== null && new Date(until) > now ? [until] : []));
  return ends.toSorted().at(-1) ?? null;
}
