export type Leadership = ReturnType<typeof createLeadership>;
type Terms = {
  locks: LockManager | null;
  name: string;
  /** Runs while this tab leads; it must end soon after its signal aborts, and when it ends by itself this tab stops leading. */
  lead: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
};

/**
 * Elects one tab of a browser to receive for all: a browser opens six connections per host, and a visitor many tabs. The visible tab takes
 * the lead from the others, since a phone suspends background tabs and their locks with them.
 */
export function createLeadership({ locks, name, lead, onError }: Terms) {
  /** Our place in the queue, or at its head. */
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
        // Another tab took the lead, or we left the queue and have rejoined since.
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
    /** Joins: at the head when this tab is visible, else behind the leader. Without Web Locks each visible tab leads itself. */
    start(visible: boolean) {
      if (visible && !leads) request(true);
      else if (!place && locks) request(false);
    },
    /** The tab was hidden: without Web Locks nobody can take over from us, so we stop. */
    rest: () => (locks ? undefined : leave()),
    stop: leave,
  };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
