import { createHash, randomInt } from 'node:crypto';
import { same } from '../../../platform/vault/vault.ts';

/** The verification code emailed to a customer. */
export const codeMinutes = 10;
export const mostGuesses = 5;

export const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A hash doesn't protect six digits for long; the time limit and the number of attempts do. */
export const hashCode = (conversationId: string, customerId: string, code: string) =>
  createHash('sha256').update(`${conversationId}:${customerId}:${code}`).digest('base64url');
export const isCode = (hash: string, conversationId: string, customerId: string, code: string) =>
  same(hashCode(conversationId, customerId, code), hash);
