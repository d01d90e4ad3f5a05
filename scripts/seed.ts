// `npm run seed -- --conversations N --messages N --products N --orders N`: creates a large shop for benchmarks and experiments.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { secretOf } from '../server/config.ts';
import { openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { runWriter } from '../server/platform/writer.ts';
import { makeSeedShop, seedBulk, seedOwner } from '../server/seed-bulk.ts';
import { endWith, withDatabase } from './database.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { conversations: text, messages: text, products: text, orders: text } });
const numberOf = (name: keyof typeof values, fallback: number) => {
  const number = values[name] === undefined ? fallback : Number(values[name]);
  return Number.isInteger(number) && number >= 0 ? number : endWith(`--${name} needs a whole number.`);
};
const conversations = numberOf('conversations', 1_000);
const amounts = {
  conversations,
  messages: numberOf('messages', conversations * 10),
  products: numberOf('products', 200),
  orders: numberOf('orders', conversations),
};

await withDatabase(async (ownerUrl, config) => {
  const since = performance.now();
  await migrate(ownerUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
  try {
    const { pool, notifier, now, owner } = installation;
    const shop = await runWriter(
      { pool, reactions: [], notifier, now },
      { actor: { kind: 'system', merchant: '' }, requestId: 'seed', address: '' },
      makeSeedShop,
    );
    if (!shop)
      return endWith(
        `There is a seeded shop already (${seedOwner.email}). Seeding works on a fresh data folder: set PARLEY_DATA to another one.`,
      );
    await seedBulk(owner, shop.merchant, shop.userId, amounts, (line) => console.log(line));
    console.log(`Seeded in ${((performance.now() - since) / 1000).toFixed(1)} s. Sign in as ${seedOwner.email} / ${seedOwner.password}`);
  } finally {
    await installation.close();
  }
}).catch(endWith);
