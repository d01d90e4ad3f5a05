import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openMail } from '../../integrations/mail/index.ts';
import { outageOf } from '../lib/outage.ts';
import { openPool } from './pool.ts';

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

test('a database that can’t be reached is an outage, another service that can’t be reached isn’t', async () => {
  const port = await closedPort();
  const errorOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);
  const pool = openPool(`postgres://someone@127.0.0.1:${port}/none`);
  const lost = await errorOf(pool.query('select 1'));
  await pool.end();
  expect([String(lost), outageOf(lost)?.code]).toEqual([expect.stringContaining('ECONNREFUSED'), 'database.unavailable']);

  expect(outageOf(await errorOf(fetch(`http://127.0.0.1:${port}`)))).toBeUndefined();
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Shop <shop@shop.example>', keep: () => Promise.resolve() });
  expect(outageOf(await errorOf(mail.send({ to: 'ann@mail.example', subject: 'Hello', text: 'Hello' })))).toBeUndefined();
  mail.close();
});
