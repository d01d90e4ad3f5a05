import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The first of these programs that is installed. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Starts a browser or its driver in a group of its own, so that `stop` ends what it started as well. */
export function startProcess(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);
  return {
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
