import type { SessionUser } from '@parley/contract/auth';
import { permissionsOf } from '@parley/contract/permissions';
import { toast } from 'react-hot-toast/headless';
import { vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { queryClient } from './query-client.ts';
import { setLeaving } from './session-end.ts';
import { noteIssued } from './token.ts';

/** A fake server: the answer to each call, by its method and path. A function gets the request and may throw. */
export type Answers = Record<string, unknown>;
export type SentRequest = { line: string; url: URL; headers: Headers; body: unknown; keepalive: boolean };

export const madeUser: SessionUser = {
  id: '0195b4f2-7c1e-7000-8000-000000000001',
  user_id: '0195b4f2-7c1e-7000-8000-000000000001',
  name: 'Mara Visser',
  email: 'mara@harbour.example',
  email_verified: true,
  avatar_url: null,
  time_zone: null,
  role: 'merchant',
  team_role: 'owner',
  merchant_id: '0195b4f2-7c1e-7000-8000-00000000000a',
  merchant_name: 'Harbour Supply',
  merchant_time_zone: null,
  unread_count: 7,
  notifications_count: 2,
  live_position: null,
  second_step_required: false,
  permissions: [...permissionsOf('owner')],
  flags: ['plan_usage'],
  open_next: true,
  merchants: [{ merchant_id: '0195b4f2-7c1e-7000-8000-00000000000a', name: 'Harbour Supply', team_role: 'owner' }],
};

/** A token of the usual format that expires in this many seconds. */
export function madeToken(seconds = 900, name = 'token'): string {
  const now = Math.floor(Date.now() / 1000);
  return `${btoa('{}')}.${btoa(JSON.stringify({ iat: now, exp: now + seconds }))}.${name}`;
}

/** Signs in a user, by default the owner of the demo shop. */
export function signIn(part: Partial<SessionUser> = {}, token = madeToken()): SessionUser {
  const user = { ...madeUser, ...part };
  useAuth.getState().login(user, token);
  return user;
}

/** Answers with a problem: `problem(422, { detail: '…' })`. */
export const problem = (status: number, body: Record<string, unknown> = {}) =>
  new Response(JSON.stringify({ status, ...body }), { status, headers: { 'content-type': 'application/problem+json' } });

/** Replaces `fetch` and records every request in `sent`. A call without an answer gets a 404. */
export function stubServer(answers: Answers = {}): { sent: SentRequest[]; calls: (line: string) => SentRequest[] } {
  const all: Answers = { 'GET /api/csrf-token': { csrf_token: 'csrf-1' }, ...answers };
  const sent: SentRequest[] = [];
  globalThis.fetch = async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target, 'http://parley.test');
    const request = {
      line: `${init?.method ?? 'GET'} ${url.pathname}`,
      url,
      headers: new Headers(init?.headers),
      body: readBody(init?.body),
      keepalive: init?.keepalive ?? false,
    };
    sent.push(request);
    init?.signal?.throwIfAborted();
    const answer = all[request.line];
    const made = typeof answer === 'function' ? await answer(request, init) : answer;
    if (made instanceof Response) return made;
    return made === undefined ? problem(404, { code: 'route.missing', detail: 'There’s nothing at this address.' }) : Response.json(made);
  };
  vi.stubGlobal('XMLHttpRequest', UploadByFetch);
  return { sent, calls: (line) => sent.filter((request) => request.line === line) };
}

/** Resets all state that a test left behind. */
export function forgetAll(): void {
  useAuth.getState().logout();
  forgetCsrfToken();
  // An earlier test may have been logging out; also resets the clock offset.
  setLeaving(false);
  noteIssued(madeToken());
  queryClient.clear();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
}

/** Implements the parts of XMLHttpRequest that uploads use, on top of the test's fetch: half of the body is sent at once, the rest with the answer. */
class UploadByFetch extends EventTarget {
  upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  #headers: Record<string, string> = {};
  #controller = new AbortController();

  open(method: string, url: string) {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  abort() {
    this.#controller.abort();
    this.dispatchEvent(new Event('abort'));
  }
  async send(body: FormData) {
    this.#notify(1);
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal: this.#controller.signal });
      [this.status, this.responseText] = [answer.status, await answer.text()];
      this.#notify(2);
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
  #notify = (loaded: number) =>
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 2 }));
}

const readBody = (body: unknown) => (typeof body === 'string' ? JSON.parse(body) : body);

type Work = (lock: unknown) => unknown;
type Waiting = { run: () => void };

/** Web Locks for tests: one queue per name, with `signal` and `steal` as in browsers. */
export function stubLocks(): void {
  const queues = new Map<string, { owner?: { lose: (error: unknown) => void }; waiting: Waiting[] }>();
  const request = (name: string, optionsOrWork: { signal?: AbortSignal; steal?: boolean } | Work, work?: Work) => {
    const run = typeof optionsOrWork === 'function' ? optionsOrWork : (work as Work);
    const { signal, steal } = typeof optionsOrWork === 'function' ? {} : optionsOrWork;
    const queue = queues.get(name) ?? { waiting: [] };
    queues.set(name, queue);
    return new Promise<unknown>((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'));
      const turn: Waiting = {
        run: () => {
          const owner = { lose: reject };
          queue.owner = owner;
          signal?.removeEventListener('abort', leave);
          const pass = () => {
            if (queue.owner !== owner) return;
            delete queue.owner;
            queue.waiting.shift()?.run();
          };
          void Promise.resolve()
            .then(() => run({ name }))
            .then(resolve, reject)
            .finally(pass);
        },
      };
      const leave = () => {
        queue.waiting = queue.waiting.filter((other) => other !== turn);
        abort();
      };
      signal?.addEventListener('abort', leave);
      if (steal) queue.owner?.lose(new DOMException('stolen', 'AbortError'));
      if (steal || !queue.owner) turn.run();
      else queue.waiting.push(turn);
    });
  };
  const query = async () => ({ held: [...queues].flatMap(([name, { owner }]) => (owner ? [{ name }] : [])) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
}
