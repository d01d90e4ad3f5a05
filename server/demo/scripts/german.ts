import { answers, asks, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { arrivedBroken, beforeCancelling, beforeReturning, late, notPacked, onItsWay, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';
import { countryName } from '../articles/rates.ts';

const hello = '{Hallo|Guten Tag|Moin|Guten Morgen|}';
const questions = [
  [
    'bottle-drift',
    '{Hält die Drift-Flasche Tee warm?|Kann ich heißen Tee in die Drift füllen?}',
    'Ja. Die Drift hält Tee 12 Stunden heiß und Wasser 24 Stunden kalt.',
    'hot for 12 hours',
  ],
  [
    'jacket-squall',
    '{Ist die Squall PFAS-frei?|Passt die Kapuze der Squall über einen Helm?}',
    'Die Squall ist frei von PFAS, und die Kapuze passt über einen Helm.',
    'fits over a helmet',
  ],
  [
    'pack-towpath',
    '{Passt die Fahrradtasche an 10-mm-Rohre?|Gepäckträger mit 12 mm, passt die Towpath?}',
    'Ja, sie hängt an Rohren von 8 bis 16 mm; ein Adapter für dünne Träger liegt bei.',
    '8 to 16 mm',
  ],
  [
    'knife-bosun-chef',
    '{Darf das Kochmesser in die Spülmaschine?|Bosun Messer spülmaschinenfest?}',
    'Nein, bitte spülen Sie es von Hand und trocknen Sie es gleich ab. Die Spülmaschine macht die Schneide stumpf, und die Garantie erlischt.',
    'the dishwasher dulls the edge',
  ],
  [
    'blanket-skerry',
    '{Wie wasche ich die Wolldecke?|Kann die Skerry in die Maschine?}',
    'Am besten nur lüften. Wenn es sein muss, im Wollprogramm bei 30 °C, aber nie in den Trockner.',
    'wool programme at 30 °C',
  ],
] as const;

export const germanScripts = scripts('de', [
  {
    name: 'Frage zum Produkt',
    share: 30,
    intent: 'product_question',
    subject: 'Frage zum Produkt',
    play: (s) => {
      const [product, ask, answer, fact] = s.draws.pick(questions);
      return [says(ask), answers(answer, [s.product(product, fact)], { product }), s.thanks()];
    },
  },
  {
    name: 'Lieferzeit',
    share: 16,
    intent: 'delivery_period',
    subject: 'Lieferzeit',
    play: (s) => [
      says(`${hello}, {wie lange dauert die Lieferung|wie schnell liefern Sie} nach ${countryName(s.country, 'de')}?`),
      answers(
        `Nach ${countryName(s.country, 'de')} dauert es ${s.delivery.days.join(' bis ')} Werktage mit ${s.delivery.carrier}. Bestellungen bis 16:00 Uhr gehen werktags noch am selben Tag raus.`,
        [s.article('shipping', countryName(s.country, 'de')), s.article('shipping', '16:00 Uhr')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'Zahlungsarten',
    share: 12,
    intent: 'payment_methods',
    subject: 'Zahlungsarten',
    play: (s) => [
      says('{Kann ich auf Rechnung zahlen?|Geht Kauf auf Rechnung?|Bieten Sie Klarna an?}'),
      answers('Auf Rechnung zahlen Sie innerhalb von 14 Tagen, bis 300 €, ohne Gebühr. Klarna bieten wir noch nicht an.', [
        s.article('payment-methods', '14 Tagen'),
        s.article('payment-methods', 'Klarna'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'Wo ist mein Paket',
    share: 40,
    intent: 'track_order',
    needs: onItsWay,
    subject: (s) => `Wo ist ${s.number}?`,
    play: (s) => [
      says(`${hello}, {wo bleibt meine Bestellung|wann kommt|ich warte auf} ${s.number}?`),
      s.proves(),
      answers(
        `Bestellung ${s.number} ist seit ${s.day(s.journey.shipped)} mit ${s.delivery.carrier} unterwegs und sollte bis ${s.due} bei Ihnen sein. Sendungsnummer: ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'Paket verspätet',
    share: 12,
    intent: 'track_order',
    needs: late,
    priority: 'high',
    subject: (s) => `${s.number} ist verspätet`,
    play: (s) => [
      says(`{${s.number} sollte längst da sein|Mein Paket ${s.number} ist überfällig, was ist los?}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        `Es tut mir leid, dass Sie noch warten: ${s.number} sollte bis ${s.due} da sein. Ich hole jemanden aus dem Team dazu, um eine Nachforschung zu starten.`,
        `${s.number} is ${s.late} late with ${s.delivery.carrier}; the customer writes German.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes(`Guten Tag ${s.name}, ich habe bei ${s.delivery.carrier} eine Nachforschung gestartet und melde mich in zwei Werktagen.`),
      says('{Danke, ich warte dann|In Ordnung}'),
    ],
  },
  {
    name: 'Rückgabe',
    share: 16,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Rückgabe von ${s.number}`,
    play: (s) => [
      says(`{Ich möchte ${s.number} zurückgeben|Wie schicke ich ${s.number} zurück?}`),
      s.proves(),
      answers(
        `Ja, gern: ${s.number} kam am ${s.day(s.journey.delivered)} an, und Sie haben 30 Tage Zeit. Das Etikett kostet 3,95 € und wird von der Erstattung abgezogen. Soll ich Ihnen eines besorgen?`,
        [...s.proof(), s.order(), s.article('returns', 'innerhalb von 30 Tagen'), s.article('returns', '3,95 €')],
        { order: true },
      ),
      says('{Ja bitte|ja, gern}'),
      handsOver(
        'policy_restriction',
        'Gern! Ich hole jemanden aus dem Team dazu, der Ihnen das Etikett schickt.',
        `Wants to return ${s.number}; needs a label. The customer writes German.`,
      ),
      takes(),
      writes(`Hallo ${s.first}, ich habe Ihnen das Etikett gerade gemailt.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'Stornieren',
    share: 12,
    intent: 'cancel_order',
    needs: beforeCancelling,
    subject: (s) => `${s.number} stornieren`,
    play: (s) => [
      says(`{Bitte stornieren Sie ${s.number}|Kann ich ${s.number} noch stornieren?}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Ja, sie ist noch nicht gepackt und lässt sich kostenlos stornieren. Ich hole dafür jemanden aus dem Team dazu.',
        `Wants ${s.number} cancelled; not packed yet. The customer writes German.`,
        [...s.proof(), s.order(), s.article('cancellation', 'kostenlos stornieren')],
      ),
      takes(),
      writes(`Guten Tag, ${s.number} ist storniert, und wir erstatten Ihnen heute ${s.total}.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'Erstattung',
    share: 24,
    intent: 'track_refund',
    needs: waitingForRefund,
    subject: (s) => `Erstattung für ${s.number}`,
    play: (s) => [
      says(`{Wann bekomme ich mein Geld für ${s.number}?|Ist meine Rücksendung ${s.number} angekommen?}`),
      s.proves(),
      answers(
        `Ja, sie kam am ${s.day(s.journey.returned)} an. Wir erstatten den Betrag innerhalb von 5 Werktagen danach.`,
        [...s.proof(), s.order(), s.article('refunds', 'innerhalb von 5 Werktagen')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'Hausnummer falsch',
    share: 8,
    intent: 'change_shipping_address',
    needs: notPacked,
    subject: (s) => `Adresse von ${s.number}`,
    play: (s) => [
      says(`{Bei ${s.number} ist die Hausnummer falsch|Können Sie die Adresse von ${s.number} ändern?}`),
      s.proves(),
      handsOver(
        'unsupported_request',
        'Ja, das geht noch, sie ist noch nicht gepackt. Ich hole jemanden aus dem Team dazu.',
        `Address of ${s.number} is to be corrected before packing. The customer writes German.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes('Gern, wie lautet sie richtig?'),
      says(`${s.customer.addresses[0]?.line1}, ${s.customer.addresses[0]?.postcode} ${s.customer.addresses[0]?.city}`),
      writes('Geändert. Das Paket geht heute dorthin.'),
      s.thanks(),
    ],
  },
  {
    name: 'Ware beschädigt',
    share: 12,
    intent: 'complaint',
    needs: arrivedBroken,
    priority: 'high',
    subject: (s) => `Beschädigt: ${s.item}`,
    play: (s) => [
      says(`{Der Artikel aus ${s.number} hat einen Fehler|${s.item} kam mit einem Mangel an, ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Es tut mir leid, dass es beschädigt ankam. Schicken Sie uns bitte ein Foto. Unser Team ersetzt es dann oder erstattet einen Teil.',
        `${s.item} of ${s.number} arrived damaged. The customer writes German.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      notes('Foto gesehen, Schönheitsfehler. 30 % sind in Ordnung.'),
      writes('Danke für das Foto. Wären 30 % Nachlass für Sie in Ordnung? Dann behalten Sie den Artikel.'),
      says('{Ja, das passt|einverstanden}'),
    ],
  },
  {
    name: 'Ein Mensch, bitte',
    share: 10,
    intent: 'contact_human_agent',
    subject: 'Möchte mit einem Menschen sprechen',
    play: (s) => [
      says('{Ich möchte mit einem Menschen sprechen|Kann mich jemand anrufen?}'),
      asks('Natürlich! Worum geht es denn?'),
      says('{Das erkläre ich lieber selbst|um eine größere Bestellung}'),
      handsOver(
        'customer_request',
        'Kein Problem, ich hole jemanden aus dem Team dazu.',
        'Asks for a person in German, perhaps about a larger order.',
        [s.article('contact', '9 bis 18 Uhr')],
      ),
      takes(),
      writes(`Guten Tag ${s.name}, hier bin ich. Wie kann ich helfen?`),
      says('{Wir brauchen 25 Tassen für unser Café, gibt es einen Preis?|Gibt es Rabatt ab 20 Stück?}'),
      writes('Ab 20 Stück bekommen Sie unsere Preisliste. Ich schicke sie Ihnen gleich.'),
      s.thanks(),
    ],
  },
]);
