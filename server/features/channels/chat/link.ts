import { z } from 'zod';
import type { Vault } from '../../../platform/vault/vault.ts';

export const linkDays = 7;
const purpose = 'chat-link';
const claims = z.object({
  id: z.uuid(),
  merchant: z.uuid(),
  conversation: z.uuid(),
  /** Whose conversation it was, and the shop's id of them if that was certain: when somebody proves who they are, earlier links end. */
  customer: z.uuid(),
  identity: z.string().nullable(),
  /** The address it was mailed to: who opens it can read that mailbox. */
  email: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type Link = z.output<typeof claims>;

/** What a mailed link carries: closed, so that it says nothing to who sees it, and nothing is stored for links nobody opens. */
export const sealLink = (vault: Vault, link: Link) => vault.close(purpose, JSON.stringify(link));

/** The link, or undefined when it is not ours, of another shop, or too old. */
export function openLink(vault: Vault, token: string, merchant: string, now: Date): Link | undefined {
  try {
    const link = claims.parse(JSON.parse(vault.open(purpose, token)));
    return link.merchant === merchant && link.expires > now.getTime() ? link : undefined;
  } catch {
    return undefined; // a bad token is an answer, not an error
  }
}
