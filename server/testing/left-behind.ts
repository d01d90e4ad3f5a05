import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '../platform/db/postmaster.ts';

/** Removes what an interrupted run left in a folder: its data folders, named by process id, and their PostgreSQL. */
export async function removeLeftBehind(folder: string) {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const pid = Number(/-(\d+)$/.exec(name)?.[1]);
    if (!(pid > 0) || isAlive(pid)) continue;
    for (const home of homesIn(path.join(folder, name))) {
      await endPostgres(path.join(home, 'cluster'));
      fs.rmSync(home, { recursive: true, force: true });
    }
  }
}

/** Immediate shutdown, because its data is deleted as well. */
async function endPostgres(cluster: string) {
  const running = readPostmaster(cluster);
  if (running) process.kill(running.pid, 'SIGQUIT');
  while (readPostmaster(cluster)) await pause(50);
}

/** The folder itself comes last, because PostgreSQL may be in its `pg` or, if started by root, where either folder says it moved. */
function homesIn(folder: string): string[] {
  const places = [path.join(folder, 'pg'), folder];
  return places.flatMap((place) => [...movedTo(place), place]);
}

function movedTo(place: string): string[] {
  const note = path.join(place, 'moved-to');
  return fs.existsSync(note) ? [fs.readFileSync(note, 'utf8').trim()] : [];
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
