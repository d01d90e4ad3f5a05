import type { Article } from './article.ts';
import { demoShop } from '../shop.ts';
import { rates } from './rates.ts';

export const german: Article[] = [
  {
    id: 'shipping',
    title: 'Lieferzeiten und Versandkosten',
    body: `Bestellungen, die werktags bis 16:00 Uhr eingehen, verlassen unser Lager in Rotterdam noch am selben Tag, spätere am nächsten Werktag. In der letzten Novemberwoche kann es einen Tag länger dauern.

${rates('de')}

Sobald das Paket unterwegs ist, erhalten Sie eine E-Mail mit der Sendungsnummer. Zugestellt wird von Montag bis Samstag.`,
  },
  {
    id: 'returns',
    title: 'Rückgabe innerhalb von 30 Tagen',
    body: `Unbenutzte Ware können Sie innerhalb von 30 Tagen nach der Lieferung zurückgeben. Probieren Sie Kleidung an wie im Laden und lassen Sie die Etiketten dran.

Bitten Sie im Chat um eine Rückgabe, dann bekommen Sie ein Etikett per E-Mail. Es kostet 3,95 € aus Deutschland, Belgien und den Niederlanden und wird vom Betrag abgezogen. Falsche oder defekte Ware senden Sie kostenlos zurück.

Geprägte Ware, Gutscheine und geschärfte Messer sind vom Umtausch ausgeschlossen.`,
  },
  {
    id: 'refunds',
    title: 'Erstattungen',
    body: `Wir erstatten innerhalb von 5 Werktagen, nachdem die Rücksendung in Rotterdam angekommen ist, auf demselben Weg, auf dem Sie bezahlt haben.

Danach dauert es bei Karten 3 bis 5 Werktage, bei PayPal ist das Geld sofort da. Geht die ganze Bestellung zurück, erstatten wir auch die Versandkosten der Hinsendung.`,
  },
  {
    id: 'payment-methods',
    title: 'Zahlungsarten',
    body: `Wir nehmen Visa, Mastercard und Maestro, PayPal, Gutscheine, Zahlung auf Rechnung und Nachnahme an.

Auf Rechnung zahlen Privatkunden in den Niederlanden, Belgien und Deutschland innerhalb von 14 Tagen, bis 300 €, ohne Gebühr. Per Nachnahme zahlen Sie bis 100 € an der Tür, ebenfalls ohne Gebühr. Klarna bieten wir noch nicht an.`,
  },
  {
    id: 'cancellation',
    title: 'Bestellung stornieren',
    body: `Eine Bestellung lässt sich kostenlos stornieren, bis wir sie packen, meist am Werktag nach der Bestellung. Der bezahlte Betrag geht noch am selben Tag zurück.

Wird sie schon gepackt oder ist sie unterwegs, geht das nicht mehr. Nehmen Sie das Paket dann nicht an, oder senden Sie es innerhalb von 30 Tagen zurück.`,
  },
  {
    id: 'contact',
    title: 'Öffnungszeiten und Kontakt',
    body: `Menschen antworten Montag bis Freitag von 9 bis 18 Uhr und Samstag von 10 bis 16 Uhr. Unser Assistent antwortet jederzeit und holt bei Bedarf einen Menschen dazu.

Schreiben Sie im Chat oder an ${demoShop.email}, oder rufen Sie ${demoShop.phone} an.`,
  },
];
