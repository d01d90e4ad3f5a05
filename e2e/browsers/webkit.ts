import fs from 'node:fs';
import path from 'node:path';
import { freePort, persist } from '../parley.ts';
import type { Engine } from './page.ts';
import { findProgram, startProcess } from './processes.ts';

const findParts = () => ({ driver: findProgram('WebKitWebDriver'), display: findProgram('xvfb-run'), browser: findMiniBrowser() });

/** What to install, if anything. */
export const missingForWebKit = (): string | null =>
  Object.values(findParts()).every(Boolean) ? null : 'apt-get install webkit2gtk-driver xvfb xauth';

/**
 * WebKitGTK's small browser over W3C WebDriver, on a virtual display. Each tab is a session of its own, which keeps nothing; sessions run one at a
 * time.
 */
export async function openWebKit(language: string): Promise<Engine> {
  const { driver = '', display = '', browser = '' } = findParts();
  const port = await freePort();
  const process = startProcess(display, ['-a', '-s', '-screen 0 1280x900x24', driver, `--port=${port}`], {
    LC_ALL: language,
    // It starts as root, and on machines without a graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const call = async <T = unknown>(method: string, at: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${at}: ${value.message}`);
    return value;
  };
  await persist(() => call('GET', '/status'));
  return {
    async open() {
      const options = { binary: browser, args: ['--automation'] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
      const at = `/session/${sessionId}`;
      await call('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 });
      return {
        async goto(url) {
          // The driver stops answering when a page with an open stream is opened again at its own address.
          for (const next of ['about:blank', url]) await call('POST', `${at}/url`, { url: next });
        },
        run: (source, args) => call('POST', `${at}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
        act: async (actions) => void (await call('POST', `${at}/actions`, { actions })),
        close: async () => void (await call('DELETE', at)),
      };
    },
    close: process.stop,
  };
}

/** Debian keeps it beside the library. */
function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => fs.existsSync(folder));
  const nested = folders.flatMap((folder) => [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))]);
  return nested
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) => path.join(folder, library, 'MiniBrowser')))
    .find((file) => fs.existsSync(file));
}
