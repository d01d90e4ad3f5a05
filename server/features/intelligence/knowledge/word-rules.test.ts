import { describe, expect, test } from 'vitest';
import { isBelow, normal, refusalOf, worthReading } from './address-rules.ts';
import { titleOfFile } from './file-rules.ts';
import { highlightsOf, isSameWord } from './highlight-rules.ts';
import { knownLanguage, languageOf } from './language-rules.ts';
import { splitIntoPassages } from './rules.ts';

const texts = (body: string, kind?: string) => splitIntoPassages({ title: 'T', body, ...(kind && { kind }) }).map(({ text }) => text);

describe('passages of Markdown', () => {
  test.each([
    ['## Costs\n\nFrom **€4.95**.', 'Costs: From €4.95.'],
    ['# How long?\nThree days.', 'How long? Three days.'],
    ['## To\n- Spain\n- Portugal', 'To:\n- Spain\n- Portugal'],
    ['See [our page](https://a.example/b) or ![a picture](x.png).', 'See our page or a picture.'],
    ['1\\. is _not_ a list, snake_case_word stays, 2 * 3 * 4 as well', '1. is not a list, snake_case_word stays, 2 * 3 * 4 as well'],
    ['One.\n\n---\n\n> Two.', 'One.\n\nTwo.'],
    ['## Alone', 'Alone'],
  ])('%j reads %j', (body, text) => {
    expect(texts(body)).toEqual([text]);
  });
  test('an answer is never split, an article of the same length is', () => {
    const long = Array.from({ length: 5 }, (_, n) => `${n} ${'word '.repeat(60)}.`).join('\n\n');
    expect([texts(long, 'question').length, texts(long).length]).toEqual([1, 5]);
  });
  test('a passage never ends with a heading', () => {
    const body = `${'a'.repeat(580)}.\n\n## Costs\n\nFrom €4.95.`;
    expect(texts(body)).toEqual([`${'a'.repeat(580)}.`, 'Costs: From €4.95.']);
  });
});

test.each([
  ['https://shop.example/help', undefined],
  ['http://shop.example:8080/', undefined],
  ['ftp://shop.example/', expect.any(String)],
  ['https://a:b@shop.example/', expect.any(String)],
  ['http://192.168.1.1/', expect.any(String)],
  ['http://0x7f.1/', expect.any(String)],
  ['http://[fd00::1]/', expect.any(String)],
  ['http://printer.local/', expect.any(String)],
  ['http://localhost/', expect.any(String)],
])('%s as a site: %s', (url, refusal) => {
  expect(refusalOf(url, { allowPrivate: false })).toEqual(refusal);
});

test.each([
  ['https://s.example/help', 'https://s.example/help/a', true],
  ['https://s.example/help', 'https://s.example/help', true],
  ['https://s.example/help', 'https://s.example/helpers', false],
  ['https://s.example/help/', 'https://s.example/help/a', true],
  ['https://s.example/help/index.html', 'https://s.example/help/b.html', true],
  ['https://s.example/', 'https://www.s.example/a', false],
  ['https://s.example/', 'https://s.example:8443/a', false],
])('below %s is %s: %s', (root, url, below) => {
  expect(isBelow(root, url)).toBe(below);
});

test('addresses are normalized', () => {
  expect(normal('HTTP://S.example:80/a?utm_source=x&b=1#c', 'https://s.example/')).toBe('https://s.example/a?b=1');
  expect(normal(`https://s.example/${'a'.repeat(600)}`)).toBeUndefined();
  expect(normal('javascript:alert(1)')).toBeUndefined();
  expect(worthReading(['/a#x', '/a', '/b.png', 'https://other.example/', 'mailto:a@b.example'], 'https://s.example/')).toEqual([
    'https://s.example/a',
  ]);
});

test.each([
  ['return', 'returned', true],
  ['delivery', 'deliveries', true],
  ['lieferung', 'lieferungen', true],
  ['devolver', 'devoluciones', false],
  ['warm', 'warranty', false],
  ['car', 'cars', false],
  ['order', 'border', false],
])('%s and %s are one word: %s', (one, other, same) => {
  expect(isSameWord(one, other)).toBe(same);
});

test('function words are not highlighted, and accents are ignored', () => {
  const passage = 'El envío de la devolución es gratis.';
  expect(highlightsOf(passage, '¿la devolucion es de pago?').map(({ start, end }) => passage.slice(start, end))).toEqual(['devolución']);
  expect(highlightsOf(passage, 'el de la')).toEqual([]);
});

test.each([
  ['You may return anything within 30 days of delivery.', 'en'],
  ['Puede devolver los productos en un plazo de 30 días.', 'es'],
  ['Vous pouvez renvoyer les produits dans un délai de 30 jours.', 'fr'],
  ['Sie können die Ware innerhalb von 30 Tagen an uns zurücksenden.', 'de'],
  ['Você pode devolver os produtos em até 30 dias, não se preocupe com os custos da devolução.', 'pt'],
  ['Je kunt alles binnen 30 dagen na ontvangst terugsturen, en wij betalen het aankoopbedrag terug.', 'nl'],
  ['Puoi restituire i prodotti entro 30 giorni dalla consegna, se non sono stati usati.', 'it'],
  ['12345', 'en'],
])('"%s" is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
test('a page’s declared language counts, if the AI supports it', () => {
  expect([knownLanguage('pt-BR'), knownLanguage('nl'), knownLanguage('pl'), knownLanguage(null)]).toEqual([
    'pt',
    'nl',
    undefined,
    undefined,
  ]);
});

test.each([
  ['Our terms', 'a.pdf', 'Our terms'],
  ['Microsoft Word - terms.doc', 'our_terms.pdf', 'our terms'],
  [null, 'AGB-2026.docx', 'AGB 2026'],
  ['', '.pdf', 'File'],
])('a file with the title %j and the name %s is titled "%s"', (title, name, wanted) => {
  expect(titleOfFile(title, name)).toBe(wanted);
});
