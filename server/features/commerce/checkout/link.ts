import type { Vault } from '../../../platform/vault/vault.ts';

/** The link that a checkout address identifies. */
export type Link = { merchant: string; id: string };
/** Builds the address that a customer opens. */
export type CheckoutUrl = (merchant: string, id: string) => string;
/** Builds the address where a customer pays an order by card. */
export type PayUrl = (merchant: string, orderId: string) => string;
const purpose = 'checkout_link';
const payPurpose = 'payment_link';

/** Encodes the two ids with a signature for this purpose only, so nothing secret is stored and the link can be shown again. */
export const signLink = (vault: Vault, link: Link): string => sign(vault, purpose, link);
function sign(vault: Vault, purpose: string, { merchant, id }: Link): string {
  const ids = Buffer.from(`${merchant}${id}`.replaceAll('-', ''), 'hex').toString('base64url');
  return `${ids}.${vault.sign(purpose, ids)}`;
}

/** Reads a token; undefined if its signature isn't ours. */
export const openLink = (vault: Vault, token: string): Link | undefined => open(vault, purpose, token);
/** Reads the token of a payment link, whose id is the order's. */
export const openPayLink = (vault: Vault, token: string): Link | undefined => open(vault, payPurpose, token);
function open(vault: Vault, purpose: string, token: string): Link | undefined {
  const [ids = '', signature = ''] = token.split('.');
  if (!vault.isSigned(purpose, ids, signature)) return undefined;
  const hex = Buffer.from(ids, 'base64url').toString('hex');
  return { merchant: uuidOf(hex.slice(0, 32)), id: uuidOf(hex.slice(32)) };
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const checkoutUrls =
  ({ vault, publicUrl }: { vault: Vault; publicUrl: string }): CheckoutUrl =>
  (merchant, id) =>
    `${publicUrl}/c/${signLink(vault, { merchant, id })}`;

export const payUrls =
  ({ vault, publicUrl }: { vault: Vault; publicUrl: string }): PayUrl =>
  (merchant, id) =>
    `${publicUrl}/p/${sign(vault, payPurpose, { merchant, id })}`;
