import { importRecords } from '@parley/contract/imports';
import type { Person, TestApp } from '../../../testing/app.ts';

/** A shop with lamps: blue 20.00, two left; red 25.00, sold out; and untracked shades, 5.50. Variant ids by SKU. */
export async function makeLampShop(app: TestApp, owner: Person) {
  const { merchant, token } = owner;
  const lamp = (colour: string, price: string, stock: number) => ({
    external_id: `lamp-${colour}`,
    sku: `LAMP-${colour.toUpperCase()}`,
    price,
    stock,
    options: { Colour: colour },
  });
  await app.send(
    importRecords,
    {
      merchant,
      products: [
        { external_id: 'lamp', name: 'Harbour lamp', variants: [lamp('Blue', '20.00', 2), lamp('Red', '25.00', 0)] },
        { external_id: 'shade', name: 'Shade', variants: [{ external_id: 'shade', sku: 'SHADE', price: '5.50' }] },
      ],
    },
    { token },
  );
  const rows = await app.installation.readingOf(merchant).selectFrom('variants').select(['id', 'sku']).execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const idOf = (sku: string) => ids.get(sku) ?? '';
  return { blue: idOf('LAMP-BLUE'), red: idOf('LAMP-RED'), shade: idOf('SHADE') };
}
