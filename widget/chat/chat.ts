import { countUnread } from '../lib/thread.ts';
import type { Letter } from '../lib/outbox.ts';
import type { Failure } from '../net/answer.ts';
import { tryLater } from '../net/answer.ts';
import type { TabNews } from '../net/tabs.ts';
import type { World } from '../world.ts';
import { createContext } from './context.ts';
import { createDesk } from './desk.ts';
import type { Settings } from './desk.ts';
import { emit } from './events.ts';
import { createIdentity } from './identity.ts';
import type { Person } from './identity.ts';
import { createListener } from './listener.ts';
import { learnLook } from './look.ts';
import { createPost } from './post.ts';
import { createPresence } from './presence.ts';
import { createThreadKeeper } from './thread.ts';
import type { Fault, Uploads } from './uploads.ts';
import { createVisit } from './visit.ts';

/** When a part of us could not be fetched. */
const LATER = 3_000;

export type Chat = ReturnType<typeof createChat>;

/** One shop's chat on one page, without its looks. */
export function createChat(world: World, settings: Settings) {
  const onError = (error: unknown) => console.error('The chat met an error.', error);
  const desk = createDesk(world, settings, hearTab);
  const { view, calls, sessions, outbox, tabs, life } = desk;
  const visit = createVisit(desk, { onAnother: () => listener.startOver(), onOpened: noteOpened });
  const thread = createThreadKeeper(desk, () => listener.startOver());
  const listener = createListener(desk, visit, thread, onError);
  const presence = createPresence(desk, visit);
  const post = createPost(desk, visit, thread, listener.follow, onError);
  const identity = createIdentity(desk, visit, listener.startOver, forgetVisitor);
  const context = createContext(desk, visit);
  const openName = `parley:${settings.key}:open`;
  const filesName = `parley:${settings.key}:files`;
  const draftName = `parley:${settings.key}:draft`;
  let unread = 0;
  let uploads: Promise<Uploads> | null = null;
  let taken: Uploads | null = null;

  view.watch(() => {
    const count = view.get().unread;
    if (count === unread) return;
    unread = count;
    emit('unread', { count });
  });
  view.watch(presence.see);

  function hearTab(news: TabNews) {
    if (news.type === 'heard') thread.hear(news.signal, news.after);
    else if (news.type === 'sent') thread.addSent(news.message);
    else if (news.type === 'outbox') post.help();
    else if (news.type === 'seen') view.set({ unread: countUnread(view.get().messages, news.seq) });
    else {
      visit.adopt();
      listener.follow();
    }
  }

  function noteOpened() {
    context.noteOpened();
    identity.sayAgain();
    if (outbox.list().length > 0) post.kick();
  }

  /** Nothing of who was here before stays: neither their words nor their session. */
  function forgetVisitor() {
    const session = visit.current();
    post.forget();
    for (const { key } of view.get().uploads) taken?.remove(key);
    replaceDraft('');
    view.set({ visitor: null, blocked: false, skipped: false, reason: '' });
    if (session) visit.end(session.token);
  }

  /** What brings files is fetched with the first of them. */
  function bringer(): Promise<Uploads> {
    uploads ??= import('./uploads.ts').then(
      ({ createUploads }) => (taken = createUploads(desk, visit)),
      async () => {
        uploads = null;
        await world.wait(LATER, life.signal);
        return bringer();
      },
    );
    return uploads;
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
    view.set({ open: false });
    emit('closed', {});
  }

  /** Takes part again: after the page was loaded, and when it returns from the back-forward cache. */
  function join() {
    tabs.join();
    visit.adopt();
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
    /** Begins; a chat that was open on the page before is open again. */
    start() {
      if (world.tab.get(filesName)) void bringer().then((bringing) => bringing.restore());
      void learnLook(desk, visit.refuse).catch(onError);
      join();
      if (settings.page || world.tab.get(openName) === 'yes') open();
    },
    isTalking: () => visit.current() !== null,
    /** Sends words, with the files that are there. Null when there is nothing to send, or files are still on their way. */
    write(text: string) {
      presence.stopTyping();
      if (world.isVisible()) listener.follow();
      const attachments = taken ? taken.take() : [];
      return attachments && post.write(text, attachments);
    },
    retry: (letter: Letter) => post.retry(letter),
    remove: (letter: Letter) => post.remove(letter),
    /** Takes files for the next message; answers why one of them was not taken. */
    addFiles: (files: readonly File[]): Promise<Fault | null> => bringer().then((bringing) => bringing.add(files)),
    removeFile: (key: string) => taken?.remove(key),
    retryFile: (key: string) => taken?.retry(key),
    type(text: string) {
      keepDraft(text);
      presence.type(text);
    },
    draft: () => world.tab.get(draftName) ?? '',
    /** Puts words into the field, for the visitor to send. */
    prefill(text: string) {
      replaceDraft(text);
      open();
    },
    stopTyping: presence.stopTyping,
    /** The visitor agrees to what the shop asks; null when the shop has heard it. */
    async consent(): Promise<Failure | null> {
      const session = visit.current();
      const answer = session ? await calls.consent(session.token) : tryLater();
      if (!answer.ok) return answer;
      const { visitor } = view.get();
      view.set({ consentNeeded: false, visitor: visitor && { ...visitor, consented: true } });
      post.kick();
      return null;
    },
    /** The visitor says who they are. A shop that takes only signed identities is written to without. */
    async introduce(person: Person): Promise<Failure | null> {
      const failure = await identity.say(person);
      if (failure?.code !== 'chat.identity_refused') return failure;
      view.set({ skipped: true });
      return null;
    },
    skipContact: () => view.set({ skipped: true }),
    /** How it was; null when the shop has heard it. */
    async rate(score: number, remark: string): Promise<Failure | null> {
      const session = visit.current();
      const answer = session ? await calls.rate(session.token, { score, remark }) : tryLater();
      if (!answer.ok) return answer;
      thread.setState(answer.body);
      emit('csat', { score, remark });
      return null;
    },
    identify: (person: Person) => identity.want(person),
    /** The shop's customer left: whoever comes next begins anew. */
    logout() {
      identity.want(null);
      forgetVisitor();
      if (view.get().open) listener.load();
    },
    setCart: context.setCart,
    /** The page may be another one now, without having been loaded. */
    moved: context.look,
    /** The visitor looks at this tab, or away from it. */
    look(visible: boolean) {
      if (!visible) return listener.rest();
      listener.follow();
      presence.see();
    },
    /** The network is back. */
    comeOnline() {
      post.hurry();
      taken?.kick();
      listener.wake();
    },
    /** The page goes, perhaps into the back-forward cache; what is held open would keep it out. */
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
