import { calls } from './calls.js';

/** How long one attempt may take, in milliseconds. */
const usualTimeout = 30_000;
/** Attempts after the first. */
const usualRetries = 2;
/** The longest wait between attempts, in milliseconds, whatever the server asks for. */
const longestWait = 60_000;

/** A call that Parley refused or couldn't answer. `code` is stable; `message` is a sentence for people and may change. */
export class ParleyError extends Error {
  constructor(message, { status, code, errors, requestId, retryAfter, cause }) {
    super(message, { cause });
    this.name = 'ParleyError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

export class Parley {
  #url;
  #key;
  #merchant;
  #timeout;
  #retries;
  #fetch;

  constructor({ url, key, merchant, timeout = usualTimeout, retries = usualRetries, fetch: send = fetch }) {
    if (!url || !key || !merchant) throw new TypeError('Parley needs url, key and merchant.');
    this.#url = url.replace(/\/+$/, '').replace(/\/api$/, '');
    this.#key = key;
    this.#merchant = merchant;
    this.#timeout = timeout;
    this.#retries = retries;
    this.#fetch = send;
  }

  /** All items of a list, page by page. */
  async *all(name, input = {}, options = {}) {
    let cursor;
    do {
      const page = await this.call(name, { ...input, ...(cursor && { cursor }) }, options);
      yield* page.items;
      cursor = page.next_cursor;
    } while (cursor);
  }

  /** Any call by its name; each is a method, too. */
  async call(name, input = {}, { idempotencyKey, signal, timeout = this.#timeout } = {}) {
    const call = calls[name];
    if (!call) throw new TypeError(`Parley has no call ${name}.`);
    // The same key at every attempt: Parley returns the first answer again.
    const key = call.repeatable ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
    const request = requestOf(call, { merchant: this.#merchant, ...input });
    const mayRepeat = call.method === 'GET' || key !== undefined;
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#once(request, key, signal, timeout).catch((cause) => {
        signal?.throwIfAborted();
        return failed(cause, timeout);
      });
      if (!(answer instanceof ParleyError)) return call.download ? answer : answer.json();
      const wait = waitAfter(answer, attempt);
      if (attempt >= this.#retries || wait > longestWait || !(isLimit(answer) || (mayRepeat && mayPass(answer)))) throw answer;
      await pause(wait, signal);
    }
  }

  /** The response, or the error that it stands for. */
  async #once({ method, path, body, form }, key, signal, timeout) {
    const late = AbortSignal.timeout(timeout);
    const response = await this.#fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: form ?? body,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return response.ok ? response : problemOf(response);
  }
}

for (const name of Object.keys(calls))
  Parley.prototype[name] = function (input, options) {
    return this.call(name, input, options);
  };

/** Path, query and body of a call. `undefined` is left out. */
function requestOf({ method, path, file }, input) {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, name) => {
    const value = rest.get(name);
    if (value === undefined || value === '') throw new TypeError(`This call needs ${name}.`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (file) {
    if (!(rest.get('file') instanceof Blob)) throw new TypeError('This call needs a Blob as file.');
    const form = new FormData();
    form.append(file, rest.get('file'), rest.get('filename') ?? 'file');
    return { method, path: filled, form };
  }
  if (method !== 'GET') return { method, path: filled, ...(rest.size > 0 && { body: JSON.stringify(Object.fromEntries(rest)) }) };
  const query = new URLSearchParams(
    [...rest].map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
  return { method, path: query.size > 0 ? `${filled}?${query}` : filled };
}

/** RFC 9457, or whatever stood between. */
async function problemOf(response) {
  const text = await response.text();
  let problem = {};
  try {
    problem = JSON.parse(text);
  } catch {
    // Not from Parley: a proxy's page, say.
  }
  const after = Number(response.headers.get('retry-after'));
  return new ParleyError(problem.detail ?? problem.title ?? `The server answered ${response.status}.`, {
    status: response.status,
    code: problem.code,
    errors: problem.errors ?? [],
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: after > 0 ? after : undefined,
  });
}

const failed = (cause, timeout) =>
  cause?.name === 'TimeoutError'
    ? new ParleyError(`There was no answer within ${timeout} ms.`, { status: 0, code: 'client.timed_out', errors: [], cause })
    : new ParleyError('The server couldn’t be reached.', { status: 0, code: 'client.unreachable', errors: [], cause });

const isLimit = ({ status }) => status === 429;
/** `idempotency.in_flight`: an earlier attempt that got lost is still being worked on. */
const mayPass = ({ status, code }) => status === 0 || status >= 500 || code === 'idempotency.in_flight';

/** What the server asks for, or half a second doubled by each attempt; a tenth more or less, so that programs don't return together. */
function waitAfter({ retryAfter }, attempt) {
  const wait = retryAfter === undefined ? 500 * 2 ** attempt : retryAfter * 1000;
  return wait * (1 + (retryAfter === undefined ? Math.random() * 0.2 - 0.1 : Math.random() * 0.1));
}

function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
