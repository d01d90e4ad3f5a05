export type Address = { line1: string; line2?: string; city?: string; region?: string; postcode?: string; country?: string };
export type Option = { name?: string; value: string };
export type Quantity = { value: number; unit?: string };
export type Amount = { value: number; currency?: string };

/** The entities of a message. Text is as written, except for spaces and typographic characters. */
export type Entities = {
  /** With "#" if the customer wrote it. */
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

/** One entity and its position: offsets into the message as read. */
export type Mention<K extends EntityKind = EntityKind> = {
  [Kind in K]: { kind: Kind; value: Entities[Kind][number]; start: number; end: number };
}[K];

/** What the AI asked the customer for; the reply may consist of the value alone. */
export type RequestedData = 'order_number' | 'email' | 'name' | 'postcode' | 'phone' | 'address' | 'code';
