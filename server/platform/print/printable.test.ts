import { expect, test } from 'vitest';
import { openPaper } from './paper.ts';

const paper = openPaper({ title: 'Test', language: 'en', size: [100, 100], margin: 0, now: new Date(0) });

test.each([
  ['Zoë Ångström-Łukasiewicz', 'Zoë Ångström-Łukasiewicz', []],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου', []],
  ['Їжакевич, Київ', 'Їжакевич, Київ', []],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh', []],
  // Decomposed letters print as one.
  ['Zoe\u0308', 'Zoë', []],
  ['Ana 🌻 Lima 👩🏽‍🚀', 'Ana Lima', []],
  ['محمد علي', '[…]', ['Arab']],
  ['‏דוד Cohen', '[…] Cohen', ['Hebr']],
  ['山田 太郎 (Taro)', '[…] (Taro)', ['Hani']],
  ['한국 1', '[…] 1', ['Kore']],
  ['a\tb\u200Bc', 'a bc', []],
])('%j prints as %j', (given, text, missing) => expect(paper.printable(given)).toEqual({ text, missing }));
