export type Leadership = ReturnType<typeof createLeadership>;
type Terms = {
  locks: LockManager | null;
  name: string;
  /** Runs while this tab leads; it ends soon after its signal aborts, and when it ends by itself this tab is done leading. */
  lead: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
};

/**
 * One tab of a browser listens for all: a browser opens six connections to a host, and a visitor many tabs. The tab the visitor looks at
 * takes the lead from the others, since a phone suspends tabs in the background and their locks with them.
 */
export function createLeadership({ locks, name, lead, onError }: Terms) {
  /** Our place, in the queue or at its head. */
  let place: AbortController | null = null;
  let leads = false;

  async function run(mine: AbortController): Promise<void> {
    if (place !== mine) return;
    leads = true;
    await lead(mine.signal);
    if (place === mine) leave();
  }

  function request(steal: boolean) {
    const mine = new AbortController();
    place?.abort();
    place = mine;
    if (!locks) return void run(mine).catch(onError);
    locks
      .request(name, steal ? { steal } : { signal: mine.signal }, () => run(mine))
      .catch((error: unknown) => {
        // Another tab took the lead, or we left the queue ourselves and have another place by now.
        if (place !== mine) return;
        leave();
        if (isAbort(error)) request(false);
        else onError(error);
      });
  }

  function leave() {
    place?.abort();
    place = null;
    leads = false;
  }

  return {
    /** Joins in: at the head when the visitor looks at this tab, else behind the tab that leads. Without locks each visible tab is its own leader. */
    start(visible: boolean) {
      if (visible && !leads) request(true);
      else if (!place && locks) request(false);
    },
    /** The visitor looks elsewhere: without locks nobody can take over from us, so we stop by ourselves. */
    rest: () => (locks ? undefined : leave()),
    stop: leave,
  };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
