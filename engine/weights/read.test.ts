import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWeights } from './read.ts';

describe('a weights file', () => {
  let folder = '';
  beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-weights-'))));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const validContent = () => Uint8Array.from(readWeights('alarms.bin'));
  const writeWeights = (content: Uint8Array) => fs.writeFileSync(path.join(folder, 'alarms.bin'), content);

  test.each(['intents.bin', 'alarms.bin', 'words.txt'] as const)('matches the manifest: %s', (file) => {
    expect(readWeights(file).length).toBeGreaterThan(0);
  });
  test('with a changed bit is rejected with its name and what to do', () => {
    const content = validContent();
    content[1000] = (content[1000] ?? 0) ^ 1;
    writeWeights(content);
    expect(() => readWeights('alarms.bin', folder)).toThrow(/alarms\.bin .*SHA-256 differs.*Restore/);
  });
  test('that is truncated is rejected', () => {
    writeWeights(validContent().slice(0, -1));
    expect(() => readWeights('alarms.bin', folder)).toThrow('it has 295032 bytes instead of 295033');
  });
  test('that is missing is rejected by name', () => {
    expect(() => readWeights('words.txt', folder)).toThrow(/words\.txt/);
  });
});
