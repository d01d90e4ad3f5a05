import { getOverview } from '@parley/contract/dashboard';
import { logIn } from '@parley/contract/auth';
import { listFacts } from '@parley/contract/facts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { fillDemo } from './demo-seed.ts';
import { eraseShop } from './erase-shop.ts';
import { makeSeedShop, seedBulk } from './seed-bulk.ts';
import { startTestApp } from './testing/app.ts';
import { demoTeam } from './demo/team.ts';

// With statistics of a large shop, the planner once assumed the new shop was empty, joined its tables without indexes and hit the statement
// timeout.
test('seeds the demo shop once beside a large shop, and not again after it was erased', async () => {
  const app = await startTestApp({ worker: false });
  try {
    const shop = await app.write('', makeSeedShop);
    if (!shop) throw new Error('The seeded shop is there already.');
    await seedBulk(
      app.installation.owner,
      shop.merchant,
      shop.userId,
      { conversations: 500, messages: 2_000, products: 100, orders: 3_000 },
      () => {},
    );
    const { ownerUrl, appUrl } = app.database;
    const said: string[] = [];
    const fill = () =>
      fillDemo({ config: readConfig({ DEMO: '1' }), secret: 'a secret for tests, 32 characters or more', ownerUrl, appUrl }, (line) =>
        said.push(line),
      );
    expect([await fill(), await fill()]).toEqual([true, true]);
    expect(said).toEqual([expect.stringContaining('created the demo shop')]);
    const [owner] = demoTeam;
    const { body } = await app.send(logIn, { email: owner?.email ?? '', password: owner?.password ?? '' });
    if (!('token' in body)) throw new Error('The demo’s owner could not log in.');
    const { status } = await app.send(getOverview, { merchant: body.user.merchant_id ?? '' }, { token: body.token });
    expect(status).toBe(200);
    const { items: facts } = (await app.send(listFacts, { merchant: body.user.merchant_id ?? '' }, { token: body.token })).body;
    expect(facts.filter(({ kind }) => kind === 'delivery').map(({ countries }) => countries?.join())).toEqual(
      expect.arrayContaining(['NL', 'BE', 'DE', 'FR', 'ES', 'PT', 'GB']),
    );
    expect(facts.filter(({ conflict }) => conflict)).toEqual([]);

    await eraseShop(app.installation, body.user.merchant_id ?? '');
    expect([await fill(), said.length]).toEqual([false, 1]);
  } finally {
    await app.close();
  }
});
