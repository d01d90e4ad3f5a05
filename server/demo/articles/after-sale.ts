// English: after buying.
import type { Article } from './article.ts';

export const afterSale: Article[] = [
  {
    id: 'returns',
    title: 'Returns within 30 days',
    body: `You may send anything back within 30 days of delivery if it is unused. Try clothes on as you would in a shop; leave the labels on. The original box helps but is not required.

Ask for a return in the chat or with a person. You get a label by e-mail. The label costs €3.95 from the Netherlands, Belgium and Germany and €6.95 from other countries; it is taken off the refund. If we sent something wrong or broken, the return is free of charge.

Embossed goods, gift cards and knives that were sharpened cannot be returned. Used goods can be returned only when they are faulty.

Hand the parcel in at the carrier's point named on the label and keep the receipt.`,
  },
  {
    id: 'exchanges',
    title: 'Exchanges',
    body: `A size or colour can be exchanged within 30 days of delivery, once per order and free of charge: we pay the label for the way back.

We reserve the new one as soon as you ask, and it leaves when the carrier has scanned your return, usually within 2 working days. If the new one costs more you pay the difference, if it costs less you get it back.

If what you want is sold out, return the first one and order again when it is there; we can tell you when it comes in.`,
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: `We refund within 5 working days of a return's arrival in Rotterdam, to the way you paid, and send an e-mail when it is done.

After that a card takes 3 to 5 working days, PayPal is there at once. An order on invoice that is not paid yet gets a smaller invoice. What was paid on delivery is sent to your bank account; we ask for the number by e-mail, never in the chat.

The delivery costs of the first parcel are refunded when the whole order goes back. A person decides on refunds without a return.`,
  },
  {
    id: 'delivery-problems',
    title: 'Late, damaged or missing parcels',
    body: `If the tracking does not move for 3 working days, tell us and we ask the carrier; it answers within 2 working days. A parcel that stays lost is sent again or refunded, as you prefer.

If something arrives broken, send us a picture within 14 days. We replace it or give you part of the price back; you need not send broken glass or stoneware back.

If the tracking says delivered and you have nothing, look with the neighbours and at the pick-up point first. Then we start a search with the carrier, which takes up to 5 working days.

If a wrong item is in the parcel, keep it packed. We send the right one at once and a free label for the other.`,
  },
  {
    id: 'warranty',
    title: 'Guarantee and repairs',
    body: `Everything has the legal guarantee of 2 years. Some products have more: the Skipper Roll-top Backpack, the Ridge Hiking Pack and the Pike Vacuum Flask 5 years, the Beacon 400 Headlamp 3 years.

The guarantee covers faults in material and making: a zip that breaks, a seam that opens, a lamp that does not charge. It does not cover wear, falls, or care against the instructions, such as a knife in the dishwasher.

Send us the order number and a picture or a short film of the fault. We repair first, replace when that is not possible, and refund when there is no replacement. Repairs take about 10 working days.`,
  },
  {
    id: 'cancellation',
    title: 'Cancelling an order',
    body: `An order can be cancelled free of charge until we pack it, which is usually on the working day after it was placed. There is no cancellation fee. What was paid goes back the same day.

When it is being packed or has left, it cannot be cancelled any more. Refuse the parcel at the door, or send it back within 30 days.

A teammate does the cancelling; the assistant fetches one. An order that is not paid within 3 days is cancelled by itself.`,
  },
  {
    id: 'changing-an-order',
    title: 'Changing an order',
    body: `Until we pack it, items can be added, removed or swapped and the address can be corrected. A teammate does it; tell us the order number and what should change.

If the order becomes more expensive we send a payment link for the difference, if it becomes cheaper we refund the difference the same day. The items of an order can be changed once.

When the parcel has left, the address can be changed only with the carrier, within the same country. We cannot stop a parcel on its way.`,
  },
  {
    id: 'invoices',
    title: 'Invoices',
    body: `The invoice comes as a PDF with the e-mail that tells you the parcel has left. It is also in your account under Orders.

For a company name or a VAT number on the invoice, tell us before the order leaves. Afterwards a teammate can correct it within 14 days. Companies outside the Netherlands with a valid EU VAT number can ask for an invoice without Dutch VAT.

All prices contain VAT. The rate and the amount stand on the invoice.`,
  },
];
