import { register } from '@parley/contract/auth';
import { openChatSession, openChatStream, sendChatMessage } from '@parley/contract/chat';
import { openStream } from '@parley/contract/live';
import { openTokens } from '../../server/features/account/identity/index.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { openVault } from '../../server/platform/vault/vault.ts';
import { sender } from '../../server/testing/app.ts';
import type { Database } from '../support/web-process.ts';

export type Stream = { path: string; token: string; counts: boolean };
type Send = ReturnType<typeof sender>;

/** Creates a shop with signed-in teammates and visitors who have written once, and the streams they would open. */
export async function makeCrowd(url: string, database: Database, many: number) {
  const send = sender(url);
  const owner = { name: 'Olive Owner', email: 'owner@shop.example', password: 'a long password', merchant_name: 'Crowded Shop' };
  const { status, body } = await send(register, owner);
  if (status !== 201) throw new Error(`Could not create a shop: ${JSON.stringify(body)}`);
  const merchant = body.user.merchant_id ?? '';
  const pool = openPool(database.ownerUrl);
  const { rows } = await pool.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
  const key = rows[0]?.key ?? '';
  const teammates = await makeTeammates(pool, database.secret, merchant, many);
  await pool.end();
  const visitors: string[] = [];
  while (visitors.length < many) visitors.push(...(await Promise.all(Array.from({ length: 10 }, () => makeVisitor(send, key)))));
  const live = openStream.line.replace('GET ', '').replace(':merchant', merchant);
  const chat = openChatStream.line.replace('GET ', '').replace(':key', key);
  const streams: Stream[] = [
    ...teammates.map((token) => ({ path: live, token, counts: true })),
    ...visitors.map((token) => ({ path: chat, token, counts: false })),
  ];
  return { key, visitors, streams };
}

/** Inserts rows, because five hundred sign-ins would mostly measure password hashing. */
async function makeTeammates(pool: ReturnType<typeof openPool>, secret: string, merchant: string, many: number) {
  const tokens = openTokens(openVault(secret));
  const people = Array.from({ length: many }, (_, n) => ({
    id: newId(),
    session: newId(),
    email: `teammate-${n}@shop.example`,
    name: `Teammate ${n}`,
  }));
  const rows = JSON.stringify(people);
  const from = 'from jsonb_to_recordset($1) as p (id uuid, session uuid, email text, name text)';
  await pool.query(`insert into directory.users (id, email, name, password_hash) select id, email, name, '' ${from}`, [rows]);
  await pool.query(`insert into directory.memberships (user_id, merchant_id, team_role) select id, $2, 'agent' ${from}`, [rows, merchant]);
  await pool.query(
    `insert into directory.sessions (id, user_id, refresh_hash, expires_at) select session, id, session::text, now() + interval '1 day' ${from}`,
    [rows],
  );
  return Promise.all(people.map(({ id, session }) => tokens.sign(id, session, new Date())));
}

async function makeVisitor(send: Send, key: string) {
  const { body: session } = await send(openChatSession, { key });
  const { status } = await send(sendChatMessage, { key, client_id: newId(), text: 'hello' }, { token: session.session_token });
  if (status !== 201) throw new Error("A visitor's message failed.");
  return session.session_token;
}
