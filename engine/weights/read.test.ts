import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWeights } from './read.ts';

describe('a file of weights', () => {
  let folder = '';
  beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-weights-'))));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const whole = () => Uint8Array.from(readWeights('alarms.bin'));
  const put = (content: Uint8Array) => fs.writeFileSync(path.join(folder, 'alarms.bin'), content);

  test.each(['intents.bin', 'alarms.bin', 'words.txt'] as const)('is the one the manifest lists: %s', (file) => {
    expect(readWeights(file).length).toBeGreaterThan(0);
  });
  test('with one bit changed is refused, and the error says which file and what to do', () => {
    const content = whole();
    content[1000] = (content[1000] ?? 0) ^ 1;
    put(content);
    expect(() => readWeights('alarms.bin', folder)).toThrow(/alarms\.bin .*SHA-256 differs.*Restore/);
  });
  test('that was cut short is refused', () => {
    put(whole().slice(0, -1));
    expect(() => readWeights('alarms.bin', folder)).toThrow('it has 295032 bytes instead of 295033');
  });
  test('that is not there is refused by its name', () => {
    expect(() => readWeights('words.txt', folder)).toThrow(/words\.txt/);
  });
});
