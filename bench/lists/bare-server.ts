// A child process that runs the same SQL with only `pg` and `node:http`, as the baseline for the product's lists.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export type BareCase = { name: string; text: string; values: unknown[][] };
export type BareTask = { ownerUrl: string; appUrl: string; merchant: string; cases: BareCase[] };
/**
 * `alone`: one statement as the tables' owner, without row-level security. `tenant`: as the application's role, with the shop set in a transaction.
 */
export type BareWay = 'alone' | 'tenant';

process.once('message', (task) => serve(task as BareTask));
process.once('disconnect', () => process.exit(0));

function serve({ ownerUrl, appUrl, merchant, cases }: BareTask) {
  // Search functions read the shop from this setting, set once per connection here.
  const alone = new pg.Pool({ connectionString: ownerUrl, max: 10, options: `-c app.merchant=${merchant}` });
  const tenant = new pg.Pool({ connectionString: appUrl, max: 10 });
  const known = new Map(cases.map((one) => [one.name, one]));
  const ask: Record<BareWay, (query: pg.QueryConfig) => Promise<unknown[]>> = {
    alone: async (query) => (await alone.query(query)).rows,
    async tenant(query) {
      const client = await tenant.connect();
      try {
        await client.query('begin');
        await client.query({ name: 'tenant', text: `select set_config('app.merchant', $1, true)`, values: [merchant] });
        const { rows } = await client.query(query);
        await client.query('commit');
        return rows;
      } finally {
        client.release();
      }
    },
  };
  const server = http.createServer((request, response) => {
    const [, way, name, place] = (request.url ?? '').split('/') as ['', BareWay, string, string];
    const one = known.get(name);
    if (!one) return response.writeHead(404).end();
    ask[way]({ name: `${way}:${name}`, text: one.text, values: one.values[Number(place)] ?? [] }).then(
      (rows) => answer(response, rows),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

function answer(response: http.ServerResponse, rows: unknown[]) {
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
}
