import { countUnread } from '../lib/thread.ts';
import type { Letter } from '../lib/outbox.ts';
import type { TabNews } from '../net/tabs.ts';
import type { World } from '../world.ts';
import { createDesk } from './desk.ts';
import type { Settings } from './desk.ts';
import { emit } from './events.ts';
import { createListener } from './listener.ts';
import { createPost } from './post.ts';
import { createPresence } from './presence.ts';
import { createThreadKeeper } from './thread.ts';
import { createVisit } from './visit.ts';

export type Chat = ReturnType<typeof createChat>;

/** One shop's chat on one page, without its looks. */
export function createChat(world: World, settings: Settings) {
  const onError = (error: unknown) => console.error('The chat met an error.', error);
  const desk = createDesk(world, settings, hearTab);
  const { view, sessions, outbox, tabs, life } = desk;
  const visit = createVisit(desk, () => listener.startOver());
  const thread = createThreadKeeper(desk, () => listener.startOver());
  const listener = createListener(desk, visit, thread, onError);
  const presence = createPresence(desk, visit);
  const post = createPost(desk, visit, thread, listener.follow, onError);
  const openName = `parley:${settings.key}:open`;
  const draftName = `parley:${settings.key}:draft`;
  let unread = 0;

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

  function open() {
    if (view.get().open || life.signal.aborted) return;
    world.tab.set(openName, 'yes');
    view.set({ open: true });
    listener.load();
    emit('open', {});
  }

  function close() {
    if (!view.get().open) return;
    world.tab.remove(openName);
    presence.stopTyping();
    view.set({ open: false });
    emit('close', {});
  }

  /** Takes part again: after the page was loaded, and when it returns from the back-forward cache. */
  function join() {
    tabs.join();
    visit.adopt();
    post.show();
    if (outbox.list().length > 0) post.kick();
    listener.follow();
  }

  return {
    view,
    open,
    close,
    toggle: () => (view.get().open ? close() : open()),
    /** Begins; a chat that was open on the page before is open again. */
    start() {
      join();
      if (world.tab.get(openName) === 'yes') open();
    },
    write(text: string) {
      presence.stopTyping();
      if (world.isVisible()) listener.follow();
      return post.write(text);
    },
    retry: (letter: Letter) => post.retry(letter),
    remove: (letter: Letter) => post.remove(letter),
    type(text: string) {
      if (text === '') world.tab.remove(draftName);
      else world.tab.set(draftName, text);
      presence.type(text);
    },
    draft: () => world.tab.get(draftName) ?? '',
    stopTyping: presence.stopTyping,
    /** The visitor looks at this tab, or away from it. */
    look(visible: boolean) {
      if (!visible) return listener.rest();
      listener.follow();
      presence.see();
    },
    /** The network is back. */
    comeOnline() {
      post.hurry();
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
