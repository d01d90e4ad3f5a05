import { createOutbox } from '../lib/outbox.ts';
import { createSessionStore } from '../lib/session-store.ts';
import { createCalls } from '../net/calls.ts';
import { createExclusive } from '../net/exclusive.ts';
import { createPause } from '../net/pause.ts';
import { createTabs } from '../net/tabs.ts';
import type { TabMessage } from '../net/tabs.ts';
import type { World } from '../world.ts';
import { createViewStore } from './view.ts';

export type Settings = {
  host: string;
  key: string;
  /** in the API's format */ locale: string | undefined;
  /** from a mailed link */ resume?: string | undefined;
  /** the chat fills its page */ page?: boolean;
};
export type Desk = ReturnType<typeof createDesk>;

/** What the parts of the chat share. */
export function createDesk(world: World, settings: Settings, listen: (message: TabMessage) => void) {
  const { host, key } = settings;
  return {
    world,
    settings,
    view: createViewStore(),
    calls: createCalls(world, host, key),
    sessions: createSessionStore(world.local, key),
    outbox: createOutbox(world.local, key),
    tabs: createTabs(world, key, listen),
    exclusive: createExclusive(world),
    /** Skipped when there is a reason to retry at once. */
    pause: { sending: createPause(world), opening: createPause(world), listening: createPause(world), uploading: createPause(world) },
    /** Aborts when the widget is removed from the page. */
    life: new AbortController(),
  };
}
