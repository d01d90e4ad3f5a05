import type { setChatContext } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import type { Desk } from './desk.ts';
import type { Visit } from './visit.ts';

export type Cart = Sent<typeof setChatContext>['cart'];

const APART = 5_000;

/** Reports the visitor's page and cart to the shop, when either changed and at most once every 5 s. Best effort: a failed report is sent with the next change. */
export function createContext(desk: Desk, visit: Visit) {
  const { world, calls, life } = desk;
  let cart: Cart | undefined;
  /** What the shop already knows, with the session's token. */
  let sent = '';
  let running = false;

  const current = () => {
    const session = visit.current();
    const context = { page_url: world.page().slice(0, 2_000), ...(cart !== undefined && { cart }) };
    return { session, context, mark: `${session?.token} ${JSON.stringify(context)}` };
  };

  async function run() {
    for (
      let { session, context, mark } = current();
      session && mark !== sent && !life.signal.aborted;
      { session, context, mark } = current()
    ) {
      sent = mark;
      const answer = await calls.ask<typeof setChatContext>('context', session.token, context, 'PUT');
      if (!answer.ok && answer.kind === 'refused') console.warn(`The chat did not take the cart: ${answer.reason}`);
      await world.wait(APART, life.signal);
    }
  }

  function look() {
    if (running || !visit.current()) return;
    running = true;
    void run().finally(() => {
      running = false;
    });
  }

  return {
    /** Call when something may have changed. */
    look,
    setCart(value: Cart) {
      cart = value;
      look();
    },
    /** A session was opened, which reported the current page. */
    noteOpened() {
      if (cart === undefined) sent = current().mark;
      else look();
    },
  };
}
