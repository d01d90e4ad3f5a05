import { expect, test } from 'vitest';
import { findScript, readEmbedding } from './embed.ts';

function makeScript(attributes: Record<string, string>) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

test.each([
  [
    { src: 'https://chat.example/widget.js', 'data-key': 'demo-harbour' },
    { host: 'https://chat.example', key: 'demo-harbour', locale: null, page: false },
  ],
  [
    { src: 'https://chat.example:8443/a/widget.js?v=2', 'data-key': ' k-1 ', 'data-locale': 'fr' },
    { host: 'https://chat.example:8443', key: 'k-1', locale: 'fr', page: false },
  ],
  [
    { src: 'https://chat.example/widget.js', 'data-key': 'k', 'data-mode': 'page' },
    { host: 'https://chat.example', key: 'k', locale: null, page: true },
  ],
  [{ src: 'https://chat.example/widget.js' }, null],
  [{ src: 'https://chat.example/widget.js', 'data-key': ' ' }, null],
  [{ 'data-key': 'demo-harbour' }, null],
])('%j gives %j', (attributes, embedding) => {
  expect(readEmbedding(makeScript(attributes))).toEqual(embedding);
});

test('a page without the script gives null', () => {
  expect(readEmbedding(findScript(document))).toBeNull();
});

test('a script that was injected as text finds its element on the page', () => {
  const script = makeScript({ 'data-key': 'demo-harbour' });
  document.head.append(script);
  script.setAttribute('type', 'text/plain');
  script.setAttribute('src', 'https://chat.example/widget.js');
  expect(findScript(document)).toBe(script);
  script.remove();
});
