import type * as contract from '@parley/contract/chat';
import type { Endpoint, Result } from '@parley/contract/endpoint';
import type { BasketLine } from '../lib/basket.ts';
import { parseJson } from '../lib/json.ts';
import { countUnread } from '../lib/thread.ts';
import type { PendingMessage } from '../lib/outbox.ts';
import type { Answer, Failure } from '../net/answer.ts';
import { tryLater } from '../net/answer.ts';
import type { Input } from '../net/calls.ts';
import type { TabMessage } from '../net/tabs.ts';
import type { World } from '../world.ts';
import { createContext } from './context.ts';
import { createDesk } from './desk.ts';
import type { Settings } from './desk.ts';
import { emit } from './events.ts';
import type { Identity, Person } from './identity.ts';
import { createListener } from './listener.ts';
import { onDemand } from './on-demand.ts';
import { createPost } from './post.ts';
import { createPresence } from './presence.ts';
import { createThreadKeeper } from './thread.ts';
import type { FileError, Uploads } from './uploads.ts';
import { createVisit } from './visit.ts';

export type Chat = ReturnType<typeof createChat>;

/** The chat of one shop on one page, without its UI. */
export function createChat(world: World, settings: Settings) {
  const onError = (error: unknown) => console.error('The chat met an error.', error);
  const desk = createDesk(world, settings, listenToTab);
  const { view, calls, sessions, outbox, tabs, life } = desk;
  const visit = createVisit(desk, { onAnother: () => listener.startOver(), onOpened: noteOpened });
  const thread = createThreadKeeper(desk, () => listener.startOver());
  const listener = createListener(desk, visit, thread, onError);
  const presence = createPresence(desk, visit);
  const post = createPost(desk, visit, thread, listener.follow, onError);
  let identity: Identity | null = null;
  const loadIdentity = onDemand(desk, async () => {
    const { createIdentity } = await import('./identity.ts');
    return (identity = createIdentity(desk, visit, listener.startOver, forgetVisitor));
  });
  let uploads: Uploads | null = null;
  const loadUploads = onDemand(desk, async () => {
    const { createUploads } = await import('./uploads.ts');
    return (uploads = createUploads(desk, visit));
  });
  const context = createContext(desk, visit);
  const openName = `parley:${settings.key}:open`;
  const filesName = `parley:${settings.key}:files`;
  const draftName = `parley:${settings.key}:draft`;
  const basketName = `parley:${settings.key}:basket`;
  /** The client id of the visitor's request for a person, until the server has it. */
  let wanted: string | null = null;
  let unread = 0;
  /** Whom the page identified last; the code that does so may still be loading. */
  let named: Person | null = null;

  view.watch(() => {
    const count = view.get().unread;
    if (count === unread) return;
    unread = count;
    emit('unread', { count });
  });
  view.watch(presence.see);

  function listenToTab(message: TabMessage) {
    if (message.type === 'signal') thread.listen(message.signal, message.after);
    else if (message.type === 'sent') thread.addSent(message.message);
    else if (message.type === 'outbox') post.help();
    else if (message.type === 'basket') readBasket();
    else if (message.type === 'seen') view.set({ unread: countUnread(view.get().messages, message.seq) });
    else {
      visit.adopt();
      listener.follow();
    }
  }

  function noteOpened() {
    context.noteOpened();
    identity?.identifyAgain();
    if (outbox.list().length > 0) post.kick();
  }

  /** Forgets the previous visitor: their unsent messages and their session. */
  function forgetVisitor() {
    const session = visit.current();
    post.forget();
    for (const { key } of view.get().uploads) uploads?.remove(key);
    replaceDraft('');
    setBasket([]);
    view.set({ visitor: null, blocked: false, skipped: false, reason: '' });
    if (session) visit.end(session.token);
  }

  function readBasket() {
    const basket = parseJson(world.local.get(basketName));
    view.set({ basket: Array.isArray(basket) ? basket : [] });
  }
  function setBasket(basket: readonly BasketLine[]) {
    world.local.set(basketName, JSON.stringify(basket));
    tabs.notify({ type: 'basket' });
    view.set({ basket });
  }

  /** The page says who the visitor is. */
  function identify(wanted: Person) {
    named = wanted;
    loadIdentity()
      .then((loaded) => named === wanted && loaded.want(wanted))
      .catch(onError);
  }

  /** A call in the visitor's session. */
  async function ask<E extends Endpoint>(path: string, input?: Input<E>): Promise<Answer<Result<E>>> {
    const session = visit.current();
    return session ? calls.ask<E>(path, session.token, input) : tryLater();
  }

  function replaceDraft(text: string) {
    keepDraft(text);
    view.set({ drafts: view.get().drafts + 1 });
  }
  function keepDraft(text: string) {
    if (text === '') world.tab.remove(draftName);
    else world.tab.set(draftName, text);
  }

  function open() {
    if (view.get().open || life.signal.aborted) return;
    world.tab.set(openName, 'yes');
    view.set({ open: true });
    listener.load();
    emit('opened', {});
  }

  function close() {
    if (!view.get().open || settings.page) return;
    world.tab.remove(openName);
    presence.stopTyping();
    view.set({ open: false, reopened: false });
    emit('closed', {});
  }

  /** Starts or resumes: after page load, and on return from the back-forward cache. */
  function join() {
    tabs.join();
    visit.adopt();
    readBasket();
    post.show();
    if (outbox.list().length > 0) post.kick();
    listener.follow();
    context.look();
  }

  return {
    view,
    open,
    close,
    toggle: () => (view.get().open ? close() : open()),
    /** Starts; a chat that was open on the previous page opens again. */
    start() {
      if (world.tab.get(filesName)) void loadUploads().then((loaded) => loaded.restore());
      join();
      if (!settings.page && world.tab.get(openName) !== 'yes') return;
      view.set({ reopened: true });
      open();
    },
    /** Sends a text with the attached files. Null when there is nothing to send, or files are still uploading. */
    write(text: string) {
      presence.stopTyping();
      if (world.isVisible()) listener.follow();
      const attachments = uploads ? uploads.take() : [];
      return attachments && post.write(text, attachments);
    },
    retry: (pending: PendingMessage) => post.retry(pending),
    remove: (pending: PendingMessage) => post.remove(pending),
    /** Adds files to the next message; resolves to why one of them was refused. */
    addFiles: (files: readonly File[]): Promise<FileError | null> => loadUploads().then((loaded) => loaded.add(files)),
    removeFile: (key: string) => uploads?.remove(key),
    retryFile: (key: string) => uploads?.retry(key),
    type(text: string) {
      keepDraft(text);
      presence.type(text);
    },
    draft: () => world.tab.get(draftName) ?? '',
    /** Puts a text into the composer, for the visitor to send. */
    prefill(text: string) {
      replaceDraft(text);
      open();
    },
    stopTyping: presence.stopTyping,
    /** Hands the conversation off to the team, with these words as the visitor's message; resolves to null on success. */
    async askForPerson(text: string): Promise<Failure | null> {
      // The same id until it succeeded, so that a lost answer sends the words once.
      wanted ??= world.newId();
      const answer = await ask<typeof contract.askForPerson>('handoff', { client_id: wanted, text });
      if (!answer.ok) return answer;
      wanted = null;
      const { message, state, online, opens_at: opensAt } = answer.body;
      if (message) {
        visit.noteConversation(message.conversation_id);
        thread.addSent(message);
        tabs.notify({ type: 'sent', message });
        listener.follow();
      }
      thread.setState(state);
      view.set({ person: { online, opensAt } });
      return null;
    },
    ask,
    setBasket,
    /** Records the visitor's consent; resolves to null on success. */
    async consent(): Promise<Failure | null> {
      const answer = await ask<typeof contract.consentVisitor>('consent', {});
      if (!answer.ok) return answer;
      const { visitor } = view.get();
      view.set({ consentNeeded: false, visitor: visitor && { ...visitor, consented: true } });
      post.kick();
      return null;
    },
    /** Identifies the visitor by what they entered. If the shop accepts only signed identities, the chat continues without. */
    async introduce(person: Person): Promise<Failure | null> {
      const failure = await (await loadIdentity()).identify(person);
      if (failure?.code !== 'chat.identity_refused') return failure;
      view.set({ skipped: true });
      return null;
    },
    skipContact: () => view.set({ skipped: true }),
    /** Sends the CSAT score; resolves to null on success. */
    async rate(score: number, remark: string): Promise<Failure | null> {
      const answer = await ask<typeof contract.answerChatCsat>('csat', { score, remark });
      if (!answer.ok) return answer;
      thread.setState(answer.body);
      emit('csat', { score, remark });
      return null;
    },
    identify,
    /** The customer logged out of the shop: the next visitor starts afresh. */
    logout() {
      named = null;
      identity?.want(null);
      forgetVisitor();
      if (view.get().open) listener.load();
    },
    setCart: context.setCart,
    /** The URL may have changed without a page load. */
    moved: context.look,
    /** The tab became visible or hidden. */
    look(visible: boolean) {
      if (!visible) return listener.rest();
      listener.follow();
      presence.see();
    },
    /** The network is back. */
    comeOnline() {
      post.hurry();
      uploads?.kick();
      listener.wake();
    },
    /** The page is hidden, perhaps into the back-forward cache, which open connections would prevent. */
    sleep() {
      presence.stopTyping();
      listener.stop();
      tabs.leave();
    },
    wake() {
      join();
      if (sessions.load() && view.get().open) listener.load();
    },
    destroy() {
      presence.stopTyping();
      life.abort();
      listener.stop();
      tabs.leave();
    },
  };
}
