// The only file in the engine that reads files: the weights that the training scripts wrote.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import manifest from './manifest.json' with { type: 'json' };

export type WeightFile = keyof typeof manifest;
/** `learnedFrom` is the fingerprint of the training sentences; another fingerprint means other sentences. */
export type Listed = { bytes: number; sha256: string; learnedFrom: string };

export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
export const listed = (file: WeightFile): Listed => manifest[file];

/** Reads a weights file. Throws when it differs from the manifest, because an engine with wrong weights answers nonsense. */
export function readWeights(file: WeightFile, folder = import.meta.dirname): Uint8Array {
  const { bytes, sha256: sum } = listed(file);
  const content = fs.readFileSync(path.join(folder, file));
  const mismatch =
    content.length !== bytes ? `it has ${content.length} bytes instead of ${bytes}` : sha256(content) !== sum ? 'its SHA-256 differs' : '';
  if (mismatch !== '')
    throw new Error(
      `The engine's weights in ${file} are not those that manifest.json lists: ${mismatch}. Restore both files from the repository.`,
    );
  return content;
}
