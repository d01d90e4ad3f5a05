import type { ChatMessage, ChatSignal } from '@parley/contract/chat';
import type { Channel, World } from '../world.ts';

/** What the tabs of one browser tell each other. */
export type TabNews =
  /** From the tab that listens; `after` was its position before, so that a tab that missed something knows. */
  | { type: 'heard'; signal: ChatSignal; after: number }
  | { type: 'sent'; message: ChatMessage }
  | { type: 'outbox' }
  | { type: 'session' }
  | { type: 'seen'; seq: number };
export type Tabs = ReturnType<typeof createTabs>;

/** The line between the tabs. It can be hung up and taken up again, since an open one keeps the page out of the back-forward cache. */
export function createTabs(world: World, key: string, hear: (news: TabNews) => void) {
  let channel: Channel | null = null;
  return {
    join() {
      channel ??= world.openChannel(`parley:${key}`, (words) => isNews(words) && hear(words));
    },
    leave() {
      channel?.close();
      channel = null;
    },
    tell: (news: TabNews) => channel?.say(news),
  };
}

const isNews = (words: unknown): words is TabNews => typeof words === 'object' && words !== null && 'type' in words;
