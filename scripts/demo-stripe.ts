// `npm run demo:stripe` starts Parley with an emulator of Stripe on this machine and connects the demo shop to it. No money moves, and it is refused
// wherever the demo shop is.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from '@parley/contract/auth';
import { connectPaymentAccount } from '@parley/contract/payments';
import { type Config, readConfig, readDotEnv } from '../server/config.ts';
import { startStripeEmulator, type StripeEmulator } from '../server/integrations/stripe/emulator.ts';
import { endWith } from './database.ts';

const emulatorPort = 4242;
const owner = { email: 'mara@harbour.example', password: 'harbour-demo' };
const keys = { secret_key: 'sk_test_emulator', webhook_secret: 'whsec_emulator' };

readDotEnv();
const config = readConfig();
if (!config.demo) endWith('The Stripe emulator is for the demo shop only: HOST on loopback, no DATABASE_URL, and NODE_ENV not production.');
const emulator = await startStripeEmulator({ port: emulatorPort, key: keys.secret_key, webhookSecret: keys.webhook_secret }).catch(() =>
  endWith(`Port ${emulatorPort} is in use, so the Stripe emulator can’t start. Stop what uses it first.`),
);
const parley = spawn(process.execPath, [path.join(config.root, 'server/main.ts')], {
  cwd: config.root,
  stdio: 'inherit',
  env: { ...process.env, STRIPE_API_URL: emulator.url },
});
parley.once('exit', (code) => void emulator.close().then(() => process.exit(code ?? 1)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => parley.kill('SIGTERM'));
await connect(config, emulator).catch((error: unknown) => {
  parley.kill('SIGTERM');
  console.error(error instanceof Error ? error.message : error);
});

/** Connects the demo shop as its owner would in the settings. */
async function connect({ host, port, publicUrl }: Config, { settings, url }: StripeEmulator) {
  const address = publicUrl || `http://${host}:${port}`;
  while (!(await isReady(address))) await pause(250);
  const post = async (line: string, body: object, token?: string) => {
    const [method = '', at = ''] = line.split(' ');
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}${at}`, { method, headers, body: JSON.stringify(body) });
    const read = (await answer.json()) as { detail?: string };
    if (!answer.ok) throw new Error(`The demo shop couldn’t be connected: ${read.detail ?? answer.status}`);
    return read;
  };
  const session = logIn.input.parse(owner);
  const { token, user } = (await post(logIn.line, session)) as { token: string; user: { merchant_id: string } };
  await post(connectPaymentAccount.line.replace(':merchant', user.merchant_id), keys, token);
  settings.webhookUrl = `${address}/api/inbound/payments/stripe/${user.merchant_id}`;
  console.log(`
Card payments are on for the demo shop, with an emulator of Stripe at ${url}. No money moves.
  4242 4242 4242 4242  succeeds          4000 0000 0000 0002  is declined
  4000 0025 0000 3155  asks 3-D Secure   4000 0000 0000 0259  is disputed afterwards
`);
}

async function isReady(address: string): Promise<boolean> {
  if (parley.exitCode !== null) return true;
  return fetch(`${address}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
