// The browser of the tests and measurements: CHROMIUM, else the system's, else the one inside @sparticuz/chromium.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const known = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const cure = 'Install one (`apt-get install chromium`) or name one (`CHROMIUM=/path/to/chromium npm test`).';

/** Without a sandbox, so that it starts as root; without the calls home a fresh profile makes. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** On a system without a locale it would call its language `en-US@posix`, which is no language tag. */
const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };

/**
 * A Chromium that was seen to start, for `chromium.launch(...)` of playwright-core; `folders` are searched for the system's.
 * Throws a sentence naming what to install.
 */
export async function findChromium(folders = systemFolders()): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await starts(named)) return { executablePath: named, args, env };
    throw new Error(`CHROMIUM names ${named}, which does not start. ${cure}`);
  }
  for (const candidate of installed(folders)) if (await starts(candidate)) return { executablePath: candidate, args, env };
  const packaged = await unpacked();
  if (await starts(packaged)) return { executablePath: packaged, args, env };
  throw new Error(`The browser tests found no Chromium that starts, and the one in @sparticuz/chromium does not either. ${cure}`);
}

const systemFolders = () => [...new Set([...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'])];

function installed(folders: string[]) {
  return known.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => fs.existsSync(file));
}

/** Asks for the version: a stub that only points to a store, or a build whose libraries are missing, answers with an error. */
async function starts(executablePath: string) {
  try {
    await run(executablePath, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return true;
  } catch (error) {
    console.error(`${executablePath} does not start: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`);
    return false;
  }
}

/**
 * The launcher of the packaged Chromium, unpacked once into node_modules/.cache. The package itself would use the shared temporary
 * folder, where another user's file of the same name, or half of one, is taken for the real thing.
 */
async function unpacked() {
  const parts = path.join(root, 'node_modules/@sparticuz/chromium');
  if (!fs.existsSync(parts)) throw new Error(`No Chromium was found, and @sparticuz/chromium is not installed. ${cure}`);
  const { version } = JSON.parse(fs.readFileSync(path.join(parts, 'package.json'), 'utf8')) as { version: string };
  const home = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  const launcher = path.join(home, 'start.sh');
  if (fs.existsSync(launcher)) return launcher;
  const making = `${home}.${randomUUID()}`;
  fs.mkdirSync(making, { recursive: true });
  await run(process.execPath, ['--input-type=module', '--eval', unpacking, path.join(parts, 'bin')], {
    cwd: root,
    env: { ...process.env, TMPDIR: making },
  });
  fs.writeFileSync(path.join(making, 'fonts.conf'), fontsFile(home));
  fs.writeFileSync(path.join(making, 'start.sh'), launcherFile(home), { mode: 0o755 });
  publish(making, home);
  return launcher;
}

/** In a process of its own, since the package unpacks to TMPDIR. The libraries are for systems that have never seen a browser. */
const unpacking = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath();
  await inflate(process.argv[1] + '/al2023.tar.br');
`;

const fontsFile = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

const launcherFile = (home: string) => `#!/bin/sh
if ldd '${home}/chromium' 2>/dev/null | grep -q 'not found'; then
  export LD_LIBRARY_PATH='${home}/al2023/lib'
fi
export FONTCONFIG_FILE='${home}/fonts.conf'
exec '${home}/chromium' "$@"
`;

/** One rename, so that a second process sees all of it or nothing; who comes second keeps the first one's. */
function publish(making: string, home: string) {
  try {
    fs.renameSync(making, home);
  } catch (error) {
    fs.rmSync(making, { recursive: true, force: true });
    if (!fs.existsSync(path.join(home, 'start.sh'))) throw error;
  }
}
