import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { round } from '../support/figures.ts';
import { root } from '../support/folders.ts';
import type { Measured } from './one-core.ts';

/** Measures the built-in engine on one core in its own process: loading, classifying a sentence, and a full answer over an in-memory shop. */
export async function measureBuiltin({ quick }: { quick: boolean }) {
  const file = path.join(root, 'bench/builtin/one-core.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, quick ? '2000' : '8000'], {
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1e7,
  });
  if (status !== 0) throw new Error(stderr.slice(-2_000));
  const measured = JSON.parse(stdout) as Measured;
  return { ...measured, load_ms: round(measured.load_ms) };
}
