// A child process: answers each path with the least SQL that fills the screen, using only `pg` and `node:http`.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Query } from './queries.ts';

/** Queries by case, one per path. */
export type LeastTask = { url: string; cases: { name: string; queries: Query[] }[] };

process.once('message', (task) => serve(task as LeastTask));
process.once('disconnect', () => process.exit(0));

/** As the tables' owner, without row-level security: each query names its shop. */
function serve({ url, cases }: LeastTask) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const known = new Map(cases.map(({ name, queries }) => [name, queries]));
  const server = http.createServer((request, response) => {
    const [, name = '', place] = (request.url ?? '').split('/');
    const query = known.get(name)?.[Number(place)];
    if (!query) return response.writeHead(404).end();
    pool.query({ name, ...query }).then(
      ({ rows }) => answer(response, rows),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

function answer(response: http.ServerResponse, items: unknown[]) {
  const body = JSON.stringify({ items });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
}
