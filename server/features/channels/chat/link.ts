import { z } from 'zod';
import type { Vault } from '../../../platform/vault/vault.ts';

export const linkDays = 7;
const purpose = 'chat-link';
const claims = z.object({
  id: z.uuid(),
  merchant: z.uuid(),
  conversation: z.uuid(),
  /** The conversation's customer, and their external id if verified; verifying later invalidates earlier links. */
  customer: z.uuid(),
  identity: z.string().nullable(),
  /** The address it was mailed to: whoever opens the link can read that mailbox. */
  email: z.string(),
  /** In milliseconds since 1970. */
  expires: z.number(),
});
export type Link = z.output<typeof claims>;

/** The content of a mailed link, encrypted so that it reveals nothing and needs no storage. */
export const sealLink = (vault: Vault, link: Link) => vault.close(purpose, JSON.stringify(link));

/** Decrypts a link; undefined when it is invalid, expired or of another shop. */
export function openLink(vault: Vault, token: string, merchant: string, now: Date): Link | undefined {
  try {
    const link = claims.parse(JSON.parse(vault.open(purpose, token)));
    return link.merchant === merchant && link.expires > now.getTime() ? link : undefined;
  } catch {
    return undefined; // an invalid token is an expected result, not an error
  }
}
