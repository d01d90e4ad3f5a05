import { fork } from 'node:child_process';
import path from 'node:path';
import { listChatMessages } from '@parley/contract/chat';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { sender } from '../../server/testing/app.ts';
import { demoKey, demoOwner, startDemo } from '../support/demo.ts';
import { closeAtEnd } from '../support/closing.ts';
import { median, percentile, round } from '../support/figures.ts';
import { commandOf, descendantsOf, pssOf, variableOf } from '../support/processes.ts';
import { signIn } from '../support/sign-in.ts';
import type { CrowdTask } from './crowd-process.ts';
import type { CustomerResult } from './customer.ts';

/** Measures many customers at once through the widget's public API with the built-in engine: answer times, lost or duplicate messages, memory. */
export async function measureCrowd({ quick }: { quick: boolean }) {
  const [customers, seconds] = quick ? [60, 30] : [300, 180];
  const demo = await startDemo();
  const owner = await signIn(demo.url, demoOwner);
  const change = { merchant: owner.user.merchant_id ?? '', ai: { debounce_ms: 0 } };
  const { status } = await sender(demo.url)(updateMerchantSettings, change, { token: owner.token });
  if (status !== 200) throw new Error(`Could not set the debounce: ${status}`);
  const memory = watchMemory(process.pid);
  const results = await play({ url: demo.url, from: 0, count: customers, seconds });
  const samples = memory.stop();
  const checks = await Promise.all(results.map((one) => lossesOf(demo.url, one)));
  await demo.stop();
  const waits = results.flatMap((one) => one.waits);
  const sum = (name: keyof (typeof checks)[number]) => checks.reduce((all, one) => all + one[name], 0);
  return {
    customers,
    seconds,
    limits: 'RATE_LIMIT_FACTOR=0 (off), debounce 0',
    messages_sent: results.reduce((all, one) => all + one.sent.length, 0),
    answers: waits.length,
    unanswered_within_30_s: results.reduce((all, one) => all + one.unanswered, 0),
    reply_ms: {
      median: round(median(waits)),
      p95: round(percentile(waits, 95)),
      p99: round(percentile(waits, 99)),
      most: round(Math.max(...waits)),
    },
    lost: sum('lost'),
    stored_twice: sum('doubled'),
    not_told_on_the_stream: sum('unreported'),
    told_twice: sum('reportedTwice'),
    memory_mb: memoryGrowth(samples),
    method:
      'Each customer opens a session and a stream, asks what the assistant answers by itself, waits for the answer on the stream, thinks 5 to 15 s and asks on. ' +
      'reply_ms: from the POST answered to the answer on the stream, looked at every 5 ms. Lost and twice: the thread read at the end against what was acknowledged and told. ' +
      'Memory: proportional set size of each process every 5 s; the second and the last minute compared.',
  };
}

function play(task: CrowdTask): Promise<CustomerResult[]> {
  const child = fork(path.join(import.meta.dirname, 'crowd-process.ts'));
  const end = closeAtEnd(() => child.kill());
  return new Promise<CustomerResult[]>((done, failed) => {
    child.once('message', (results: CustomerResult[]) => done(results));
    child.once('exit', (code) => failed(new Error(`The customers ended with ${code}.`)));
    child.send(task);
  }).finally(end);
}

/** Compares the stored thread with the accepted messages and with what the customer's stream delivered. */
async function lossesOf(url: string, { sent, seen, token }: CustomerResult) {
  const { body } = await sender(url)(listChatMessages, { key: demoKey, after: 0, limit: 200 }, { token });
  const kept = body.items.flatMap(({ client_id }) => client_id ?? []);
  const reportedIds = new Set(seen.map(({ id }) => id));
  const firstSeen = seen.filter(({ id }, place) => seen.findIndex((one) => one.id === id) === place);
  return {
    lost: sent.filter((clientId) => !kept.includes(clientId)).length,
    doubled: kept.length - new Set(kept).size + body.items.length - new Set(body.items.map(({ seq }) => seq)).size,
    unreported: body.items.filter(({ id }) => !reportedIds.has(id)).length,
    // The stream repeats a message only when its state changed.
    reportedTwice: firstSeen.filter(({ id, status }) => seen.filter((one) => one.id === id && one.status === status).length > 1).length,
  };
}

type Sample = { at: number; mb: Record<string, number> };
function watchMemory(parent: number) {
  const samples: Sample[] = [];
  const since = performance.now();
  const take = () => {
    const mb: Record<string, number> = {};
    for (const pid of descendantsOf(parent)) {
      const name = roleOf(pid);
      if (name) mb[name] = (mb[name] ?? 0) + pssOf(pid) / 1024 / 1024;
    }
    samples.push({ at: performance.now() - since, mb });
  };
  const timer = setInterval(take, 5_000);
  return {
    stop() {
      clearInterval(timer);
      take();
      return samples;
    },
  };
}
/** The process roles of one installation, without launcher and customers. */
function roleOf(pid: number) {
  const role = variableOf(pid, 'PARLEY_CHILD') === '1' ? variableOf(pid, 'ROLE') : undefined;
  return role ?? (/^(postgres:|\S*\/postgres )/.test(commandOf(pid)) ? 'postgres' : undefined);
}

function memoryGrowth(samples: readonly Sample[]) {
  const last = samples.at(-1)?.at ?? 0;
  const names = [...new Set(samples.flatMap(({ mb }) => Object.keys(mb)))];
  const around = (name: string, from: number, to: number) =>
    round(median(samples.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb[name] ?? 0)));
  const minute = Math.min(60_000, last / 3);
  return Object.fromEntries(
    names.map((name) => [name, { second_minute: around(name, minute, 2 * minute), last_minute: around(name, last - minute, Infinity) }]),
  );
}
