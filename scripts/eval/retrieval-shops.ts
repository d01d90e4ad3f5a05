// A temporary database with the shops.
import type { Reader } from '../../server/platform/db/tenant.ts';
import { withFreshInstallation } from '../eval-tools/fresh.ts';
import { importShop, type Shop } from '../import-tau-bench.ts';

export type Place = { bringIn(shop: Partial<Shop>): Promise<Reader> };

export const withShops = <T>(work: (place: Place) => Promise<T>): Promise<T> =>
  withFreshInstallation(({ url, installation }) => {
    let shops = 0;
    const bringIn = async (shop: Partial<Shop>) => {
      const fullShop = { products: [], customers: [], orders: [], articles: [], ...shop };
      const account = { email: `eval${++shops}@shop.example`, password: 'a long password', merchantName: `Shop ${shops}` };
      const merchant = await importShop(fullShop, { base: url, ...account, say: () => {} });
      await installation.owner.query('analyze');
      return installation.readingOf(merchant);
    };
    return work({ bringIn });
  });
