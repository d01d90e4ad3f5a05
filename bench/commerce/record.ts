import { permissionsOf } from '@parley/contract/permissions';
import type { Endpoint } from '@parley/contract/endpoint';
import type { ReadCtx, UserActor } from '../../server/context.ts';
import { analytics } from '../../server/features/insights/analytics/feature.ts';
import { customers } from '../../server/features/commerce/customers/feature.ts';
import { setUpOf } from '../../server/features/guidance/area.ts';
import { dashboard } from '../../server/features/insights/dashboard/feature.ts';
import { orders } from '../../server/features/commerce/orders/feature.ts';
import { products } from '../../server/features/commerce/products/feature.ts';
import { search } from '../../server/features/lists/search/feature.ts';
import type { Pool } from '../../server/platform/db/pool.ts';
import { defaultFlags } from '../../server/platform/flags/flags.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { recordingReader, type Statement } from '../lists/recorded.ts';
import type { Case } from './cases.ts';
import type { Filled } from './fill.ts';

type Handle = (ctx: ReadCtx<UserActor>, input: unknown) => Promise<unknown>;
/** A case with its URLs and the product's SQL for each of them. */
export type Recorded = { name: string; paths: string[]; requests: Statement[][] };

const handlers = new Map<string, Handle>();
for (const { routes } of [analytics, customers, dashboard({ setUpOf }), orders, products, search])
  routes?.((endpoint, handle) => void handlers.set(endpoint.line, handle as never), undefined as never);

/** Runs each case once through the product and records its SQL. */
export async function recordCase(pool: Pool, { merchant, userId }: Filled, { name, endpoint, inputs }: Case): Promise<Recorded> {
  const handle = handlers.get(endpoint.line);
  if (!handle) throw new Error(`No handler for ${endpoint.line}.`);
  const recorded = inputs.map((input) => ({ merchant, ...input }));
  const requests: Statement[][] = [];
  for (const input of recorded) {
    const { db, statements } = recordingReader(pool, merchant);
    const actor: UserActor = {
      ...{ kind: 'user', id: userId, sessionId: '', name: '', role: 'merchant', merchant, permissions: permissionsOf('owner') },
      ...{ teams: null, brands: null },
    };
    const ctx: ReadCtx<UserActor> = {
      db,
      actor,
      requestId: 'bench',
      address: '',
      now: () => new Date(),
      newId,
      flags: defaultFlags,
      readerOf: () => db,
    };
    await handle(ctx, endpoint.input.parse(input));
    requests.push(statements);
  }
  return { name, paths: recorded.map((input) => pathOf(endpoint, input)), requests };
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
