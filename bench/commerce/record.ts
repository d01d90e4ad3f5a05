import type { Endpoint } from '@parley/contract/endpoint';
import type { ReadCtx, UserActor } from '../../server/context.ts';
import { analytics } from '../../server/features/insights/analytics/feature.ts';
import { customers } from '../../server/features/commerce/customers/feature.ts';
import { dashboard } from '../../server/features/insights/dashboard/feature.ts';
import { orders } from '../../server/features/commerce/orders/feature.ts';
import { products } from '../../server/features/commerce/products/feature.ts';
import { search } from '../../server/features/lists/search/feature.ts';
import type { Pool } from '../../server/platform/db/pool.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { recordingReader, type Statement } from '../lists/recorded.ts';
import type { Case } from './cases.ts';
import type { Filled } from './fill.ts';

type Handle = (ctx: ReadCtx<UserActor>, input: unknown) => Promise<unknown>;
/** A case with its addresses and, for each of them, the SQL the product asks. */
export type Recorded = { name: string; paths: string[]; requests: Statement[][] };

const handlers = new Map<string, Handle>();
for (const { routes } of [analytics, customers, dashboard, orders, products, search])
  routes?.((endpoint, handle) => void handlers.set(endpoint.line, handle as never), undefined as never);

/** Asks each case once through the product's own functions and keeps the SQL they send. */
export async function recordCase(pool: Pool, { merchant, userId }: Filled, { name, endpoint, inputs }: Case): Promise<Recorded> {
  const handle = handlers.get(endpoint.line);
  if (!handle) throw new Error(`Nothing answers ${endpoint.line}.`);
  const asked = inputs.map((input) => ({ merchant, ...input }));
  const requests: Statement[][] = [];
  for (const input of asked) {
    const { db, statements } = recordingReader(pool, merchant);
    const actor: UserActor = {
      ...{ kind: 'user', id: userId, sessionId: '', name: '', role: 'merchant', merchant, teamRole: 'owner' },
      ...{ teams: null, brands: null },
    };
    const ctx: ReadCtx<UserActor> = { db, actor, requestId: 'bench', address: '', now: () => new Date(), newId, readerOf: () => db };
    await handle(ctx, endpoint.input.parse(input));
    requests.push(statements);
  }
  return { name, paths: asked.map((input) => pathOf(endpoint, input)), requests };
}

export function pathOf({ line }: Endpoint, input: Readonly<Record<string, string>>) {
  const rest = new URLSearchParams(input);
  const path = line.replace(/^\w+ /, '').replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return value;
  });
  return rest.size ? `${path}?${rest}` : path;
}
