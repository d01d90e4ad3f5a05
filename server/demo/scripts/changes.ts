// English: undoing and changing orders, paying and invoices.
import { answers, asks, gives, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, beforeCancelling, byCard, neverPaid, notPacked, onItsWay, paid } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const changeScripts = scripts('en', [
  {
    name: 'cancel, in time', share: 30, intent: 'cancel_order', needs: beforeCancelling, subject: (s) => `Cancel ${s.number}`,
    play: (s) => [
      says(`{Please cancel order ${s.number}|I need to cancel ${s.number}, ordered by mistake|can I still cancel ${s.number}?}`),
      s.proves(),
      handsOver('policy_restriction', `${s.number} is not packed yet, so it can be cancelled free of charge. A teammate does that; I am fetching one.`, `Wants ${s.number} cancelled; it is not packed yet.`, [...s.proof(), s.order(), s.article('cancellation', 'until we pack it')]),
      takes(),
      writes(`Hi ${s.first}, ${s.number} is cancelled and ${s.total} goes back to ${s.pays} today.`, { order: true }),
      says('{Thank you!|that was quick, thanks}'),
    ],
  },
  {
    name: 'cancel, too late', share: 16, intent: 'cancel_order', needs: onItsWay, subject: (s) => `Cancel ${s.number}`,
    play: (s) => [
      says(`{I want to cancel ${s.number}|please stop order ${s.number}}`),
      s.proves(),
      answers(`${s.number} left on ${s.day(s.journey.shipped)}, so it cannot be cancelled any more. Refuse the parcel at the door, or send it back within 30 days.`, [...s.proof(), s.order(), s.article('cancellation', 'Refuse the parcel')], { order: true }),
      says('{ok, i will refuse it|And the money?}'),
      answers('When it is back with us you are refunded within 5 working days, to the way you paid.', [s.article('refunds', 'within 5 working days')], { intent: 'check_refund_policy' }),
      s.thanks(),
    ],
  },
  {
    name: 'wrong house number', share: 12, intent: 'change_shipping_address', needs: notPacked, subject: (s) => `Address of ${s.number}`,
    play: (s) => [
      says(`{I typed the wrong house number in order ${s.number}|can you change the address of ${s.number}? I moved last month}`),
      s.proves(),
      handsOver('unsupported_request', `${s.number} is not packed yet, so the address can still be corrected. A teammate does that; I am fetching one.`, `Address of ${s.number} has to be corrected before it is packed.`, [...s.proof(), s.order(), s.article('changing-an-order', 'address can be corrected')]),
      takes(),
      writes(`Hi ${s.first}, what is the right address?`),
      says(`{It should be ${s.customer.addresses[0]?.line1}, ${s.customer.addresses[0]?.postcode}|${s.customer.addresses[0]?.line1}, ${s.customer.addresses[0]?.postcode} ${s.customer.addresses[0]?.city}}`),
      writes(`Corrected. ${s.number} goes to ${s.customer.addresses[0]?.line1}, ${s.customer.addresses[0]?.city}.`),
      gives('Address of the order corrected, everything else unchanged.'),
      s.thanks(),
    ],
  },
  {
    name: 'another colour, please', share: 9, intent: 'change_order', needs: notPacked, subject: (s) => `Change ${s.number}`,
    play: (s) => [
      says(`{Can I still change something in ${s.number}?|I clicked the wrong colour in order ${s.number}}`),
      s.proves(),
      handsOver('policy_restriction', 'Until it is packed, items can be swapped once, and a teammate does it. I am fetching one.', `Wants to change an item of ${s.number} (${s.items}), which is not packed yet.`, [...s.proof(), s.order(), s.article('changing-an-order', 'changed once')]),
      takes(),
      writes(`Hi ${s.first}, sure. The ${s.item}${s.option ? ` (${s.option})` : ''}: what would you like instead?`),
      says('{Oh wait, I see now that it is right as it is. Leave it please!|actually my wife says the colour is fine, leave it}'),
      writes('Then it goes out as it is. Have a good day!'),
    ],
  },
  {
    name: 'add one more', share: 6, intent: 'change_order', needs: notPacked, subject: (s) => `Add to ${s.number}`,
    play: (s) => [
      says(`{Can you add another ${s.thing} to ${s.number}?|I forgot something, can i add it to ${s.number}}`),
      s.proves(),
      handsOver('unsupported_request', 'As long as it is not packed a teammate can add it. I am fetching one.', `Wants something added to ${s.number} before it is packed.`, [...s.proof(), s.order(), s.article('changing-an-order', 'items can be added')]),
      takes(),
      writes('Hi! I have to ask for one thing: the parcel is planned for today. Shall I hold it until you have paid the difference?'),
      says('{No, then I order it separately|leave it, I will place a second order}'),
      writes('Fine. Write to me when you have, and I put both into one box and give you the delivery costs back.'),
    ],
  },
  {
    name: 'payment failed', share: 24, intent: 'payment_issue', needs: neverPaid, subject: (s) => `Payment of ${s.number}`,
    play: (s) => [
      says(`{My payment failed but I got an order number, ${s.number}|is ${s.number} ordered now or not? the payment crashed}`),
      s.proves(),
      answers(`${s.number} is waiting for its payment of ${s.total} and nothing was charged. The link in the e-mail works for 3 days; after that the order is cancelled by itself.`, [...s.proof(), s.order(), s.article('payment-methods', 'kept for 3 days')], { order: true }),
      says('{ok, maybe I try tomorrow|I will use another shop then, sorry}'),
    ],
  },
  {
    name: 'charged twice', share: 6, intent: 'payment_issue', needs: about(paid, byCard), priority: 'high', subject: (s) => `Charged twice for ${s.number}?`,
    play: (s) => [
      says(`{I was charged twice for ${s.number}!|there are two bookings of ${s.total} on my card for ${s.number}}`),
      s.proves(),
      handsOver('sensitive_topic', `I see one payment of ${s.total} for ${s.number}. A person checks this with the bank; I am fetching one.`, `Says ${s.number} (${s.total}) was charged twice; we have one payment.`, [...s.proof(), s.order(), s.article('payment-methods', 'reserved amount')]),
      takes(),
      notes('Payment provider shows one capture and one reservation that was dropped.'),
      writes(`Hi ${s.first}, I checked: one of the two is a reservation from a first attempt. Your bank sets it free within three working days. If it has not, write to me.`),
      says('{It is gone now, thank you|ok I will watch it}', 30 * 3_600_000),
    ],
  },
  {
    name: 'invoice, please', share: 22, intent: 'get_invoice', needs: paid, subject: (s) => `Invoice for ${s.number}`,
    play: (s) => [
      says(`{I need the invoice for ${s.number}|where can I find my invoice? order ${s.number}}`),
      answers('It came as a PDF with the e-mail that told you the parcel had left. It is also in your account under Orders.', [s.article('invoices', 'comes as a PDF'), s.article('invoices', 'under Orders')]),
      s.thanks(),
    ],
  },
  {
    name: 'company name on the invoice', share: 6, intent: 'get_invoice', needs: paid, subject: (s) => `Invoice of ${s.number}: company name`,
    play: (s) => [
      says(`{Can you put our company name on the invoice of ${s.number}?|we need a VAT number on the invoice for ${s.number}}`),
      s.proves(),
      handsOver('unsupported_request', 'A teammate can correct an invoice within 14 days. I am fetching one.', `Wants a company name on the invoice of ${s.number}.`, [...s.proof(), s.order(), s.article('invoices', 'within 14 days')]),
      takes(),
      writes('Good day. What is the full name and the VAT number?'),
      says(`${s.customer.last_name} & Partners, {VAT number follows by mail|no VAT number needed}`),
      writes(`Done: the corrected invoice of ${s.number} is in your mailbox.`),
      says('{Received, thanks|perfect}', 1_200_000),
    ],
  },
  {
    name: 'checking an invoice', share: 6, intent: 'check_invoice', needs: paid, subject: 'A figure on the invoice',
    play: (s) => [
      says(`{Is the ${s.total} on my invoice ${s.number} with or without VAT?|does my invoice for ${s.number} include VAT}`),
      answers('All prices contain VAT. The rate and the amount stand on the invoice.', [s.article('invoices', 'contain VAT'), s.article('invoices', 'The rate')]),
      s.thanks(),
    ],
  },
  {
    name: 'e-mail does not match', share: 6, intent: 'track_order', needs: onItsWay, subject: 'Cannot prove who they are',
    play: (s) => [
      says(`{Status of ${s.number}?|tell me about order ${s.number}}`),
      asks('{Let me look.|I can look that up.} Which e-mail address did you order with?'),
      says(`${s.customer.last_name.toLowerCase().replace(/\W/g, '')}@work.example`),
      asks('That does not match the order. Is there another address it could be under?'),
      says('{I only have this one|no}'),
      handsOver('policy_restriction', 'Then I may not show the order. I am fetching a person who can help you prove that it is yours.', `Could not prove to be the customer of ${s.number}; the e-mail address does not match.`),
      takes(),
      writes('Hello! Could you tell me the name and the postcode on the parcel?'),
      says(`${s.name}, ${s.customer.addresses[0]?.postcode}`),
      writes(`Thank you, that matches. ${s.number} left us on ${s.day(s.journey.shipped)} and should come by ${s.due}.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'the look-up fails', share: 4, intent: 'track_order', needs: onItsWay, subject: (s) => `State of ${s.number}`,
    play: (s) => [
      says(`{any update on ${s.number}|Where is ${s.number} please}`),
      handsOver('tool_failure', 'I cannot reach the order system at the moment. I am fetching a person.', `Asks where ${s.number} is; the look-up did not answer.`, [s.failed('find_order', { order_number: s.number })]),
      takes(),
      writes(`Hi ${s.first}, our system hiccuped, sorry. ${s.number} is with ${s.delivery.carrier}, due by ${s.due}.`, { order: true }),
      s.thanks(),
    ],
  },
]);
