import { createHmac } from 'node:crypto';
import type { FileKind } from '@parley/contract/channels';
import type { Attachment } from '@parley/contract/files';

/** A file as messages store it. The secret signs its address and never leaves the server. */
export type StoredAttachment = {
  id: string;
  merchant: string;
  name: string;
  type: string;
  kind: FileKind;
  size: number;
  width: number | null;
  height: number | null;
  has_thumb: boolean;
  secret: string;
};

export type Variant = 'whole' | 'thumb';
/** The storage key of its bytes. */
export const keyOf = ({ merchant, id }: Pick<StoredAttachment, 'merchant' | 'id'>, variant: Variant) =>
  `${merchant}/${id}${variant === 'thumb' ? '.thumb' : ''}`;

/** The signature of an address that expires at an instant, in seconds since 1970. */
export const signatureOf = ({ id, secret }: Pick<StoredAttachment, 'id' | 'secret'>, expires: number, variant: Variant) =>
  createHmac('sha256', secret).update(`${id}.${variant}.${expires}`).digest('base64url').slice(0, 32);

/** An address is valid until the end of the next day (UTC), so that it stays the same all day. */
const day = 86_400;
export const expiryOf = (now: number) => (Math.floor(now / 1000 / day) + 2) * day;

/** A public address for as long as the file exists, as for product images. Expires in the year 2286, the largest value that fits. */
const lastExpiry = 9_999_999_999;
export const lastingAddress = (stored: StoredAttachment) => addressOf(stored, 'whole', lastExpiry);
/** The file of this shop that an address refers to, with either kind of signature. */
export const fileIdIn = (address: string, merchant: string): string | null => {
  const [, shop, id] = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\//.exec(address) ?? [];
  return id !== undefined && shop === merchant ? id : null;
};

const addressOf = (stored: StoredAttachment, variant: Variant, expires: number) =>
  `/files/${stored.merchant}/${stored.id}/${variant}/${expires}/${signatureOf(stored, expires, variant)}/${encodeURIComponent(stored.name)}`;

export function presentAttachment(stored: StoredAttachment, now = Date.now()): Attachment {
  const expires = expiryOf(now);
  const { id, name, type, kind, size, width, height } = stored;
  return {
    id,
    name,
    type,
    kind,
    size,
    width,
    height,
    url: addressOf(stored, 'whole', expires),
    thumb_url: stored.has_thumb ? addressOf(stored, 'thumb', expires) : null,
  };
}
