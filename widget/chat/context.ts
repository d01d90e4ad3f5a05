import type { setChatContext } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import type { Desk } from './desk.ts';
import type { Visit } from './visit.ts';

export type Cart = Sent<typeof setChatContext>['cart'];

const APART = 5_000;

/** Tells the shop where the visitor is and what is in their cart, when either changed and not more than once in some seconds. A courtesy: what fails is told with the next change. */
export function createContext(desk: Desk, visit: Visit) {
  const { world, calls, life } = desk;
  let cart: Cart | undefined;
  /** What the shop knows, by session. */
  let told = '';
  let running = false;

  const current = () => {
    const session = visit.current();
    const said = { page_url: world.page().slice(0, 2_000), ...(cart !== undefined && { cart }) };
    return { session, said, mark: `${session?.token} ${JSON.stringify(said)}` };
  };

  async function run() {
    for (let { session, said, mark } = current(); session && mark !== told && !life.signal.aborted; { session, said, mark } = current()) {
      told = mark;
      const answer = await calls.setContext(session.token, said);
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
    /** Something may have changed. */
    look,
    setCart(value: Cart) {
      cart = value;
      look();
    },
    /** A session was opened, which told where the visitor is. */
    noteOpened() {
      if (cart === undefined) told = current().mark;
      else look();
    },
  };
}
