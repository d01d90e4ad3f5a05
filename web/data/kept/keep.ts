import { listMessages } from '@parley/contract/inbox';
import type { SessionUser } from '@parley/contract/auth';
import type { Signal } from '@parley/contract/live';
import { type Query, type QueryCacheNotifyEvent, type QueryKey } from '@tanstack/react-query';
import { localStore } from '../../lib/browser.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { attempt } from '../attempt.ts';
import { useAuth } from '../auth.ts';
import { reportError } from '../error-tracking.ts';
import { onSignal, useLive } from '../live/state.ts';
import { ApiProblem } from '../problem.ts';
import { queryClient } from '../query-client.ts';
import { readKey } from '../use-read.ts';
import { isInstalled, wantsKept, watchChoice } from './choice.ts';
import { dropShell, keepShell } from './shell.ts';
import { useOffline } from './state.ts';
import { deleteAllBut, forgetConversations, keepAnswers, nameOf, readAnswers } from './store.ts';
import { answerOf, conversationsIn, isKeptQuery, newestOf, threadLines } from './what.ts';

/** How long changes are collected before they are written; in milliseconds. */
const WRITE_AFTER = 1_000;
/** An installed app reads ahead this many conversations at most this often. */
const READ_AHEAD = 20;
const READ_AHEAD_EVERY = 10 * 60_000;
const readAheadAt = (merchant: string) => `kept-read-ahead-at:${merchant}`;

/**
 * Keeps the recent conversations of the open shop on this device, if this person wants that, and shows them while the server is out of
 * reach. Deletes them as soon as they may not be here any more. Called once per page. Returns a stop function.
 */
export function startKeeping(): () => void {
  let shop: { name: string; stop: () => void } | undefined;
  const follow = () => {
    const { user } = useAuth.getState();
    const name = user?.merchant_id && mayKeep(user) ? nameOf(user.id, user.merchant_id) : undefined;
    if (name !== shop?.name) {
      shop?.stop();
      shop = name === undefined || !user?.merchant_id ? undefined : { name, stop: keepShop(name, user.merchant_id) };
    }
    void clean(user, shop !== undefined);
  };
  const stopAuth = useAuth.subscribe((now, before) => {
    if (now.user !== before.user) follow();
  });
  const stopChoice = watchChoice(follow);
  follow();
  return () => {
    stopAuth();
    stopChoice();
    shop?.stop();
  };
}

/** Nothing is kept of a shop that this user only views, nor of one whose inbox they may not read now. */
const mayKeep = (user: SessionUser) =>
  wantsKept(user.id) && isMember(user, user.merchant_id) && user.permissions.includes('inbox:read') && !user.second_step_required;

const isMember = (user: SessionUser, merchant: string | null) => user.merchants.some(({ merchant_id: own }) => own === merchant);

async function clean(user: SessionUser | null, isKeeping: boolean) {
  const wants = user !== null && wantsKept(user.id);
  if (wants && isKeeping) keepShell();
  if (!wants) void dropShell();
  const others = user?.merchants.map(({ merchant_id: id }) => id).filter((id) => id !== user.merchant_id) ?? [];
  const own = isKeeping && user?.merchant_id ? [user.merchant_id] : [];
  await deleteAllBut(user?.id ?? '', wants ? [...others, ...own] : []).catch(reportError);
}

