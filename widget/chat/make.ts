import type { ChatMessage, ChatSignal, ChatState } from '@parley/contract/chat';
import { createStore } from '../lib/store.ts';
import { makeMessage, makeState } from '../make.ts';
import type { Channel, World } from '../world.ts';

type Session = {
  visitor: string;
  conversation: string | null;
  messages: ChatMessage[];
  state: ChatState;
  typing: boolean[];
  read: number[];
};
type Line = { token: string; after: number; controller: ReadableStreamDefaultController<Uint8Array> };
type Refusal = { status: number; body?: unknown; retryAfter?: string };
export type FakeShop = ReturnType<typeof makeShop>;

/** A server in memory that speaks the contract, with the faults a test asks for. */
export function makeShop() {
  const sessions = new Map<string, Session>();
  const lines = new Set<Line>();
  const calls: string[] = [];
  const posted: string[] = [];
  const faults = { offline: false, noStream: false, losesAnswer: false, silent: false, refusals: [] as Refusal[] };
  const encode = (text: string) => new TextEncoder().encode(text);
  const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { status, headers });
  const sessionOf = (token: string) => sessions.get(token) ?? fail(token);

  function tell(token: string, signal: ChatSignal) {
    for (const line of lines) if (line.token === token) write(line, signal);
  }
  /** As the contract says it: a stream has the messages after its position, and no others. */
  function write(line: Line, signal: ChatSignal) {
    const seq = signal.type === 'message' ? signal.message.seq : 0;
    if (seq > 0 && seq <= line.after) return;
    line.after = Math.max(line.after, seq);
    line.controller.enqueue(encode(`${seq ? `id: ${seq}\n` : ''}event: signal\ndata: ${JSON.stringify(signal)}\n\n`));
  }
  function say(token: string, message: Partial<ChatMessage> = {}): ChatMessage {
    const session = sessionOf(token);
    session.conversation ??= '0197f000-0000-7000-8000-00000000c0de';
    const seq = message.seq ?? (session.messages.at(-1)?.seq ?? 0) + 1;
    const stored = makeMessage(seq, { id: `${token}-${session.conversation}-${seq}`, ...message });
    session.messages.push(stored);
    tell(token, { type: 'message', message: stored });
    return stored;
  }
  function setState(token: string, state: Partial<ChatState>) {
    const session = sessionOf(token);
    session.state = { ...session.state, ...state };
    tell(token, { type: 'state', state: session.state });
  }

  function openSession(body: { session_token?: string }) {
    const token = body.session_token && sessions.has(body.session_token) ? body.session_token : `token-${sessions.size + calls.length}`;
    if (!sessions.has(token))
      sessions.set(token, { visitor: `visitor of ${token}`, conversation: null, messages: [], state: makeState(), typing: [], read: [] });
    const { visitor, conversation, state } = sessionOf(token);
    const shop = { name: 'Harbour Supply', welcome: 'Hello!', disclosure: 'An assistant answers.', ai: true };
    return json({ session_token: token, visitor_id: visitor, conversation_id: conversation, shop, state }, 201);
  }
  async function post(token: string, body: { client_id: string; text: string }) {
    posted.push(`${body.client_id} ${body.text}`);
    const refusal = faults.refusals.shift();
    if (refusal) return json(refusal.body ?? {}, refusal.status, refusal.retryAfter ? { 'retry-after': refusal.retryAfter } : {});
    const stored = sessionOf(token).messages.find((message) => message.client_id === body.client_id);
    const answer = json(stored ?? say(token, { author: 'customer', client_id: body.client_id, text: body.text }), 201);
    if (!faults.losesAnswer) return answer;
    faults.losesAnswer = false;
    await settle();
    throw new TypeError('the line broke');
  }
  function openStream(token: string, after: number, signal: AbortSignal | null | undefined) {
    if (faults.noStream) return json({}, 503);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const line: Line = { token, after, controller };
        if (!faults.silent) controller.enqueue(encode(': hello\n\n'));
        lines.add(line);
        for (const message of sessionOf(token).messages) write(line, { type: 'message', message });
        signal?.addEventListener('abort', () => lines.delete(line) && controller.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  async function fetch(address: string, options: RequestInit): Promise<Response> {
    const url = new URL(address);
    const path = url.pathname.split('/').at(-1);
    const headers = new Headers(options.headers);
    calls.push(
      `${options.method ?? 'GET'} ${path}${url.search}${headers.has('last-event-id') ? ` from ${headers.get('last-event-id')}` : ''}`,
    );
    if (faults.offline) throw new TypeError('no network');
    const body = JSON.parse(typeof options.body === 'string' ? options.body : '{}');
    if (path === 'sessions')
      return url.pathname.includes('/demo/') ? openSession(body) : json({ code: 'chat.key_unknown', detail: 'No such chat.' }, 404);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const session = sessions.get(token);
    if (!session) return json({ code: 'chat.session_ended', detail: 'This chat session has ended.' }, 401);
    if (path === 'stream') return openStream(token, Number(headers.get('last-event-id')), options.signal);
    if (path === 'typing') session.typing.push(body.on);
    if (path === 'read') session.read.push(body.seq);
    if (path !== 'messages') return json({});
    if (options.method === 'POST') return post(token, body);
    const items = session.messages
      .filter(({ seq }) => seq > Number(url.searchParams.get('after')))
      .slice(0, Number(url.searchParams.get('limit')));
    return json({ items, state: session.state });
  }

  return {
    fetch,
    faults,
    /** Every request: method, path, and where a stream begins. */
    calls,
    /** Every message sent, stored or not: client id and text. */
    posted,
    session: sessionOf,
    visitors: () => sessions.size,
    say,
    tell,
    /** Any words at all, on every stream. */
    mumble(words: unknown) {
      for (const line of lines) line.controller.enqueue(encode(`data: ${JSON.stringify(words)}\n\n`));
    },
    setState,
    streams: () => lines.size,
    /** What was said in the session, as one line. */
    texts: (token: string) => sessionOf(token).messages.map((message) => message.text),
    /** The session is over: at once, or when somebody next asks. */
    end: (token: string) => sessions.delete(token) && cut(),
    expire: (token: string) => sessions.delete(token),
    cut,
  };

  function cut() {
    for (const line of lines) line.controller.close();
    lines.clear();
  }
}

function fail(token: string): never {
  throw new Error(`The fake shop knows no session ${token}.`);
}

/** A clock that stands still until `pass`; every tab of a test lives by it. */
export function makeClock() {
  const timers = new Set<{ at: number; ring: () => void }>();
  let now = 1_000_000;
  const clock = {
    now: () => now,
    wait: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve();
        const timer = { at: now + ms, ring: () => (timers.delete(timer), resolve()) };
        timers.add(timer);
        signal?.addEventListener('abort', timer.ring);
      }),
    /** Lets `ms` go by, with everything that happens in it. */
    async pass(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = Math.max(now, next.at);
        next.ring();
        await settle();
      }
      now = end;
    },
  };
  return clock;
}

