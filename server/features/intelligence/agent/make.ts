// Shops that know nothing but a short text of their own, and the plainest questions about it.

/**
 * `says`: what the answer has to contain; `not`: what belongs to another question; without `says` the text doesn't have it. `after`: what was
 * asked before. `missed`: why it isn't answered well yet.
 */
export type PlainQuestion = { asked: string; says?: RegExp[]; not?: RegExp; after?: string[]; missed?: string };
export type PlainShop = {
  name: string;
  language: string;
  files: Record<string, string>;
  questions: PlainQuestion[];
};

const roaster = {
  shipping:
    'Within Estonia delivery takes 1-2 working days and costs €3.20. Orders over €45 ship free. Finland and Latvia: €7.90, 3-5 working days. We do not ship to the United States.',
  returns:
    'You can return unopened bags within 14 days of delivery. Opened coffee cannot be returned. Send the parcel to our roastery; the return postage is yours to pay. We refund the original payment method within 5 days.',
  coffee:
    'Moonmoth Espresso costs €11.50 for 250 g. Harbour Fog Filter costs €12.90 for 250 g. Every bag is roasted on Tuesday and shipped on Wednesday, so the coffee is never more than a week old when it arrives.',
};
const ofRoaster: PlainQuestion[] = [
  { asked: 'How long does delivery take?', says: [/1[-–]2 working days/], not: /United States/ },
  { asked: 'What is the shipping cost?', says: [/3\.20/], not: /United States/ },
  { asked: 'When is shipping free?', says: [/45/], not: /United States|7\.90/ },
  { asked: 'How do I return something?', says: [/14 days|Send the parcel/] },
  { asked: 'Do you deliver to Finland?', says: [/7\.90|yes/i], not: /United States|don[’']t know/ },
  { asked: 'Do you deliver to Latvia?', says: [/7\.90|yes/i], not: /United States|don[’']t know/ },
  { asked: 'Do you deliver in Estonia?', says: [/3\.20|yes/i], not: /United States|don[’']t know/ },
  { asked: 'Do you ship to the United States?', says: [/\bno\b|not/i], not: /7\.90|3\.20/ },
  { asked: 'Can I return an opened bag?', says: [/cannot be returned|can[’']t/i] },
  { asked: 'Do you deliver to Brazil?' },
  { asked: 'How long does delivery take?', after: ['Do you deliver to Brazil?'], says: [/1[-–]2 working days/], not: /Brazil/ },
  { asked: 'When is shipping free?', after: ['Do you deliver to Finland?'], says: [/45/] },
  { asked: 'How do I return something?', after: ['Do you deliver to Brazil?'], says: [/14 days/], not: /Brazil/ },
  { asked: 'Do you sell gift cards?', missed: 'the product search says that it found none, and offers nobody' },
];
const html = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

export const reportedShops: PlainShop[] = [
  {
    name: 'a roaster, one text file',
    language: 'en',
    files: { 'policies.txt': `Shipping\n${roaster.shipping}\n\nReturns\n${roaster.returns}\n` },
    questions: ofRoaster,
  },
  {
    name: 'a roaster, one text file without headings',
    language: 'en',
    files: { 'policies.txt': `${roaster.shipping}\n\n${roaster.returns}\n` },
    questions: ofRoaster,
  },
  {
    name: 'a roaster, three pages',
    language: 'en',
    files: {
      'shipping.html': html('Shipping', roaster.shipping),
      'returns.html': html('Returns', roaster.returns),
      'coffees.html': html('Our coffees', roaster.coffee),
    },
    questions: [
      ...ofRoaster,
      { asked: 'What does Moonmoth Espresso cost?', says: [/11\.50/], not: /Estonia|Finland/ },
      {
        asked: 'How fresh is the coffee?',
        says: [/week old|roasted on Tuesday/],
        missed: 'the text has no word of the question but coffee',
      },
    ],
  },
];

export const otherShops: PlainShop[] = [
  {
    name: 'bicycle parts, prose without headings',
    language: 'en',
    files: {
      'info.txt': `We send parcels from Leeds every weekday. Postage to mainland UK addresses is £4.25 and parcels arrive in two to three days. If you spend £60 or more, postage is on us. For Ireland and the Isle of Man we charge £9.50 and you should allow 5-7 days.

Changed your mind? You have 30 days to send parts back, as long as they have not been fitted. Write to returns@cog.example first and we email you a label. Chains and cables that were cut to length are excluded.

Our frames are guaranteed for five years. We accept Visa, Mastercard and PayPal, but not American Express. The workshop is open Monday to Friday from 9:00 to 17:30 and on Saturday until 13:00. A basic service is £45 and takes about an hour.`,
    },
    questions: [
      { asked: 'How much is postage?', says: [/4\.25/], not: /PayPal|30 days/ },
      { asked: 'How long until my parcel arrives in the UK?', says: [/two to three days|2[-–]3/], not: /PayPal/ },
      { asked: 'When do I get free postage?', says: [/60/], not: /9\.50/ },
      { asked: 'Do you deliver to Ireland?', says: [/9\.50|yes/i], not: /don[’']t know/ },
      { asked: 'How do I return a part?', says: [/30 days|returns@cog\.example/] },
      { asked: 'How long is the guarantee on frames?', says: [/five years/], not: /PayPal/ },
      { asked: 'Can I pay with PayPal?', says: [/PayPal/], not: /guaranteed/ },
      { asked: 'Do you take American Express?', says: [/\bno\b|not/i] },
      { asked: 'Are you open on Saturday?', says: [/13:00|1:00/], not: /^No/ },
      { asked: 'How much does a basic service cost?', says: [/45/], not: /4\.25/ },
      { asked: 'Do you deliver to Norway?' },
      { asked: 'Do you rent out bikes?', missed: 'is taken for something that has nothing to do with the shop' },
    ],
  },
  {
    name: 'Keramik, mit Überschriften und Liste',
    language: 'de',
    files: {
      'kundeninfo.txt': `Versand und Lieferung

Innerhalb Deutschlands kostet der Versand 5,90 € und dauert 2-4 Werktage.
Ab 80 € Bestellwert liefern wir versandkostenfrei.
Österreich: 9,90 €, 4-6 Werktage
Schweiz: 14,90 €, 5-8 Werktage
Nach Großbritannien liefern wir nicht.

Rückgabe

Du kannst unbenutzte Stücke innerhalb von 30 Tagen zurückgeben. Die Kosten der Rücksendung trägst du. Sonderanfertigungen sind von der Rückgabe ausgeschlossen. Den Kaufpreis erstatten wir innerhalb von 7 Tagen.

Pflege

Alle Tassen und Teller sind spülmaschinenfest. Schalen mit Goldrand bitte von Hand spülen. In die Mikrowelle darf nur Steinzeug ohne Gold.

Bezahlung

Du kannst per Rechnung, PayPal oder Kreditkarte zahlen.`,
    },
    questions: [
      { asked: 'Wie lange dauert die Lieferung?', says: [/2[-–]4 Werktage/], not: /Großbritannien|Rückgabe/ },
      { asked: 'Was kostet der Versand?', says: [/5,90/], not: /Großbritannien liefern/ },
      { asked: 'Ab wann ist der Versand kostenlos?', says: [/80/], not: /14,90/ },
      { asked: 'Liefert ihr nach Österreich?', says: [/9,90|ja/i], not: /weiß nicht|14,90/ },
      { asked: 'Liefert ihr auch nach Großbritannien?', says: [/nein|nicht/i], not: /9,90/ },
      { asked: 'Wie kann ich etwas zurückgeben?', says: [/30 Tagen/] },
      { asked: 'Wer zahlt die Rücksendung?', says: [/trägst du/], missed: 'is taken for a return of an order' },
      { asked: 'Sind die Tassen spülmaschinenfest?', says: [/spülmaschinenfest/] },
      { asked: 'Darf Steinzeug in die Mikrowelle?', says: [/Mikrowelle/], not: /Rechnung/ },
      { asked: 'Kann ich auf Rechnung zahlen?', says: [/Rechnung|ja/i], not: /nicht/ },
      { asked: 'Liefert ihr nach Polen?' },
      { asked: 'Bietet ihr Töpferkurse an?' },
    ],
  },
  {
    name: 'candles, Markdown with a table',
    language: 'en',
    files: {
      'help.md': `# Wick & Wax help

## Shipping

| Destination | Cost | Time |
|---|---|---|
| United States | $6.00 | 3-6 business days |
| Canada | $14.00 | 7-10 business days |

Shipping is free on US orders of $75 and up.

## Returns and refunds

- Unburned candles can come back within 21 days.
- Email hello@wick.example to get a return label.
- The label costs $5.00, which we take off your refund.

## Candles

The Cedar candle is $24 and burns for about 50 hours. The Fig candle is $28 and burns for about 60 hours. All of our wax is soy. Trim the wick to a quarter of an inch before every burn.

## Wholesale

We sell to shops from 24 candles per order at 40% off.`,
    },
    questions: [
      { asked: 'How long does shipping take?', says: [/3[-–]6/], not: /label/ },
      { asked: 'How much is shipping to Canada?', says: [/14/], not: /\$5/ },
      { asked: 'Is shipping ever free?', says: [/75/] },
      { asked: 'How do I send a candle back?', says: [/21 days|hello@wick/] },
      { asked: 'What does the return label cost?', says: [/\$?5\.00/] },
      { asked: 'How much is the Fig candle?', says: [/28/] },
      { asked: 'How long does the Cedar candle burn?', says: [/50 hours/] },
      { asked: 'What kind of wax do you use?', says: [/soy/] },
      { asked: 'Do you sell wholesale?', says: [/24 candles|40%/] },
      { asked: 'Do you ship to Mexico?' },
      { asked: 'How long does shipping take?', after: ['Do you ship to Mexico?'], says: [/3[-–]6/], not: /Mexico/ },
      { asked: 'Can I pay with Klarna?' },
      { asked: 'Do you make candles without scent?', missed: 'the product search asks for a price, and offers nobody' },
    ],
  },
];
