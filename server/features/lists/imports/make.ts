import type { Endpoint, Sent } from '@parley/contract/endpoint';
import type { ImportKind } from '@parley/contract/import-runs';
import { type ImportedCustomer, type ImportedOrder, type ImportedProduct, importRecords } from '@parley/contract/imports';
import type { TestApp } from '../../../testing/app.ts';
import { bringCsv, runImport, uploadCsv } from '../../../testing/bring-csv.ts';

export type Batch = Omit<Sent<typeof importRecords>, 'merchant'>;
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A new shop whose owner imports into it. */
export async function openShop(app: TestApp) {
  const owner = await app.register();
  const { merchant, token } = owner;
  const send = <E extends Endpoint>(endpoint: E, input: object) => app.send(endpoint, { merchant, ...input } as Sent<E>, { token });
  return {
    owner,
    send,
    db: () => app.installation.readingOf(merchant),
    bring: async (batch: Batch) => (await send(importRecords, batch)).body,
    /** Imports an entire file. */
    csv: (text: string | Buffer, kind?: ImportKind) => bringCsv(app, owner, text, kind),
    upload: (text: string | Buffer, kind?: ImportKind) => uploadCsv(app, owner, text, { kind }),
    run: (id: string, dry = false) => runImport(app, owner, id, dry),
  };
}

export const makeProduct = (more: Partial<ImportedProduct> = {}): ImportedProduct => ({
  external_id: 'lamp',
  name: 'Harbour Lamp',
  description: 'A lamp of brushed steel for the desk.',
  brand: 'Quay',
  category: 'Lighting',
  tags: ['desk'],
  variants: [
    { external_id: 'lamp-black', sku: 'LMP-BLK', price: '49.90', stock: 3, options: { colour: 'black' } },
    { external_id: 'lamp-brass', sku: 'LMP-BRS', price: '59', stock: null, options: { colour: 'brass', dimmable: 'yes' } },
  ],
  ...more,
});

export const makeCustomer = (more: Partial<ImportedCustomer> = {}): ImportedCustomer => ({
  external_id: 'anna',
  first_name: 'Anna',
  last_name: 'Krüger',
  email: 'Anna.Krueger@mail.example',
  phone: '+49 30 1234-567',
  ...more,
});

/** A paid order of two lamps. */
export const makeOrder = (more: Partial<ImportedOrder> = {}): ImportedOrder => ({
  external_id: 'o-1',
  order_number: '#H-1001',
  customer: 'anna',
  status: 'processing',
  payment_status: 'paid',
  fulfillment_status: 'unfulfilled',
  placed_at: '2026-03-01T10:00:00+01:00',
  shipping: '4.95',
  lines: [{ external_id: 'o-1-1', variant: 'lamp-black', name: 'Harbour Lamp', price: '49.90', quantity: 2 }],
  payments: [{ kind: 'payment', amount: '104.75', method: 'card-1' }],
  ...more,
});
