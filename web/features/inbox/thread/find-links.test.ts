import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap((part) => part.href ?? []);

test.each([
  ['See https://harbour.example/a?b=1#c.', ['https://harbour.example/a?b=1#c']],
  ['(http://harbour.example)', ['http://harbour.example']],
  ['https://harbour.example/a_(b) is odd', ['https://harbour.example/a_(b)']],
  ['Mail mei@mail.example, please!', ['mailto:mei@mail.example']],
  ['harbour.example and javascript:alert(1) and data:text/html,x', []],
  ['<a href="https://harbour.example">x</a>', ['https://harbour.example']],
  ['no link at all', []],
])('the links in %s', (text, found) => {
  expect(links(text)).toEqual(found);
});

test('nothing of the text is lost, spaces and lines included', () => {
  const text = 'a  b\n https://x.example/y, c@d.example.\n\n';
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
