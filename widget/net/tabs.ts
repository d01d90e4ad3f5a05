import type { ChatMessage, ChatSignal } from '@parley/contract/chat';
import type { Channel, World } from '../world.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** From the listening tab; `after` was its position before, so that a tab that missed something notices. */
  | { type: 'signal'; signal: ChatSignal; after: number }
  | { type: 'sent'; message: ChatMessage }
  | { type: 'outbox' }
  | { type: 'basket' }
  | { type: 'session' }
  | { type: 'seen'; seq: number };
export type Tabs = ReturnType<typeof createTabs>;

/** The channel between the tabs. It can be closed and reopened, since an open one keeps the page out of the back-forward cache. */
export function createTabs(world: World, key: string, listen: (message: TabMessage) => void) {
  let channel: Channel | null = null;
  return {
    join() {
      channel ??= world.openChannel(`parley:${key}`, (data) => isTabMessage(data) && listen(data));
    },
    leave() {
      channel?.close();
      channel = null;
    },
    notify: (message: TabMessage) => channel?.post(message),
  };
}

const isTabMessage = (data: unknown): data is TabMessage => typeof data === 'object' && data !== null && 'type' in data;
