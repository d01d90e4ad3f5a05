export type Address = { line1: string; line2?: string; city?: string; region?: string; postcode?: string; country?: string };
export type Option = { name?: string; value: string };
export type Quantity = { value: number; unit?: string };
export type Amount = { value: number; currency?: string };

/** What a message names. Text is as the customer wrote it, but for spaces and typographic characters. */
export type Entities = {
  /** With the `#` where it was written. */
  order_ids: string[];
  emails: string[];
  phones: string[];
  names: string[];
  postcodes: string[];
  products: string[];
  options: Option[];
  quantities: Quantity[];
  addresses: Address[];
  amounts: Amount[];
  dates: string[];
  tracking_ids: string[];
  discount_codes: string[];
  payment_methods: string[];
};
export type EntityKind = keyof Entities;

/** One thing named, and where: offsets into the message as it was read. */
export type Mention<K extends EntityKind = EntityKind> = {
  [Kind in K]: { kind: Kind; value: Entities[Kind][number]; start: number; end: number };
}[K];

/** What the customer was asked for; then it may stand alone. */
export type Asked = 'order_number' | 'email' | 'name' | 'postcode' | 'phone' | 'address' | 'code';
