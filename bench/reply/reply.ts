import { updateMerchantSettings } from '@parley/contract/merchants';
import { sender } from '../../server/testing/app.ts';
import { openBrowser } from '../support/browser.ts';
import { demoOwner, startDemo } from '../support/demo.ts';
import { spread } from '../support/figures.ts';
import { measureBrowsers } from './browsers.ts';
import { measureServer } from './server.ts';
import { signIn } from '../support/sign-in.ts';

/**
 * Measures from the acknowledgement of a customer's message to the AI's answer: in a teammate's thread, in the customer's chat, and on the stream.
 */
export async function measureReply({ quick }: { quick: boolean }) {
  const demo = await startDemo();
  const owner = await signIn(demo.url, demoOwner);
  const merchant = owner.user.merchant_id ?? '';
  const change = { merchant, ai: { debounce_ms: 0 } };
  const { status } = await sender(demo.url)(updateMerchantSettings, change, { token: owner.token });
  if (status !== 200) throw new Error(`Could not set the debounce: ${status}`);
  const messages = quick ? 8 : 40;
  const server = await measureServer(demo.url, owner, messages);
  const browser = await openBrowser();
  const seen = await measureBrowsers(browser, demo.url, owner, messages);
  await browser.close();
  await demo.stop();
  return {
    debounce_ms: 0,
    messages,
    visible_to_teammate_ms: spread(seen.map(({ teammate }) => teammate)),
    visible_to_customer_ms: spread(seen.map(({ customer }) => customer)),
    server_stored_and_told_ms: spread(server),
    method:
      'From the end of the answer to the POST to the text being in the page (MutationObserver), by the clock both pages share. The widget on /demo sends, ' +
      "a second browser context has the thread open in the inbox. Server: from the POST answered to the message on a teammate's event stream, without browsers.",
  };
}
