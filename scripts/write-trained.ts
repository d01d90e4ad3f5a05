import fs from 'node:fs';
import path from 'node:path';
import manifest from '../engine/weights/manifest.json' with { type: 'json' };
import { type Listed, sha256 } from '../engine/weights/read.ts';

const folder = path.resolve(import.meta.dirname, '../engine/weights');

/** Writes the trained files; with `--check` it only compares them and exits with 1 if they differ. */
export function writeTrained(train: () => Record<string, Uint8Array>) {
  const started = performance.now();
  const files = train();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (process.argv.includes('--check')) {
    const isSame = Object.entries(files).every(([name, content]) => fs.readFileSync(path.join(folder, name)).equals(content));
    console.log(`The weights ${isSame ? 'match' : 'differ'} (${seconds} s).`);
    process.exitCode = isSame ? 0 : 1;
  } else {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    const sizes = Object.entries(files).map(([name, { length }]) => `${name}: ${(length / 1e6).toFixed(2)} MB`);
    console.log(`${sizes.join(', ')} in ${seconds} s.`);
  }
}

/** Adds the manifest entry of each file, which the engine verifies. */
export const withManifest = (files: Record<string, Uint8Array>, learnedFrom: string): Record<string, Uint8Array> => {
  const lines = Object.entries(files).map(([name, content]): [string, Listed] => [
    name,
    { bytes: content.length, sha256: sha256(content), learnedFrom },
  ]);
  return { ...files, 'manifest.json': asBytes(`${JSON.stringify({ ...manifest, ...Object.fromEntries(lines) }, null, 2)}\n`) };
};
export const asBytes = (text: string) => new TextEncoder().encode(text);
