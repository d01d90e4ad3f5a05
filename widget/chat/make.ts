import type { ChatMessage, ChatSignal, ChatState } from '@parley/contract/chat';
import type { Attachment } from '@parley/contract/files';
import type { Shop } from './view.ts';
import { makeMessage, makeState } from '../make.ts';
import { makeBrowser, makeClock, makeLocks, settle } from '../net/make.ts';
import type { Sending } from '../net/upload.ts';
import { createChat } from './chat.ts';
// What the chat loads on demand is there at once in tests.
import './identity.ts';
import './stream.ts';
import '../net/lease.ts';
import '../words/en.ts';

type Session = {
  visitor: string;
  conversation: string | null;
  messages: ChatMessage[];
  state: ChatState;
  identity: { name: string | null; email: string | null; user: string | null; consented: boolean };
  typing: boolean[];
  read: number[];
};
type Line = { token: string; after: number; controller: ReadableStreamDefaultController<Uint8Array> };
type Refusal = { status: number; body?: unknown; retryAfter?: string };
export type FakeShop = ReturnType<typeof makeShop>;

/** An in-memory server that follows the contract, with failures that a test can set. */
export function makeShop() {
  const sessions = new Map<string, Session>();
  const lines = new Set<Line>();
  const shop: Shop = makeShopProfile();
  const hours = { online: true, opens_at: null as string | null };
  const contexts: unknown[] = [];
  const uploads: string[] = [];
  const calls: string[] = [];
  const posted: string[] = [];
  let checkouts = 0;
  const failures = {
    offline: false,
    noStream: false,
    losesAnswer: false,
    silent: false,
    uploadsHang: false,
    refusals: [] as Refusal[],
    held: null as Promise<void> | null,
  };
  const encode = (text: string) => new TextEncoder().encode(text);
  const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { status, headers });
  const sessionOf = (token: string) => sessions.get(token) ?? fail(token);

  function notify(token: string, signal: ChatSignal) {
    for (const line of lines) if (line.token === token) write(line, signal);
  }
  /** As in the contract: a stream sends the messages after its position, and no others. */
  function write(line: Line, signal: ChatSignal) {
    const seq = signal.type === 'message' ? signal.message.seq : 0;
    if (seq > 0 && seq <= line.after) return;
    line.after = Math.max(line.after, seq);
    line.controller.enqueue(encode(`${seq ? `id: ${seq}\n` : ''}event: signal\ndata: ${JSON.stringify(signal)}\n\n`));
  }
  function addMessage(token: string, message: Partial<ChatMessage> = {}): ChatMessage {
    const session = sessionOf(token);
    session.conversation ??= '0197f000-0000-7000-8000-00000000c0de';
    const seq = message.seq ?? (session.messages.at(-1)?.seq ?? 0) + 1;
    const stored = makeMessage(seq, {
      id: `${token}-${session.conversation}-${seq}`,
      conversation_id: session.conversation,
      ...message,
    });
    session.messages.push(stored);
    notify(token, { type: 'message', message: stored });
    return stored;
  }
  function setState(token: string, state: Partial<ChatState>) {
    const session = sessionOf(token);
    session.state = { ...session.state, ...state };
    notify(token, { type: 'state', state: session.state });
  }

  function openSession(body: { session_token?: string }) {
    const token = body.session_token && sessions.has(body.session_token) ? body.session_token : `token-${sessions.size + calls.length}`;
    if (!sessions.has(token))
      sessions.set(token, {
        visitor: `visitor of ${token}`,
        conversation: null,
        messages: [],
        state: makeState(),
        identity: { name: null, email: null, user: null, consented: false },
        typing: [],
        read: [],
      });
    const { visitor: visitor_id, conversation: conversation_id, state, identity } = sessionOf(token);
    const visitor = { ...identity, verified: identity.user !== null };
    return json({ session_token: token, visitor_id, conversation_id, shop, visitor, state, ...hours }, 201);
  }
  async function post(token: string, body: { client_id: string; text: string; attachments: string[] }) {
    posted.push(`${body.client_id} ${body.text}`);
    const refusal = refuse();
    if (refusal) return refusal;
    if (shop.asks.consent && !sessionOf(token).identity.consented)
      return json({ code: 'chat.consent_needed', detail: 'Agree first.' }, 409);
    const attachments = body.attachments.map(makeAttachment);
    const stored = sessionOf(token).messages.find((message) => message.client_id === body.client_id);
    const answer = json(stored ?? addMessage(token, { author: 'customer', client_id: body.client_id, text: body.text, attachments }), 201);
    if (!failures.losesAnswer) return answer;
    failures.losesAnswer = false;
    await settle();
    throw new TypeError('the line broke');
  }
  function refuse(): Response | null {
    const refusal = failures.refusals.shift();
    if (!refusal) return null;
    return json(refusal.body ?? {}, refusal.status, refusal.retryAfter ? { 'retry-after': refusal.retryAfter } : {});
  }
  function identify(session: Session, claims: { user_id?: string; hash?: string; name?: string; email?: string }, token: string) {
    const refusal = refuse();
    if (refusal) return refusal;
    const { identity } = session;
    if (claims.user_id && identity.user && identity.user !== claims.user_id) {
      sessions.delete(token);
      return json({ code: 'chat.session_ended', detail: 'This chat session has ended. Start a new one.' }, 401);
    }
    identity.user ??= claims.user_id ?? null;
    identity.name ??= claims.name ?? null;
    identity.email ??= claims.email ?? null;
    return json({ ...identity, verified: identity.user !== null, conversation_id: session.conversation });
  }
  function rate(session: Session, { score }: { score: number }, token: string) {
    const refusal = refuse();
    if (refusal) return refusal;
    setState(token, { csat: { asked: true, score } });
    return json(session.state);
  }
  async function upload(address: string, { file, headers, onProgress, signal }: Sending) {
    calls.push(`POST attachments ${file.name}`);
    if (failures.offline) throw new TypeError('no network');
    onProgress(0.5);
    const hung = failures.uploadsHang && new Promise((_, fail) => signal.addEventListener('abort', () => fail(new TypeError('aborted'))));
    if (hung) await hung;
    if (!sessions.has(headers['authorization']?.replace('Bearer ', '') ?? '')) return { status: 401, text: '{}', retryAfter: null };
    const refusal = refuse();
    if (refusal) return { status: refusal.status, text: await refusal.text(), retryAfter: refusal.headers.get('retry-after') };
    uploads.push(file.name);
    return { status: 201, text: JSON.stringify({ ...makeAttachment(`file-${uploads.length}`), name: file.name }), retryAfter: null };
  }
  function openStream(token: string, after: number, signal: AbortSignal | null | undefined) {
    if (failures.noStream) return json({}, 503);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const line: Line = { token, after, controller };
        if (!failures.silent) controller.enqueue(encode(': hello\n\n'));
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
    if (failures.offline) throw new TypeError('no network');
    const body = JSON.parse(typeof options.body === 'string' ? options.body : '{}');
    if (path === 'look') {
      const { look, languages } = shop;
      return url.pathname.includes('/demo/') ? json({ look, languages }) : json({ code: 'chat.key_unknown', detail: 'No such chat.' }, 404);
    }
    if (path === 'sessions')
      return url.pathname.includes('/demo/') ? openSession(body) : json({ code: 'chat.key_unknown', detail: 'No such chat.' }, 404);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const session = sessions.get(token);
    if (!session) return json({ code: 'chat.session_ended', detail: 'This chat session has ended. Start a new one.' }, 401);
    if (path === 'stream') return openStream(token, Number(headers.get('last-event-id')), options.signal);
    if (path === 'typing') session.typing.push(body.on);
    if (path === 'read') session.read.push(body.seq);
    if (path === 'context') contexts.push(body);
    if (path === 'identify') return identify(session, body, token);
    if (path === 'consent') session.identity.consented = true;
    if (path === 'handoff') {
      const isNew = session.state.handler === 'ai';
      const message = isNew ? addMessage(token, { author: 'customer', client_id: body.client_id, text: body.text }) : null;
      setState(token, { handler: 'none' });
      return json({ message, state: session.state, online: hours.online, opens_at: hours.opens_at });
    }
    if (url.pathname.includes('/products/')) return json(product);
    if (path === 'checkout') {
      const lines = body.lines.map(({ quantity }: { quantity: number }) => ({ name: product.name, detail: '', quantity, price: '24.97' }));
      checkouts += 1;
      const [checkout_id, url] = [`checkout-${checkouts}`, `https://shop.example/c/${checkouts}`];
      return json({ type: 'checkout', checkout_id, url, lines, total_amount: '24.97', currency: 'EUR' }, 201);
    }
    if (path === 'csat') return rate(session, body, token);
    if (path !== 'messages') return json({});
    if (options.method === 'POST') return post(token, body);
    const items = session.messages
      .filter(({ seq }) => seq > Number(url.searchParams.get('after')))
      .slice(0, Number(url.searchParams.get('limit')));
    const answer = json({ items, state: session.state });
    await failures.held;
    return answer;
  }

  return {
    fetch,
    upload,
    /** The shop's settings; a test may change them. */
    shop,
    hours,
    /** The context that the page reported. */
    contexts,
    /** The names of the uploaded files. */
    uploads,
    failures,
    /** Every request: method, path, and a stream's start position. */
    calls,
    /** Every message sent, stored or not: client id and text. */
    posted,
    session: sessionOf,
    visitors: () => sessions.size,
    addMessage,
    notify,
    /** Sends raw text on every stream. */
    sendRaw(words: unknown) {
      for (const line of lines) line.controller.enqueue(encode(`data: ${JSON.stringify(words)}\n\n`));
    },
    setState,
    streams: () => lines.size,
    /** The texts of the session's messages, as one line. */
    texts: (token: string) => sessionOf(token).messages.map((message) => message.text),
    /** Ends the session: at once, or on the next request. */
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
  throw new Error(`The fake shop has no session ${token}.`);
}

