// English: before and while buying.
import { rates } from './rates.ts';
import { demoShop } from '../shop.ts';
import type { Article } from './article.ts';

export const buying: Article[] = [
  {
    id: 'shipping',
    title: 'Delivery times and costs',
    body: `Orders placed by 16:00 on a working day leave our warehouse in Rotterdam the same day; later orders leave on the next working day. In the last week of November it may take a day longer.

${rates('en')}

We deliver to the Netherlands, Belgium, Germany, France, Spain, Portugal and the United Kingdom. We do not deliver to the Canary Islands, Madeira, the Azores or the Channel Islands.

For the United Kingdom we add €4.50 for customs and pay the import duties ourselves, so there is nothing to pay at the door.

You get an e-mail with a tracking number when the parcel leaves us. Carriers deliver from Monday to Saturday, not on Sunday.`,
  },
  {
    id: 'delivery-options',
    title: 'Carriers and pick-up points',
    body: `We send parcels with PostNL in the Netherlands, bpost in Belgium, DHL in Germany, Colissimo in France, Correos in Spain, CTT in Portugal and Royal Mail in the United Kingdom.

You can choose a pick-up point instead of a home address at checkout in the Netherlands, Belgium, Germany and France. It costs the same. A parcel waits there for 7 days.

We do not offer express delivery or delivery at a chosen hour. After the parcel has left, most carriers let you choose another day or a neighbour in their own tracking page.

You can pick up your order free of charge at Wijnhaven 88 in Rotterdam. Choose "Pick up" at checkout; we write to you when it is ready, usually within four working hours.`,
  },
  {
    id: 'payment-methods',
    title: 'Ways to pay',
    body: `We accept Visa, Mastercard and Maestro, PayPal, gift cards, payment by invoice and payment on delivery. A card is charged when you order. iDEAL, Bancontact and Klarna are not offered yet.

Invoice: private customers in the Netherlands, Belgium and Germany may pay within 14 days of delivery, up to €300. There is no fee.

Gift cards can be combined with one other way to pay.

If a payment fails, nothing is ordered and nothing is charged. A reserved amount on your card is set free by your bank within 3 working days. An order that waits for its payment is kept for 3 days.`,
  },
  {
    id: 'pay-on-delivery',
    title: 'Paying on delivery',
    body: `You can pay the carrier at the door for orders up to €100 in the Netherlands, Belgium and Germany. Pay by card or with the exact amount in cash.

Paying on delivery costs nothing extra. Orders above €100, and orders to other countries, are paid in advance.

If nobody is at home, the parcel goes to a pick-up point and is paid there.`,
  },
  {
    id: 'discounts',
    title: 'Discounts and codes',
    body: `New subscribers to the newsletter get a code for 10 % off their first order. One code can be used per order, and codes do not apply to gift cards or to goods that are already reduced.

Sales take place at the end of November and in the first two weeks of July. Reduced goods show the old price crossed out.

If the price of something you bought falls within 7 days, write to us and we give you the difference as a gift card.

We cannot add a code to an order after it was placed. There is no student discount. Companies and schools get a price list from 20 pieces on.`,
  },
  {
    id: 'gift-cards',
    title: 'Gift cards',
    body: `Gift cards come by e-mail at once, for €25, €50 or €100, and are valid for 5 years. Enter the code at checkout; what is left stays on the card.

A gift card is not exchanged for money and does not count as goods for free delivery. If an order paid with a gift card is returned, the amount goes back onto the card.

Lost the code? Tell us the order number of the gift card and the e-mail address it was sent to, and we send it again.`,
  },
  {
    id: 'size-guide',
    title: 'Size guide for rain jackets',
    body: `Measure the chest under your arms, over a thin jumper. XS 82-88 cm, S 88-94 cm, M 94-102 cm, L 102-110 cm, XL 110-118 cm, XXL 118-126 cm.

The Squall Rain Jacket is true to size with room for a jumper; between two sizes take the smaller one. The Mist Packable Jacket is slim: take a size up over a fleece. The Breakwater Parka is wide: take your usual size.

Children's sizes are body heights: 98/104 fits about 3 to 4 years, 110/116 about 5 to 6, 122/128 about 7 to 8.

Ponchos and capes: S/M fits people up to 1.75 m, L/XL is for taller people.`,
  },
  {
    id: 'contact',
    title: 'Opening hours and contact',
    body: `People answer from Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 16:00, Amsterdam time. On Sundays and public holidays we are closed. Our assistant answers at any hour and fetches a person when one is needed.

Write in the chat, to ${demoShop.email}, or call ${demoShop.phone} during opening hours.

The shop and pick-up counter is at ${demoShop.address}, open from Monday to Saturday, 10:00 to 18:00. There is no parking at the door; tram 21 stops at Beurs.`,
  },
];
