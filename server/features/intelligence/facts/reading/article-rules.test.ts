import type { FactValues } from '@parley/contract/facts';
import { describe, expect, test } from 'vitest';
import { demoArticles } from '../../../../demo/articles.ts';
import { factsIn } from './article-rules.ts';

/** Only what the fact says: without nulls and without its sentence. */
const saidBy = ({ text: _text, language: _language, ...values }: FactValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
const read = (body: string, { title = 'Delivery times and costs', language = 'en' } = {}) => factsIn({ title, body, language });
const said = (body: string, about: { title?: string; language?: string } = {}) => read(body, about).map(saidBy);

describe('delivery', () => {
  const portugal = { kind: 'delivery', countries: ['PT'], amount: '9.95', free_from: '120.00', currency: 'EUR', days_min: 3, days_max: 5 };
  test.each([
    ['en', 'Delivery', 'Portugal: 3-5 working days, €9.95, free of charge from €120.'],
    ['de', 'Versand', 'Portugal: 3-5 Werktage, 9,95 €, ab 120 € versandkostenfrei.'],
    ['fr', 'Livraison', 'Portugal : 3-5 jours ouvrés, 9,95 €, offert dès 120 €.'],
    ['es', 'Gastos de envío', 'Portugal: 3-5 días laborables, 9,95 €, gratis a partir de 120 €.'],
    ['pt', 'Custos de envio', 'Portugal: 3-5 dias úteis, 9,95 €, grátis a partir de 120 €.'],
    ['nl', 'Verzending', 'Portugal: 3-5 werkdagen, € 9,95, gratis vanaf € 120.'],
    ['it', 'Spedizione', 'Portogallo: 3-5 giorni lavorativi, 9,95 €, gratis da 120 €.'],
  ])('a line of a list in %s', (language, title, line) => {
    expect(said(line, { title, language })).toEqual([portugal]);
  });

  test('a paragraph about delivery under a title that says nothing', () => {
    const text =
      'Within Denmark delivery takes 2-3 working days and costs €4.10. Orders over €70 ship free. Sweden and Norway: €8.50, 4-6 working days. For Iceland we charge €15.20 and you should allow 7-9 days.';
    expect(said(text, { title: 'Info' })).toEqual([
      { kind: 'delivery', countries: ['DK'], amount: '4.10', currency: 'EUR', days_min: 2, days_max: 3 },
      { kind: 'delivery', free_from: '70.00', currency: 'EUR' },
      { kind: 'delivery', countries: ['NO', 'SE'], amount: '8.50', currency: 'EUR', days_min: 4, days_max: 6 },
      { kind: 'delivery', countries: ['IS'], amount: '15.20', currency: 'EUR', days_min: 7, days_max: 9 },
    ]);
    expect(said('Innerhalb Österreichs kostet der Versand 4,90 € und dauert 1-2 Werktage.', { title: 'Info', language: 'de' })).toEqual([
      { kind: 'delivery', countries: ['AT'], amount: '4.90', currency: 'EUR', days_min: 1, days_max: 2 },
    ]);
    // Prices of goods from a place, and a paragraph about something else.
    expect(said('Denmark: a bowl for €30, made in 10 days.', { title: 'Our bowls' })).toEqual([]);
    expect(said('Sweden: €8.50, 4-6 working days.', { title: 'Repairs' })).toEqual([]);
  });

  test('a row of a table, and a list under a heading', () => {
    expect(said('## Shipping\n\n- **Austria** – 2-3 working days, €1,250.50', { title: 'Good to know' })).toEqual([
      { kind: 'delivery', countries: ['AT'], amount: '1250.50', currency: 'EUR', days_min: 2, days_max: 3 },
    ]);
    expect(said('| Austria | 2-3 working days | €6.90 |')).toEqual([
      { kind: 'delivery', countries: ['AT'], amount: '6.90', currency: 'EUR', days_min: 2, days_max: 3 },
    ]);
  });

  test.each([
    [
      'Standard delivery to Canada takes 7 to 12 business days and costs $19.95; it is free for orders of $75 or more.',
      { kind: 'delivery', countries: ['CA'], amount: '19.95', free_from: '75.00', currency: 'USD', days_min: 7, days_max: 12 },
    ],
    [
      'Express takes 2 business days and costs $14.95.',
      { kind: 'delivery', name: 'express', amount: '14.95', currency: 'USD', days_min: 2, days_max: 2 },
    ],
    ['We do not offer express delivery.', { kind: 'delivery', name: 'express', allowed: false }],
    ['We cannot deliver to PO boxes.', { kind: 'delivery', name: 'PO box', allowed: false }],
    ['Free delivery from €50.', { kind: 'delivery', free_from: '50.00', currency: 'EUR' }],
  ])('%s', (text, fact) => {
    expect(said(text)).toEqual([fact]);
  });

  test.each([
    ['en', 'We deliver to Spain and the Netherlands.', ['ES', 'NL'], true],
    ['en', 'We do not ship to Switzerland or Northern Ireland.', ['CH', 'GB-NIR'], false],
    ['en', 'Orders for Mexico are not taken at present.', ['MX'], false],
    ['de', 'Wir liefern nach Österreich und in die Niederlande.', ['AT', 'NL'], true],
    ['de', 'In die Schweiz und nach Norwegen geht leider nichts.', undefined, undefined],
    ['de', 'Wir liefern leider nicht in die Schweiz.', ['CH'], false],
    ['fr', 'Nous livrons en Belgique et aux Pays-Bas.', ['BE', 'NL'], true],
    ['fr', 'Nous ne livrons pas en Suisse.', ['CH'], false],
    ['es', 'No enviamos a las Islas Canarias, Ceuta ni Melilla.', ['ES-CE', 'ES-CN', 'ES-ML'], false],
    ['pt', 'Não enviamos para a Madeira nem para os Açores.', ['PT-20', 'PT-30'], false],
    ['nl', 'We leveren in België en Nederland.', ['BE', 'NL'], true],
    ['it', 'Spediamo in Italia e in Svizzera.', ['CH', 'IT'], true],
    ['en', 'We ship worldwide.', ['*'], true],
  ])('%s: %s', (language, text, countries, allowed) => {
    expect(said(text, { language, title: 'Info' })).toEqual(countries ? [{ kind: 'delivery_country', countries, allowed }] : []);
  });

  test('a list that is said to be whole denies every other country', () => {
    const all = said('We deliver to Belgium and France, and to no other country.');
    expect(all).toEqual([
      { kind: 'delivery_country', countries: ['BE', 'FR'], allowed: true },
      { kind: 'delivery_country', countries: ['*'], allowed: false },
    ]);
  });

  test.each([
    'The Regen Rain Barrel is delivered only in Belgium and the Netherlands.',
    'We send parcels with PostNL in the Netherlands and bpost in Belgium.',
    'For the United Kingdom we add €4.50 for customs and pay the duties ourselves.',
    'You can pay the carrier at the door for orders up to €100 in the Netherlands and Belgium.',
    'Parcels with live plants leave only from Monday to Wednesday.',
    'Our wool comes from Norway and costs €4.50 more than in 2019.',
    'Delivery costs are not lowered by buying a gift card.',
    'USA Priority: $10.95',
    'Delivery to the peninsula: €3.90',
    'For parcels to the rest of the EU we charge €14.90.',
  ])('says nothing of where and for how much: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test('lines under a country are about it', () => {
    const body =
      'Deutschland:\n\nAb €75,00 Einkaufswert kostenfreier Versand\n\n## Schweiz & Norwegen\n\nExpressversand: 2 Werktage | Kosten: 14,90 € (ab 100 € versandkostenfrei)';
    const found = read(body, { title: 'Versandkosten', language: 'de' });
    expect(found.map(saidBy)).toEqual([
      { kind: 'delivery', countries: ['DE'], free_from: '75.00', currency: 'EUR' },
      {
        kind: 'delivery',
        countries: ['CH', 'NO'],
        name: 'express',
        amount: '14.90',
        free_from: '100.00',
        currency: 'EUR',
        days_min: 2,
        days_max: 2,
      },
    ]);
    expect(found[0]?.text).toBe('Deutschland: Ab €75,00 Einkaufswert kostenfreier Versand');
  });
  test('country names in capitals', () => {
    expect(said('CANADA: 7-14 working days')).toEqual([{ kind: 'delivery', countries: ['CA'], days_min: 7, days_max: 14 }]);
  });

  test('a question with its answer', () => {
    expect(read('Yes, within five days.', { title: 'Do you ship to Norway?' })).toMatchObject([
      { kind: 'delivery_country', countries: ['NO'], allowed: true, text: 'Do you ship to Norway? Yes, within five days.' },
    ]);
  });

  test('picking up', () => {
    expect(said('You can pick up your order free of charge at our shop.')).toEqual([{ kind: 'pickup', amount: '0.00', allowed: true }]);
    expect(said('We sell only online, so orders cannot be collected.')).toEqual([{ kind: 'pickup', allowed: false }]);
  });
});

