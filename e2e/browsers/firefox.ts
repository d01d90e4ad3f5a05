import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, persist } from '../parley.ts';
import type { Engine } from './page.ts';
import { findProgram, startProcess } from './processes.ts';

type Remote = { type: string; value?: unknown };
type Reply = { id: number; type: string; result?: unknown; message?: string };

const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** What to install, if anything. */
export const missingForFirefox = (): string | null => (findFirefox() ? null : 'apt-get install firefox-esr');

/** Firefox over WebDriver BiDi. Each tab has a profile of its own (a user context). */
export async function openFirefox(language: string): Promise<Engine> {
  const command = findFirefox() ?? '';
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-firefox-'));
  fs.writeFileSync(path.join(profile, 'user.js'), preferences(language));
  const port = await freePort();
  const firefox = startProcess(command, ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], {});
  const call = await persist(() => connect(`ws://127.0.0.1:${port}/session`));
  await call('session.new', { capabilities: {} });
  return {
    async open() {
      const { userContext } = await call<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
      await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
      return {
        goto: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
        async run(source, args) {
          const functionDeclaration = `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`;
          const given = { type: 'string', value: JSON.stringify(args) };
          const asked = { functionDeclaration, arguments: [given], awaitPromise: true, target: { context } };
          const answer = await call<{ result?: Remote; exceptionDetails?: { text: string } }>('script.callFunction', asked);
          if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
          return typeof answer.result?.value === 'string' ? JSON.parse(answer.result.value) : undefined;
        },
        act: async (actions) => void (await call('input.performActions', { context, actions })),
        close: async () => void (await call('browser.removeUserContext', { userContext })),
      };
    },
    async close() {
      await firefox.stop();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** No requests to its vendor; focused as a tab in front is. */
const preferences = (language: string) =>
  Object.entries({
    'intl.accept_languages': language,
    'app.update.auto': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'focusmanager.testmode': true,
    'ui.prefersReducedMotion': 1,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not listen at ${url}.`));
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === 'error') asked?.reject(new Error(reply.message));
    else asked?.resolve(reply.result);
  };
  let last = 0;
  return <T = unknown>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: (result) => resolve(result as T), reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
