import { createHash, randomInt } from 'node:crypto';
import { same } from '../../../platform/vault/vault.ts';

/** The code a customer is mailed to prove who they are. */
export const codeMinutes = 10;
export const mostGuesses = 5;

export const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits hide behind no hash for long; the minutes and the guesses are what protects them. */
export const hashCode = (conversationId: string, customerId: string, code: string) =>
  createHash('sha256').update(`${conversationId}:${customerId}:${code}`).digest('base64url');
export const isCode = (hash: string, conversationId: string, customerId: string, code: string) =>
  same(hashCode(conversationId, customerId, code), hash);
