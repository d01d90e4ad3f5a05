// A child process: runs a request's statements with only `pg` and `node:http`, one after the other.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Recorded } from './record.ts';

export type BareTask = { url: string; way: BareWay; merchant: string; cases: Pick<Recorded, 'name' | 'requests'>[] };
/** `alone`: as the tables' owner, without row-level security. `tenant`: as the application's role, with the shop set in a transaction. */
export type BareWay = 'alone' | 'tenant';

process.once('message', (task) => serve(task as BareTask));
process.once('disconnect', () => process.exit(0));

function serve({ url, way, merchant, cases }: BareTask) {
  // Search functions read the shop from this setting; without row-level security it is set once per connection.
  const pool = new pg.Pool({ connectionString: url, max: 10, ...(way === 'alone' && { options: `-c app.merchant=${merchant}` }) });
  const known = new Map(cases.map((one) => [one.name, one]));
  const server = http.createServer((request, response) => {
    const [, name = '', place] = (request.url ?? '').split('/');
    const statements = known.get(name)?.requests[Number(place)];
    if (!statements) return response.writeHead(404).end();
    const queries = statements.map(({ text, values }, at) => ({ name: `${name}:${at}`, text, values }));
    ask(pool, way, merchant, queries).then(
      (rows) => answer(response, rows),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

async function ask(pool: pg.Pool, way: BareWay, merchant: string, queries: pg.QueryConfig[]) {
  const client = await pool.connect();
  try {
    if (way === 'tenant') {
      await client.query('begin');
      await client.query({ name: 'tenant', text: `select set_config('app.merchant', $1, true)`, values: [merchant] });
    }
    const rows: unknown[][] = [];
    for (const query of queries) rows.push((await client.query(query)).rows);
    if (way === 'tenant') await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}

function answer(response: http.ServerResponse, rows: unknown) {
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
}