const product = {
  product_id: 'p',
  name: 'Water Bottle',
  currency: 'EUR',
  variants: ['Black', 'Green', 'Red'].map((detail) => ({ variant_id: detail, detail, price: '24.97', in_stock: detail !== 'Red' })),
  fields: [{ name: 'Volume', text: '600 ml' }],
};

/** The default settings. */
export const makeShopProfile = (): Shop => ({
  name: 'Harbour Supply',
  logo: null,
  ai: true,
  product_pages: true,
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  texts: { title: '', welcome: 'Hello!', away: '', quick_replies: [], disclosure: 'An assistant answers.' },
  asks: { contact: 'never', offline_form: false, consent: false, consent_text: '', privacy_url: '', attachments: true, csat: true },
  languages: [],
});

export const makeAttachment = (id: string): Attachment => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  kind: 'document',
  size: 2048,
  width: null,
  height: null,
  url: `/files/${id}`,
  thumb_url: null,
});

export const settings = { host: 'https://parley.example', key: 'demo', locale: 'en' };

/** A shop, a clock and a browser to open tabs in. */
export function setUp({ locks = makeLocks() }: { locks?: LockManager | null } = {}) {
  const shop = makeShop();
  const clock = makeClock();
  const browser = makeBrowser({ fetch: shop.fetch, upload: shop.upload, clock, locks });
  const openTab = () => {
    const { tab, world } = browser.openTab();
    const chat = createChat(world, settings);
    chat.start();
    const texts = () => chat.view.get().messages.map((message) => message.text);
    return { tab, world, chat, texts, unsent: () => chat.view.get().unsent };
  };
  const token = () => JSON.parse(localStorage.getItem('parley:demo:session') ?? '{}').token ?? '';
  return { shop, clock, openTab, token };
}

/** A visitor in the middle of a conversation. */
export async function setUpConversation(options?: Parameters<typeof setUp>[0]) {
  const set = setUp(options);
  const first = set.openTab();
  first.chat.open();
  await set.clock.pass(0);
  first.chat.write('Hello');
  await set.clock.pass(200);
  return { ...set, ...first };
}
