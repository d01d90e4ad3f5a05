// A small program: what to reorder, and a note on the latest order. PARLEY_URL, PARLEY_KEY and PARLEY_SHOP say where and as whom.
import { type Order, Parley, ParleyError } from '@parley/client';

const { PARLEY_URL: url = '', PARLEY_KEY: key = '', PARLEY_SHOP: merchant = '' } = process.env;
const parley = new Parley({ url, key, merchant });

const names: string[] = [];
for await (const product of parley.all('listProducts', { limit: 2 })) names.push(product.name);
console.log(`products: ${names.sort().join(', ')}`);

const made = await parley.createTag({ name: 'wholesale', colour: 'blue' });
console.log(`tag: ${made.name}, ${made.colour}`);

const { items } = await parley.listOrders({ limit: 1 });
const [latest] = items;
if (latest) {
  const order: Order = await parley.addOrderNote({ id: latest.id, text: 'Packed by the warehouse.' });
  console.log(`noted on order ${order.order_number}`);
}

try {
  await parley.getOrder({ id: '0195b4f2-7c1e-7000-8000-000000000000' });
} catch (error) {
  if (!(error instanceof ParleyError)) throw error;
  console.log(`refused: ${error.status} ${error.code}`);
}
