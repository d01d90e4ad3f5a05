import { randomUUID } from 'node:crypto';
import { logIn, refreshSession, register } from '@parley/contract/auth';
import { openChatSession, sendChatMessage, listChatMessages } from '@parley/contract/chat';
import { importRecords } from '@parley/contract/imports';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { changePassword } from '@parley/contract/users';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCustomer, makeOrder, makeProduct } from '../server/features/lists/imports/make.ts';
import { codeAt, cookieOf, turnOnTwoFactor } from '../server/features/account/identity/make.ts';
import { type Person, sender, until } from '../server/testing/app.ts';
import { followStream } from '../server/testing/follow-stream.ts';
import { openDatabase, type Process, startProcess } from './separate-processes.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
let direct: pg.Client;
let web: Process;
let worker: Process;
let send: ReturnType<typeof sender>;
/** Values that must never appear in the log, by what they are. */
const secrets = new Map<string, string>();
const answers: string[] = [];

beforeAll(async () => {
  database = await openDatabase();
  const start = (role: 'web' | 'worker') => startProcess(role, database.url, { LOG_LEVEL: 'trace' });
  [web, worker] = await Promise.all([start('web'), start('worker')]);
  direct = new pg.Client({ connectionString: database.url });
  await direct.connect();
  const ask = sender(web.url);
  send = async (endpoint, input, extra) => {
    const answer = await ask(endpoint, input, extra);
    if (answer.status >= 400) answers.push(JSON.stringify(answer.body));
    return answer;
  };
});
afterAll(async () => {
  await Promise.all([web, worker].map((each) => each.kill()));
  await direct.end();
  await database.close();
});