describe('returns and refunds', () => {
  const about = (language: string) => ({
    language,
    title:
      { en: 'Returns', de: 'Rückgabe', fr: 'Retours', es: 'Devoluciones', pt: 'Devoluções', nl: 'Retourneren', it: 'Resi' }[language] ?? '',
  });
  test.each([
    ['en', 'You may send anything back within 30 days of delivery if it is unused.'],
    ['de', 'Unbenutzte Ware können Sie innerhalb von 30 Tagen nach der Lieferung zurückgeben.'],
    ['fr', 'Vous pouvez renvoyer tout article non utilisé dans les 30 jours suivant la livraison.'],
    ['es', 'Puedes devolver cualquier artículo sin usar en los 30 días siguientes a la entrega.'],
    ['pt', 'Pode devolver qualquer artigo não usado no prazo de 30 dias após a entrega.'],
    ['nl', 'Je kunt alles ongebruikt terugsturen binnen 30 dagen na levering.'],
    ['it', 'Puoi restituire ogni articolo entro 30 giorni dalla consegna.'],
  ])('a window in %s', (language, text) => {
    expect(said(text, about(language))).toEqual([{ kind: 'returns', days_max: 30, allowed: true }]);
  });

  test('who pays the label, by country', () => {
    expect(
      said('The label costs €3.95 from Belgium and Germany and €6.95 from other countries; it is taken off the refund.', about('en')),
    ).toEqual([
      { kind: 'return_cost', countries: ['BE', 'DE'], amount: '3.95', currency: 'EUR' },
      { kind: 'return_cost', countries: ['*'], amount: '6.95', currency: 'EUR' },
    ]);
    expect(said('If we sent something broken, the return is free of charge.', about('en'))).toEqual([
      { kind: 'return_cost', name: 'wrong or faulty', amount: '0.00' },
    ]);
  });

  test.each([
    ['en', 'Plants, bulbs and seeds cannot be returned once opened.', 'Plants, bulbs and seeds'],
    ['de', 'Geprägte Ware und Gutscheine sind vom Umtausch ausgeschlossen.', 'Geprägte Ware und Gutscheine'],
    ['fr', 'Les plantes ne peuvent pas être retournées.', 'Les plantes'],
    ['es', 'No se devuelven artículos grabados.', 'artículos grabados'],
    ['pt', 'Artigos gravados não podem ser devolvidos.', 'Artigos gravados'],
    ['nl', 'Planten en bollen kunnen niet terug.', 'Planten en bollen'],
    ['it', 'Le piante non possono essere restituite.', 'Le piante'],
  ])('an exception in %s', (language, text, name) => {
    expect(said(text, about(language))).toEqual([{ kind: 'return_exception', name, allowed: false }]);
  });

  test('the refund, and how long each method takes', () => {
    const text =
      'We refund within 5 working days of the arrival of a return. After that a card takes 3 to 5 working days, PayPal is there at once.';
    expect(said(text, { title: 'Refunds' })).toEqual([
      { kind: 'refund_time', days_max: 5 },
      { kind: 'refund_time', name: 'card', days_min: 3, days_max: 5 },
    ]);
    expect(said('Depois, um cartão demora 3 a 5 dias úteis e o PayPal é imediato.', { title: 'Reembolsos', language: 'pt' })).toEqual([
      { kind: 'refund_time', name: 'card', days_min: 3, days_max: 5 },
    ]);
  });

  test.each([
    ['Late or damaged parcels', 'If something arrives broken, send us a picture within 14 days.'],
    ['Price match', 'If our price drops within 14 days after your order, we pay the difference.'],
    ['Returns', 'Parcels that are not collected are returned to us within 7 days.'],
    ['Cancelling an order', 'What was paid goes back within 2 working days.'],
    ['Exchanges', 'An order that has been returned cannot be exchanged afterwards.'],
    ['Gift cards', 'A gift card is not exchanged for money.'],
  ])('%s: not a rule of returns: %s', (title, text) => {
    expect(said(text, { title })).toEqual([]);
  });

  test('a time is about the nearest word: the return or the refund', () => {
    expect(said('You have 30 days to return it for a full refund.', about('en'))).toEqual([
      { kind: 'returns', days_max: 30, allowed: true },
    ]);
    expect(said('Les produits retournés dans les 14 jours donnent droit à un remboursement.', about('fr'))).toEqual([
      { kind: 'returns', days_max: 14, allowed: true },
    ]);
    expect(said('Na ontvangst storten wij het bedrag binnen 7 dagen terug op uw rekening.', about('nl'))).toEqual([
      { kind: 'refund_time', days_max: 7 },
    ]);
    expect(said('Once your return is here, we refund you within ten days.', about('en'))).toEqual([{ kind: 'refund_time', days_max: 10 }]);
  });
  test('a window of some goods only has their name', () => {
    expect(said('Teapots and cups can be returned within 30 days in their box.', about('en'))).toEqual([
      { kind: 'returns', name: 'Teapots and cups', days_max: 30, allowed: true },
    ]);
  });

  test('guarantees, the general one and those of single products', () => {
    const text =
      'Everything has the legal guarantee of 2 years. Some products have more: the Pike Flask and the Ridge Pack 5 years, the Beacon Lamp 36 months.';
    expect(said(text, { title: 'Guarantee' })).toEqual([
      { kind: 'warranty', days_max: 730, allowed: true },
      { kind: 'warranty', name: 'Pike Flask', days_max: 1825, allowed: true },
      { kind: 'warranty', name: 'Ridge Pack', days_max: 1825, allowed: true },
      { kind: 'warranty', name: 'Beacon Lamp', days_max: 1095, allowed: true },
    ]);
    expect(said('A Pike Flask keeps tea hot for years: mine is 12 years old.', { title: 'Guarantee' })).toEqual([]);
  });
});

