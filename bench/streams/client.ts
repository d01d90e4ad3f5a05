// A child process: holds the streams open and records when each marked message arrives, by the machine's shared clock.
import http from 'node:http';
import type { Stream } from './crowd.ts';

export type ClientCommand = { url: string; streams: Stream[] } | 'arrivals';
/** Per mark, its arrival at each counted stream, in milliseconds of `process.hrtime`. */
export type Arrivals = Record<string, number[]>;

let arrivals: Arrivals = {};
const mark = /mark-(\w+)\./g;

process.on('message', (command: ClientCommand) => {
  if (command !== 'arrivals') return void openAll(command);
  process.send?.(arrivals);
  arrivals = {};
});
process.once('disconnect', () => process.exit(0));

async function openAll({ url, streams }: Exclude<ClientCommand, string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  for (let from = 0; from < streams.length; from += 25)
    await Promise.all(streams.slice(from, from + 25).map((stream) => open(url, stream, agent)));
  process.send?.({ open: streams.length });
}

/** Resolves when the first bytes arrive. */
function open(url: string, { path, token, counts }: Stream, agent: http.Agent) {
  return new Promise<void>((done) => {
    const request = http.get(`${url}${path}`, { agent, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } });
    request.on('response', (response) => {
      if (response.statusCode !== 200) throw new Error(`A stream failed with ${response.statusCode}.`);
      response.setEncoding('utf8').once('data', () => done());
      if (counts) follow(response);
      else response.resume();
      response.on('close', () => process.exit(1));
    });
  });
}

function follow(response: http.IncomingMessage) {
  let rest = '';
  response.on('data', (chunk: string) => {
    const at = Number(process.hrtime.bigint()) / 1e6;
    const text = rest + chunk;
    let end = 0;
    for (const found of text.matchAll(mark)) {
      (arrivals[found[1] ?? ''] ??= []).push(at);
      end = found.index + found[0].length;
    }
    // A mark may be split between two packets.
    rest = text.slice(Math.max(end, text.length - 20));
  });
}