const keep = (what: string, value: string | undefined) => {
  if (!value) throw new Error(`There is no ${what}.`);
  secrets.set(what, value);
  return value;
};
const mailTo = (recipient: string) =>
  until(async () => {
    const { rows } = await direct.query<{ body: string }>(
      'select body from directory.mailbox where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    return rows[0]?.body;
  });

// The last test searches the log for what the others collected.
describe('the log at every level', { shuffle: false }, () => {
  test('contains nothing of what a person does with their account', async () => {
    const email = keep('e-mail address', `olive-${randomUUID()}@shop.example`);
    const password = keep('password', `first-${randomUUID()}`);
    const page = await fetch(`${web.url}/api/csrf-token`);
    const { csrf_token: csrf } = (await page.json()) as { csrf_token: string };
    keep('token of the page', csrf);
    const cookie = `parley_csrf=${keep('cookie of the page', cookieOf(page, 'parley_csrf'))}`;
    const browser = { headers: { cookie, 'x-csrf-token': csrf } };
    const account = { name: 'Olive Owner', email, password, merchant_name: 'Quay' };
    const { body } = await send(register, account, {
      headers: { ...browser.headers, 'idempotency-key': keep('idempotency key', randomUUID()) },
    });
    keep('link that confirms', /verify=(\S+)/.exec(await mailTo(email))?.[1]);
    await send(register, account);
    await send(logIn, { email, password: keep('wrong password', `wrong-${randomUUID()}`) });
    const entered = await send(logIn, { email, password }, browser);
    const refresh = keep('refresh cookie', cookieOf(entered, 'parley_refresh'));
    const refreshed = await send(refreshSession, {}, { headers: { ...browser.headers, cookie: `${cookie}; parley_refresh=${refresh}` } });
    keep('second refresh token', refreshed.body.refresh_token);
    await send(logIn, { email: keep('unknown address', `${randomUUID()}@shop.example`), password: secrets.get('wrong password') ?? '' });
    await send(refreshSession, { refresh_token: keep('made-up refresh token', randomUUID()) });
    const token = keep('token', body.token);
    await send(
      changePassword,
      { id: body.user.id, current_password: password, new_password: keep('new password', `second-${randomUUID()}`) },
      { token },
    );
    const { secret, recoveryCodes } = await turnOnTwoFactor({ send }, { userId: body.user.id, token } as Person, new Date());
    keep('two-step secret', secret);
    for (const [index, code] of recoveryCodes.entries()) keep(`recovery code ${index}`, code);
    const challenged = await send(logIn, { email, password: secrets.get('new password') ?? '' });
    if (!('challenge' in challenged.body)) throw new Error('The server asked for no second factor.');
    const { challenge } = challenged.body;
    keep('challenge', challenge);
    await send(logIn, { email, password: secrets.get('new password') ?? '', challenge, code: recoveryCodes[0] });
    await send(logIn, {
      email,
      password: secrets.get('new password') ?? '',
      challenge,
      code: codeAt(secret, new Date(Date.now() + 30_000)),
    });
    await fetch(`${web.url}/api/auth/session?token=${keep('token in an address', randomUUID())}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await fetch(`${web.url}/login?verify=${keep('link in an address', randomUUID())}`);
    expect(secrets.size).toBeGreaterThan(15);
  });

  test('contains neither a customer’s messages nor the code they are sent', async () => {
    const email = `owner-${randomUUID()}@shop.example`;
    const { body: owner } = await send(register, { name: 'Olive', email, password: 'a long password', merchant_name: 'Quay' });
    const merchant = owner.user.merchant_id ?? '';
    const customer = keep("customer's e-mail address", `anna-${randomUUID()}@mail.example`);
    await send(
      importRecords,
      { merchant, products: [makeProduct()], customers: [makeCustomer({ email: customer })], orders: [makeOrder()] },
      { token: owner.token },
    );
    await send(updateMerchantSettings, { merchant, ai: { debounce_ms: 0 } }, { token: owner.token });
    const { rows } = await direct.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
    const key = rows[0]?.key ?? '';
    const { body: session } = await send(openChatSession, { key });
    const token = keep('token of the chat', session.session_token);
    const stream = await followStream(`${web.url}/api/public/chat/${key}/stream`, token);
    const write = async (text: string) => {
      await send(sendChatMessage, { key, client_id: randomUUID(), text }, { token });
      await until(async () => (await send(listChatMessages, { key, limit: 200 }, { token })).body.items.at(-1)?.author !== 'customer');
    };
    await write('Where is my order H-1001?');
    await write(customer);
    const code = keep('code by mail', /\b\d{6}\b/.exec(await mailTo(customer))?.[0]);
    await write(code);
    await write(keep("customer's words", `My secret is ${randomUUID()}`));
    await stream.leave();
    expect(stream.events.length).toBeGreaterThan(3);
  });

  test('contains no secrets in errors, and neither do answers', async () => {
    const { body: owner } = await send(register, {
      name: 'Olive',
      email: `owner-${randomUUID()}@shop.example`,
      password: 'a long password',
      merchant_name: 'Quay',
    });
    const merchant = owner.user.merchant_id ?? '';
    const { rows } = await direct.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
    const key = rows[0]?.key ?? '';
    const { body: session } = await send(openChatSession, { key });
    const token = keep('token of the second chat', session.session_token);
    const write = (text: string) => send(sendChatMessage, { key, client_id: randomUUID(), text }, { token });
    // PostgreSQL's error details contain the row it rejects.
    await direct.query(`alter table messages add constraint broken check (text not like '%unkeepable%') not valid`);
    const words = keep('words that were refused', `unkeepable ${randomUUID()}`);
    expect((await write(words)).status).toBe(500);
    await direct.query('alter table messages drop constraint broken');
    await direct.query(`alter table directory.users add constraint broken check (name <> 'Unkeepable') not valid`);
    const refused = {
      name: 'Unkeepable',
      email: keep('refused address', `${randomUUID()}@shop.example`),
      password: 'a long password',
      merchant_name: 'Quay',
    };
    expect((await send(register, refused)).status).toBe(500);
    await direct.query('alter table directory.users drop constraint broken');
    // A failing job logs its error.
    await direct.query(`alter table ai_runs add constraint broken check (engine = '') not valid`);
    await send(updateMerchantSettings, { merchant, ai: { debounce_ms: 0 } }, { token: owner.token });
    await write(keep('words that were not answered', `hello ${randomUUID()}`));
    await until(async () => worker.output().includes('a job failed'));
    await direct.query('alter table ai_runs drop constraint broken');
    expect(web.output()).toContain('a request failed unexpectedly');
  });

  test('was written, and contains no secret', async () => {
    await until(async () => web.output().includes('/api/auth/login'));
    const log = web.output() + worker.output();
    expect(log.split('\n').length).toBeGreaterThan(30);
    expect([...secrets].filter(([, value]) => log.includes(value)).map(([what]) => what)).toEqual([]);
    expect(log).not.toMatch(/authorization|set-cookie|Bearer |eyJhbGciOi/i);
    const answered = answers.join('\n');
    expect(answers.length).toBeGreaterThan(4);
    expect([...secrets].filter(([, value]) => answered.includes(value)).map(([what]) => what)).toEqual([]);
    expect(answered).not.toMatch(/node_modules|\.ts:|constraint|violates|Failing row/);
  });
});
