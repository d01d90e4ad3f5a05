import { createHash } from 'node:crypto';
import pg from 'pg';

/** The application's role: no superuser, no BYPASSRLS, owns nothing. */
export const appRole = 'parley_app';
/** The operator's reader uses this role: it sees every shop's rows and can't change any. The application's role is not a member of it. */
export const operatorRole = 'parley_operator';

// Counts and positions stay far below 2^53, and strings would cause bugs.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Lists read hundreds of instants per page, and pg's own parser takes a regular expression each.
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => unknown;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => instantOf(text) ?? anyInstant(text));

const names = new Map<string, string>();
function nameOf(text: string) {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url').slice(0, 20)));
  return name;
}

const zero = '0'.charCodeAt(0);
/** An instant as PostgreSQL prints it in UTC with at most milliseconds, `2026-05-25 02:46:53.78+00`; undefined for other forms. */
export function instantOf(text: string): Date | undefined {
  const { length } = text;
  const isUsual =
    length >= 22 && length <= 26 && length !== 23 && text[0] !== '0' && text[4] === '-' && text[10] === ' ' && text.endsWith('+00');
  if (!isUsual) return undefined;
  const digit = (at: number) => text.charCodeAt(at) - zero;
  const two = (at: number) => digit(at) * 10 + digit(at + 1);
  let milliseconds = 0;
  for (let at = 20, worth = 100; at < length - 3; at++, worth /= 10) milliseconds += digit(at) * worth;
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), milliseconds));
}

/** A prepared statement to run before a query, with its values; or plain text, which is parsed each time. */
export type Prefixed = readonly [statement: string, values: readonly unknown[]] | { readonly text: string };
// The connection object that pg 8.23.1 passes to a query (lib/connection.js); only the messages used here.
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

/** A query preceded by other statements in the same packet: one round trip and one implicit transaction up to Sync. */
class PrefixedQuery extends (pg.Query as unknown as WireQuery) {
  readonly #prefix: readonly Prefixed[];
  #toSkip: number;
  #sending = true;
  constructor(config: { name: string; text: string; values: readonly unknown[] }, prefix: readonly Prefixed[]) {
    super(config);
    this.#prefix = prefix;
    this.#toSkip = prefix.length;
    // pg attributes every ParseComplete to the query's own name; those of the prefix come first.
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

/** A pg.Client with named prepared statements and optional preceding statements. */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The socket's errors get the SQLSTATE of a failed connection, which tells them from those of other services.
    this.connection.on('error', (error: Error) => Object.assign(error, { code: '08006' }));
  }
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
 * How policies learn the shop: a `set_config` call in the query's packet, or `SET LOCAL` in a transaction, which Citus forwards to its
 * workers.
 */
export type TenantSetting = 'set_config' | 'set_local';
export type Pool = pg.Pool & { readonly prepared: boolean; readonly role: string; readonly tenant: TenantSetting };
export type PoolOptions = {
  /** The role to set on connecting, for hosts that provide only one login. */
  role?: string;
  max?: number;
  /** false behind a pooler without prepared statements: setting the tenant then takes extra round trips. */
  prepared?: boolean;
  tenant?: TenantSetting;
  onError?: (error: Error) => void;
};

/** Timeouts for every statement of the application; behind a pooler each transaction sets them itself. */
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
  dropReadOnly(pool);
  return Object.assign(pool, { prepared, role: role ?? 'none', tenant });
}

/** A server that refuses to write may no longer be the primary, or stay read-only for this connection: the next transaction gets a new one. */
function dropReadOnly(pool: pg.Pool) {
  const refused = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) =>
    client.connection.on('errorMessage', ({ code }: { code?: string }) => void (code === '25006' && refused.add(client))),
  );
  pool.on('release', (_error, client) => void (refused.has(client) && client.end()));
}

/** Prepared once per connection. BEGIN can't be PREPAREd in SQL, so it is a named query of the extended protocol. */
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