/** Writes what this shop's queries read, and shows it while the server is out of reach. Returns the stop function. */
function keepShop(name: string, merchant: string): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isShowing = false;
  let newest: number | null = null;
  /** The queries whose answer comes from the device. */
  const shown = new Set<string>();

  const note = (query: Query) => {
    changed.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), WRITE_AFTER);
  };
  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...changed.values()].filter(({ state }) => state.data !== undefined);
    changed.clear();
    if (isOver || queries.length === 0) return;
    const erased = new Set<string>();
    for (const { queryKey, state } of queries) for (const one of conversationsIn(queryKey, state.data)) if (one.erased) erased.add(one.id);
    // Without room, or where the browser keeps nothing, Parley works as if nothing were kept.
    await keepAnswers(
      name,
      queries.map(({ queryKey, state }) => answerOf(queryKey, state.data, state.dataUpdatedAt)),
    ).catch(() => undefined);
    if (erased.size > 0 && !isOver) await forgetConversations(name, erased).catch(reportError);
    // A missing network shows anyway.
    if (isInstalled() && !isOver) whenIdle(() => void readAhead(merchant, () => isOver).catch(() => undefined));
  }

  const onCache = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated' || isShowing || !isKeptQuery(event.query.queryKey, merchant)) return;
    const { query, action } = event;
    if (action.type === 'success') {
      note(query);
      if (!action.manual) {
        newest = Date.now();
        comeBack();
      }
    }
    if (action.type === 'error') refused(query.queryKey, action.error);
  };

  /** New messages reach an open thread by the stream; what is kept of it is read again. */
  const talking = new Set<string>();
  let talkTimer: ReturnType<typeof setTimeout> | undefined;
  const onTalk = (signal: Signal) => {
    if (signal.type !== 'message') return;
    talking.add(signal.conversation_id);
    talkTimer ??= setTimeout(() => void readTalking(), WRITE_AFTER);
  };
  async function readTalking() {
    talkTimer = undefined;
    const ids = [...talking];
    talking.clear();
    for (const id of ids) {
      if (isOver) return;
      if (queryClient.getQueryData(readKey(listMessages, newestOf(merchant, id))) !== undefined)
        // What is kept stays as it was until the thread is read again.
        await readNewest(merchant, id, 0).catch(() => undefined);
    }
  }

  /** What this person may not read any more goes from the device, too. */
  function refused(queryKey: QueryKey, problem: unknown) {
    if (!(problem instanceof ApiProblem) || ![403, 404].includes(problem.status)) return;
    const id = idOf(queryKey);
    for (const [hash, { queryKey: other }] of changed) if (idOf(other) === id) changed.delete(hash);
    if (threadLines.includes(String(queryKey[0])) && id) void forgetConversations(name, new Set([id])).catch(reportError);
    else if (problem.status === 403) void deleteAllBut(useAuth.getState().user?.id ?? '', otherShops(merchant)).catch(reportError);
  }

  async function goOffline() {
    if (isOver || useOffline.getState().isOffline) return;
    useOffline.setState({ isOffline: true, asOf: newest });
    const answers = await readAnswers(name).catch(() => []);
    if (isOver || !useOffline.getState().isOffline) return;
    show(answers);
  }
  /** Fills in only what isn't on the screen. */
  function show(answers: Awaited<ReturnType<typeof readAnswers>>) {
    isShowing = true;
    for (const { queryKey, data, at } of answers) {
      if (queryClient.getQueryData(queryKey) !== undefined) continue;
      // It stays until the network is back, also when nobody looks at it.
      const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Infinity });
      query.setData(data, { updatedAt: at, manual: true });
      shown.add(query.queryHash);
    }
    isShowing = false;
    const times = answers.filter(({ conversation }) => conversation === null).map(({ at }) => at);
    useOffline.setState({ asOf: newest ?? (times.length > 0 ? Math.max(...times) : null) });
  }
  function comeBack() {
    if (!useOffline.getState().isOffline) return;
    useOffline.setState({ isOffline: false, asOf: null });
    if (shown.size === 0) return;
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => shown.has(queryHash) });
    shown.clear();
    void queryClient.invalidateQueries();
  }

  const onProblem = (event: Event) => {
    const { detail } = event as CustomEvent<{ call: string; problem: ApiProblem }>;
    if (detail.problem.status === 0 && !detail.call.startsWith('POST /api/metrics')) void goOffline();
  };
  const onOffline = () => void goOffline();
  const flush = () => void (document.visibilityState === 'hidden' && write());

  const stopCache = queryClient.getQueryCache().subscribe(onCache);
  const stopSignals = onSignal(onTalk);
  const stopLive = useLive.subscribe(({ state }) => {
    if (state === 'lost') void goOffline();
    if (state === 'live') comeBack();
  });
  window.addEventListener('api-error', onProblem);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', flush);
  for (const query of queryClient.getQueryCache().getAll()) if (isKeptQuery(query.queryKey, merchant)) note(query);
  const hasFailed = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchFailureReason instanceof ApiProblem && state.fetchFailureReason.status === 0);
  if (!navigator.onLine || hasFailed || useLive.getState().state === 'lost') void goOffline();

  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(talkTimer);
    stopCache();
    stopSignals();
    stopLive();
    window.removeEventListener('api-error', onProblem);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', flush);
    useOffline.setState({ isOffline: false, asOf: null });
  };
}

const idOf = ([, input]: QueryKey): string | undefined =>
  typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : undefined;

const otherShops = (merchant: string) =>
  (useAuth.getState().user?.merchants ?? []).map(({ merchant_id: id }) => id).filter((id) => id !== merchant);

/** Reads the threads at the top of the list, so that they are there without a network; one after the other, and not often. */
async function readAhead(merchant: string, isOver: () => boolean) {
  if (Date.now() - Number(localStore.getItem(readAheadAt(merchant))) < READ_AHEAD_EVERY) return;
  const lists = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isKeptQuery(queryKey, merchant) });
  const rows = lists.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : conversationsIn(queryKey, state.data)));
  const ids = [...new Set(rows.filter(({ erased }) => !erased).map(({ id }) => id))].slice(0, READ_AHEAD);
  if (ids.length === 0) return;
  localStore.setItem(readAheadAt(merchant), String(Date.now()));
  for (const id of ids) {
    if (isOver()) return;
    await readNewest(merchant, id, READ_AHEAD_EVERY);
  }
}

async function readNewest(merchant: string, id: string, staleTime: number): Promise<void> {
  const input = newestOf(merchant, id);
  await queryClient.fetchQuery({
    queryKey: readKey(listMessages, input),
    queryFn: ({ signal }) => attempt(listMessages, input, { signal }),
    staleTime,
    meta: { line: listMessages.line, topics: listMessages.topics ?? [] },
    retry: false,
  });
}
