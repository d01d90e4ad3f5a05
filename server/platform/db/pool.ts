import { createHash } from 'node:crypto';
import pg from 'pg';

/** SQL of the application runs as this role: no superuser, no BYPASSRLS, owns nothing. */
export const appRole = 'parley_app';

// Counts and positions stay far below 2^53; a string here would be a bug at every use.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const names = new Map<string, string>();
function nameOf(text: string) {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url').slice(0, 20)));
  return name;
}

/** A prepared statement to run in front of a query, with its values; or a text of its own, which is parsed each time. */
export type Prefixed = readonly [statement: string, values: readonly unknown[]] | { readonly text: string };
// What pg hands to a query when it is its turn (lib/connection.js of the pinned 8.23.1): only the messages used here.
type Wire = {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void;
  execute(message: { portal: string }): void;
};
type WireQuery = new (config: { name: string; text: string; values: readonly unknown[] }) => {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: unknown): void;
};

/** A query with statements sent in front of it in the same packet: one round trip, and one implicit transaction up to Sync. */
class PrefixedQuery extends (pg.Query as unknown as WireQuery) {
  readonly #prefix: readonly Prefixed[];
  #toSkip: number;
  #sending = true;
  constructor(config: { name: string; text: string; values: readonly unknown[] }, prefix: readonly Prefixed[]) {
    super(config);
    this.#prefix = prefix;
    this.#toSkip = prefix.length;
    // pg takes every ParseComplete for that of the query's own name; those of the prefix come first.
    Object.defineProperty(this, 'name', { get: () => (this.#sending || this.#toSkip === 0 ? config.name : undefined) });
  }
  override prepare(wire: Wire) {
    for (const one of this.#prefix) {
      const [statement, values] = 'text' in one ? ['', []] : one;
      if ('text' in one) wire.parse({ text: one.text, name: '', types: [] });
      wire.bind({ portal: '', statement, values });
      wire.execute({ portal: '' });
    }
    super.prepare(wire);
    this.#sending = false;
  }
  override handleDataRow(message: unknown) {
    if (this.#toSkip === 0) super.handleDataRow(message);
  }
  override handleCommandComplete(message: unknown, wire: unknown) {
    if (this.#toSkip > 0) this.#toSkip--;
    else super.handleCommandComplete(message, wire);
  }
}

type Query = (query: object, done: (error: Error | null, result: pg.QueryResult) => void) => void;

/** pg.Client whose statements are prepared by name and may carry others in front. */
export class Client extends pg.Client {
  runPrefixed(text: string, values: readonly unknown[], prefix: readonly Prefixed[]): Promise<pg.QueryResult> {
    const query = new PrefixedQuery({ name: nameOf(text), text, values }, prefix);
    return new Promise((resolve, reject) =>
      (this as unknown as { query: Query }).query(query, (error, result) => (error ? reject(error) : resolve(result))),
    );
  }
  runNamed(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return this.query({ name: nameOf(text), text, values: values as unknown[] });
  }
}

/**
 * How the shop reaches the policies: as a call of `set_config` in the packet of the query, or as `SET LOCAL` in a transaction, which Citus
 * hands on to its workers and a call it does not.
 */
export type TenantSetting = 'set_config' | 'set_local';
export type Pool = pg.Pool & { readonly prepared: boolean; readonly role: string; readonly tenant: TenantSetting };
export type PoolOptions = {
  /** Take this role on connecting; for hosts that give one login only. */
  role?: string;
  max?: number;
  /** false behind a pooler that keeps no prepared statements: the tenant then costs round trips. */
  prepared?: boolean;
  tenant?: TenantSetting;
  onError?: (error: Error) => void;
};

/** Hold for every statement of the application, so that nothing can wait for ever; behind a pooler each transaction sets them itself. */
export const limits = { statement_timeout: '30s', lock_timeout: '10s', idle_in_transaction_session_timeout: '30s' };
const asOptions = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export function openPool(
  url: string,
  { role, max = 10, prepared = true, tenant = 'set_config', onError = () => {} }: PoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    ...(prepared ? { options: asOptions({ ...limits, ...(role && { role }) }) } : {}),
    onConnect: prepared ? prepareTenant : undefined,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return Object.assign(pool, { prepared, role: role ?? 'none', tenant });
}

/** Prepared once per connection; queries only bind them. BEGIN cannot be PREPAREd in SQL, so it is a named extended query. */
async function prepareTenant(client: pg.ClientBase) {
  await client.query(`prepare "tenant" (text) as select set_config('app.merchant', $1, true)`);
  await client.query(
    `prepare "reader" (text) as select set_config('app.merchant', $1, true), set_config('transaction_read_only', 'on', true)`,
  );
  for (const [name, text] of Object.entries({ begin: 'begin', begin_reader: 'begin read only' })) {
    await client.query({ name, text });
    await client.query('rollback');
  }
}