/** Until nothing is left to do but wait for the clock: a few turns of the event loop, in each of which all promises go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(turn);
    });
    port1.close();
  }
}

/** Web Locks as the standard says them, as far as we use them: queue, signal, steal. */
export function makeLocks(): LockManager {
  type Request = { grant: () => void; lose: () => void };
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const next = (name: string) => {
    held.delete(name);
    queues.get(name)?.shift()?.grant();
  };
  function request(name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'));
      const mine: Request = {
        lose: abort,
        grant() {
          held.set(name, mine);
          const work = Promise.resolve().then(() => callback({ name, mode: 'exclusive' }));
          work.then(resolve, reject).finally(() => held.get(name) === mine && next(name));
        },
      };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      options.signal?.addEventListener('abort', () => queue.includes(mine) && (queue.splice(queue.indexOf(mine), 1), abort()));
      if (options.steal) held.get(name)?.lose();
      if (options.steal || !held.has(name)) mine.grant();
      else queue.push(mine);
    });
  }
  return { request: request as LockManager['request'], query: () => Promise.resolve({ held: [], pending: [] }) };
}

type Browser = { shop: FakeShop; clock: ReturnType<typeof makeClock>; locks: LockManager | null };

/** A browser with its tabs: one storage, one line between them. */
export function makeBrowser({ shop, clock, locks }: Browser) {
  const ears = new Set<{ name: string; hear: (words: unknown) => void }>();
  let ids = 0;
  localStorage.clear();
  return {
    /** The world of a new tab; `visible` and `deaf` (to the other tabs) may be changed. */
    openTab() {
      const tab = { visible: true, deaf: false };
      const openChannel = (name: string, hear: (words: unknown) => void): Channel => {
        const ear = { name, hear: (words: unknown) => (tab.deaf ? undefined : hear(words)) };
        ears.add(ear);
        const say = (words: unknown) =>
          [...ears].filter((other) => other !== ear && other.name === name).forEach((other) => other.hear(words));
        return { say, close: () => void ears.delete(ear) };
      };
      const memory = createStore(() => {
        throw new DOMException('only in memory', 'SecurityError');
      });
      const world: World = {
        fetch: shop.fetch,
        local: createStore(() => localStorage),
        tab: memory,
        now: clock.now,
        chance: () => 0.5,
        newId: () => `client-${(ids += 1)}`,
        wait: clock.wait,
        locks,
        openChannel,
        isVisible: () => tab.visible,
        page: () => 'https://shop.example/bottles',
      };
      return { tab, world };
    },
  };
}
