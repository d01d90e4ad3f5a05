import type { SessionUser } from '@parley/contract/auth';
import { permissionsOf } from '@parley/contract/permissions';
import { toast } from 'react-hot-toast/headless';
import { vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetCsrfToken } from './csrf.ts';
import { queryClient } from './query-client.ts';
import { settleSession } from './session-end.ts';
import { noteIssued } from './token.ts';

/** A stand-in for the server: what each call answers, by its method and path. A function sees the request and may fail. */
export type Answers = Record<string, unknown>;
export type SentRequest = { line: string; url: URL; headers: Headers; body: unknown; keepalive: boolean };

export const madeUser: SessionUser = {
  id: '0195b4f2-7c1e-7000-8000-000000000001',
  user_id: '0195b4f2-7c1e-7000-8000-000000000001',
  name: 'Mara Visser',
  email: 'mara@harbour.example',
  email_verified: true,
  avatar_url: null,
  role: 'merchant',
  team_role: 'owner',
  merchant_id: '0195b4f2-7c1e-7000-8000-00000000000a',
  merchant_name: 'Harbour Supply',
  unread_count: 7,
  notifications_count: 2,
  permissions: [...permissionsOf('owner')],
  merchants: [{ merchant_id: '0195b4f2-7c1e-7000-8000-00000000000a', name: 'Harbour Supply', team_role: 'owner' }],
};

/** A token of the usual form that ends after so many seconds. */
export function madeToken(seconds = 900, name = 'token'): string {
  const now = Math.floor(Date.now() / 1000);
  return `${btoa('{}')}.${btoa(JSON.stringify({ iat: now, exp: now + seconds }))}.${name}`;
}

/** Signs somebody in, by default the owner of the demo shop. */
export function signIn(part: Partial<SessionUser> = {}, token = madeToken()): SessionUser {
  const user = { ...madeUser, ...part };
  useAuth.getState().login(user, token);
  return user;
}

/** Answers as a problem would: `problem(422, { detail: '…' })`. */
export const problem = (status: number, body: Record<string, unknown> = {}) =>
  new Response(JSON.stringify({ status, ...body }), { status, headers: { 'content-type': 'application/problem+json' } });

/** Replaces `fetch`; everything the app sends is written down in `sent`. A call without an answer is a 404. */
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
    return made === undefined ? problem(404, { code: 'route.missing', detail: 'There is nothing at this address.' }) : Response.json(made);
  };
  vi.stubGlobal('XMLHttpRequest', UploadByFetch);
  return { sent, calls: (line) => sent.filter((request) => request.line === line) };
}

/** Forgets everything a test left behind. */
export function forgetAll(): void {
  useAuth.getState().logout();
  forgetCsrfToken();
  // Whoever logged out in an earlier test is not leaving any more, and the server's clock is this computer's again.
  settleSession();
  noteIssued(madeToken());
  queryClient.clear();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
}

/** What an upload needs of XMLHttpRequest, by the fetch of the test: half of the body is up at once, the rest with the answer. */
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
    this.#tell(1);
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal: this.#controller.signal });
      [this.status, this.responseText] = [answer.status, await answer.text()];
      this.#tell(2);
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
  #tell = (loaded: number) => this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 2 }));
}

const readBody = (body: unknown) => (typeof body === 'string' ? JSON.parse(body) : body);

type Work = (lock: unknown) => unknown;
type Waiting = { run: () => void };

/** Web Locks for a test: in turn per name, with `signal` and `steal` as browsers do them. */
export function stubLocks(): void {
  const queues = new Map<string, { holder?: { lose: (error: unknown) => void }; waiting: Waiting[] }>();
  const request = (name: string, given: { signal?: AbortSignal; steal?: boolean } | Work, work?: Work) => {
    const run = typeof given === 'function' ? given : (work as Work);
    const { signal, steal } = typeof given === 'function' ? {} : given;
    const queue = queues.get(name) ?? { waiting: [] };
    queues.set(name, queue);
    return new Promise<unknown>((resolve, reject) => {
      const gone = () => reject(new DOMException('', 'AbortError'));
      const turn: Waiting = {
        run: () => {
          const holder = { lose: reject };
          queue.holder = holder;
          signal?.removeEventListener('abort', leave);
          const pass = () => {
            if (queue.holder !== holder) return;
            delete queue.holder;
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
        gone();
      };
      signal?.addEventListener('abort', leave);
      if (steal) queue.holder?.lose(new DOMException('stolen', 'AbortError'));
      if (steal || !queue.holder) turn.run();
      else queue.waiting.push(turn);
    });
  };
  const query = async () => ({ held: [...queues].flatMap(([name, { holder }]) => (holder ? [{ name }] : [])) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
}
