import { openInstallation } from '../installation.ts';
import { startWeb } from '../web-app.ts';
import { sender, type TestApp } from './app.ts';

type Options = { now?: () => Date; flagPollMs?: number };

/** What another process on the app's database opens: its own pools and its own caches. */
export function openBeside({ installation, database: { ownerUrl, appUrl } }: TestApp, options: Options = {}) {
  const { config, log, outside } = installation;
  return openInstallation({ config, log, outside, ownerUrl, appUrl, secret: 'a secret for tests, 32 characters or more', ...options });
}

/** A second web process on the app's database. */
export async function startSecondWeb(app: TestApp, options?: Options) {
  const installation = await openBeside(app, options);
  const web = await startWeb(installation, { careful: true });
  const url = `http://127.0.0.1:${web.port}`;
  const close = async () => void (await web.close(), await installation.close());
  return { installation, url, send: sender(url), close };
}
export type SecondWeb = Awaited<ReturnType<typeof startSecondWeb>>;
