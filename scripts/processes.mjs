// Child processes that end with the command that started them.
import { spawn } from 'node:child_process';
import { root } from './ensure.mjs';

/**
 * Starts each `{ command, args, env }` and exits with the code of the first that ends, after stopping the others. It forwards signals, also a second
 * one: the children decide when they are done.
 */
export function runTogether(programs) {
  const running = new Set();
  let code;
  const stopAll = (signal) => running.forEach((child) => child.kill(signal));
  const ended = (child, result) => {
    running.delete(child);
    if (code === undefined) stopAll('SIGTERM');
    code ??= result;
    if (running.size === 0) process.exit(code);
  };
  for (const { command, args, env = process.env } of programs) {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    running.add(child);
    child.on('error', (error) => {
      console.error(`${command} failed to start: ${error.message}`);
      ended(child, 1);
    });
    child.on('exit', (status) => ended(child, status ?? 1));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  stopWithParent(() => stopAll('SIGTERM'));
}

/** Killing npm ends npm and its shell but not this process, so stop when the parent is gone. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
