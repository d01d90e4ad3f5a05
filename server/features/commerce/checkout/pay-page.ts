import { safe } from '../../../platform/lib/html.ts';
import type { Look } from './look.ts';
import { frame, moneyIn, timeIn } from './page.ts';
import type { PayView } from './pay-rules.ts';
import { payWords } from './pay-words.ts';

type PayPage = {
  look: Look;
  view: PayView;
  number: string;
  due: number;
  currency: string;
  /** The provider's page. */
  url: string | null;
  isDeclined: boolean;
  until: Date | null;
  zone: string;
  /** This page's own address. */
  address: string;
};
/** The page where an order is paid by card: a plain form that leads to the provider's page. Shows no personal data. */
export function payPage(page: PayPage): string {
  const w = payWords[page.look.language];
  return frame(page.look, w.title(page.number), `<div class="paper" role="status">${bodyOf(page)}</div>`);
}

function bodyOf({ look, view, due, currency, url, isDeclined, until, zone, address }: PayPage): string {
  const w = payWords[look.language];
  const amount = moneyIn(look.language, currency)(due);
  const sentence = (text: string) => `<p>${safe(text)}</p>`;
  const link = (href: string, text: string) => `<p><a class="button" href="${safe(href)}">${safe(text)}</a></p>`;
  const owed = `<dl><dt class="total">${safe(w.due)}</dt><dd class="total">${amount}</dd></dl>`;
  switch (view) {
    case 'cancelled':
      return sentence(w.cancelled);
    case 'paid':
      return sentence(w.paid);
    case 'nothing_due':
      return sentence(w.nothingDue);
    case 'processing':
      return sentence(w.processing);
    case 'preparing':
      return sentence(w.preparing);
    case 'slow':
      return sentence(w.slow) + link(`${address}?go`, w.check);
    case 'forward':
      return sentence(w.preparing) + link(url ?? address, w.goOn);
    case 'confirming':
      return sentence(w.confirming);
    case 'unconfirmed':
      return sentence(w.unconfirmed) + link(`${address}?back`, w.check);
    case 'off':
      return owed + sentence(w.off);
    case 'form': {
      const time = until ? sentence(w.until(timeIn(look.language, until, zone))) : '';
      const declined = isDeclined ? `<p class="wrong">${safe(w.declined)}</p>` : '';
      return `${owed}${declined}<form method="post" action="${safe(address)}"><button class="place">${safe(w.pay('\u0000')).replace('\u0000', amount)}</button></form>${time}`;
    }
  }
}
