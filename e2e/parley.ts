import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');

export type Parley = Awaited<ReturnType<typeof startParley>>;

/** A whole Parley as `npm start` runs it, on a data folder and a port of its own. */
export async function startParley(name: string, env: Record<string, string> = {}) {
  const data = path.join(root, '.data', `${name}-${process.pid}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log: string[] = [];
  let child = await launch();
  async function launch() {
    log.length = 0;
    const started = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        PARLEY_DATA: data,
        DATABASE_URL: '',
        RATE_LIMIT_FACTOR: '0',
        LOG_LEVEL: 'error',
        DEMO: '1',
        ...env,
      },
    });
    await untilReady(started, log);
    return started;
  }
  return {
    url,
    data,
    /** kill -9 of every process of the server; the database goes on. */
    killServer() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    },
    /** kill -9 of PostgreSQL's first process. */
    killDatabase: () =>
      persist(async () => {
        const [pid] = fs.readFileSync(postmasterFile(data), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      }),
    /** What it wrote to its log since it was started last. */
    said: () => log.join(''),
    async startAgain() {
      child = await launch();
    },
    async stop() {
      await stopped(child);
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

/** In the data folder, or where it had to move because PostgreSQL's own user cannot reach that. */
function postmasterFile(data: string) {
  const moved = path.join(data, 'pg/moved-to');
  const home = fs.existsSync(moved) ? fs.readFileSync(moved, 'utf8').trim() : path.join(data, 'pg');
  return path.join(home, 'cluster/postmaster.pid');
}

function untilReady(child: ChildProcess, log: string[]) {
  return new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.join('').includes('Parley is ready')) ready();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => failed(new Error(`Parley ended with ${code}: ${log.join('')}`)));
  });
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => found(port));
    });
  });

/** Tries until it is done, as a client on a bad line does. */
export async function persist<T>(attempt: () => Promise<T>, within = 60_000): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