describe('the shop', () => {
  test('what is accepted, and what is not', () => {
    expect(said('We accept Visa, PayPal and cash on delivery. iDEAL and Klarna are not offered yet.', { title: 'Ways to pay' })).toEqual([
      { kind: 'payment_method', name: 'cash_on_delivery', allowed: true },
      { kind: 'payment_method', name: 'Visa', allowed: true },
      { kind: 'payment_method', name: 'PayPal', allowed: true },
      { kind: 'payment_method', name: 'Klarna', allowed: false },
      { kind: 'payment_method', name: 'iDEAL', allowed: false },
    ]);
    expect(said('Aceptamos Visa y pago contra reembolso, pero no PayPal.', { title: 'Formas de pago', language: 'es' })).toEqual([
      { kind: 'payment_method', name: 'cash_on_delivery', allowed: true },
      { kind: 'payment_method', name: 'Visa', allowed: true },
      { kind: 'payment_method', name: 'PayPal', allowed: false },
    ]);
  });
  test('what only some may use depends', () => {
    expect(said('Companies and schools in Belgium can pay by bank transfer.', { title: 'Ways to pay' })).toEqual([
      { kind: 'payment_method', name: 'bank_transfer', countries: ['BE'] },
    ]);
  });

  const week = [1, 2, 3, 4, 5];
  test.each([
    ['en', 'People answer from Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 16:00.'],
    ['en', 'Our team is there Monday to Friday from 9 a.m. to 6 p.m. and Saturday from 10 a.m. to 4 p.m.'],
    ['de', 'Menschen antworten Montag bis Freitag von 9 bis 18 Uhr und Samstag von 10 bis 16 Uhr.'],
    ['fr', 'Des personnes répondent du lundi au vendredi de 9 h à 18 h et le samedi de 10 h à 16 h.'],
    ['es', 'Atienden personas de lunes a viernes de 9 a 18 h y los sábados de 10 a 16 h.'],
    ['pt', 'Há pessoas a responder de segunda a sexta das 9h às 18h e ao sábado das 10h às 16h.'],
    ['nl', 'We zijn bereikbaar van maandag tot en met vrijdag van 9:00 tot 18:00 en op zaterdag van 10:00 tot 16:00.'],
    ['it', 'Rispondiamo da lunedì a venerdì dalle 9:00 alle 18:00 e il sabato dalle 10:00 alle 16:00.'],
  ])('hours in %s: %s', (language, text) => {
    expect(said(text, { title: 'Contact', language })).toEqual([
      { kind: 'hours', name: 'team', hours: { days: week, from: '09:00', to: '18:00' } },
      { kind: 'hours', name: 'team', hours: { days: [6], from: '10:00', to: '16:00' } },
    ]);
  });
  test('hours of the shop itself, and days of a month that are no hours', () => {
    expect(said('The shop at Main Street 214 is open from Tuesday to Friday, 10:00 to 18:00.', { title: 'Contact' })).toEqual([
      { kind: 'hours', name: 'shop', hours: { days: [2, 3, 4, 5], from: '10:00', to: '18:00' } },
    ]);
    expect(said('Our workshop is open on the first Saturday of every month, 11:00 to 16:00.', { title: 'Contact' })).toEqual([]);
    expect(said('Carriers deliver from Monday to Saturday, 8:00 to 18:00.', { title: 'Delivery' })).toEqual([]);
  });

  test('phone and email, but not somebody else’s', () => {
    expect(said('Write to help@harbour.example, or call +31 10 555 0142.', { title: 'Contact' })).toEqual([
      { kind: 'contact', name: 'email', value: 'help@harbour.example' },
      { kind: 'contact', name: 'phone', value: '+31 10 555 0142' },
    ]);
    expect(said('The poison centre is at 070 245 245, day and night.', { title: 'Plants and pets' })).toEqual([]);
  });

  test.each([
    [
      'Do you wrap gifts?',
      'Choose gift wrapping at checkout, €3.50 an item.',
      { kind: 'gift_wrap', amount: '3.50', currency: 'EUR', allowed: true },
    ],
    ['Gift cards', 'Gift cards are valid for 5 years.', { kind: 'gift_card', name: 'validity', days_max: 1825 }],
    ['Gift cards', 'They never expire.', { kind: 'gift_card', name: 'validity', value: 'no expiry' }],
    ['Invoices', 'The invoice comes as a PDF with the e-mail.', { kind: 'invoice', allowed: true }],
    [
      'Discounts',
      'New subscribers get a code for 10 % off their first order.',
      { kind: 'discount', name: 'newsletter', value: '10%', allowed: true },
    ],
    ['Discounts', 'There is no student discount.', { kind: 'discount', name: 'student', allowed: false }],
  ])('%s: %s', (title, text, fact) => {
    expect(said(text, { title })).toEqual([fact]);
  });
});

test('a sentence that begins with “it” is quoted with the one before', () => {
  const [fact] = read('You get a label. It costs €4.50.', { title: 'Returns' });
  expect(fact?.text).toBe('You get a label. It costs €4.50.');
});

test('a page in a language that the AI doesn’t speak is read in that language', () => {
  const [fact] = read('We leveren in België en Nederland, en je kunt het pakket bij een punt van de post ophalen.', { language: 'en' });
  expect(fact).toMatchObject({ kind: 'delivery_country', countries: ['BE', 'NL'], language: 'nl' });
});

test('a long text takes no time worth naming', () => {
  const body = 'We deliver the 3 of them to nobody, at €3 - 4 and - '.repeat(4_000);
  expect(factsIn({ title: 'Delivery', body, language: 'en' })).toEqual([]);
});

test('the demo shop: every sentence is quoted from the article it comes from', () => {
  for (const { title, body, language } of demoArticles)
    for (const { text, kind } of factsIn({ title, body, language }))
      for (const sentence of text.replace(`${title} `, '').split(/(?<=[.!?])\s/u))
        expect(body.replace(/\s+/g, ' '), kind).toContain(sentence);
});
