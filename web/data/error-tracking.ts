import type { getAppConfig as contractConfig } from '@parley/contract/system';
import type { Result } from '@parley/contract/endpoint';
import { useAuth } from './auth.ts';
import { getAppConfig } from './own-calls.ts';
import { isAbort } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

type Report = { message: string; stack: string; page: string; at: number; user: { id: string; email: string; name: string } | null };

/** How many reports may wait for the configuration, and how many one page may send. */
const MOST = 20;

let address: string | null | undefined;
let waiting: Report[] = [];
let reported = 0;

/** Watches for uncaught errors. Asks the server once where to report them; if nowhere, says so in the console. Returns an unsubscribe function. */
export function trackErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  void learnAddress();
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Reports an error with the page and the user signed in at this moment; after a log-out there is none. */
export function reportError(error: unknown): void {
  if (address === null || reported >= MOST || isAbort(error)) return;
  reported += 1;
  const { user } = useAuth.getState();
  waiting.push({
    message: error instanceof Error ? error.message : String(error),
    stack: (error instanceof Error && error.stack) || '',
    page: location.pathname,
    at: Date.now(),
    user: user && { id: user.id, email: user.email, name: user.name },
  });
  sendWaiting();
}

async function learnAddress() {
  try {
    const config = await exchange<Result<typeof contractConfig>>(describe(getAppConfig, {}));
    address = config.error_tracking_url;
  } catch {
    // Without the configuration the reports wait: a server that doesn't answer can't take them either.
    return;
  }
  if (address === null) console.warn('Error tracking is disabled: no address is configured.');
  sendWaiting();
}

function sendWaiting() {
  if (address === undefined) return;
  const reports = waiting;
  waiting = [];
  // Sent as plain text, so that the browser makes no CORS preflight request.
  if (address) for (const report of reports) navigator.sendBeacon(address, JSON.stringify(report));
}
