// English: sending back, exchanging, refunds, faults.
import { answers, gives, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, arrivedBroken, beforeReturning, byCard, firstOf, justDelivered, justRefunded, longDelivered, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const returnScripts = scripts('en', [
  {
    name: 'sending something back', share: 26, intent: 'return_item', needs: beforeReturning, subject: (s) => `Return of ${s.number}`,
    play: (s) => [
      says(`{I would like to return ${s.number}|how do I send back my ${s.thing}? order ${s.number}|The ${s.thing} is not what I hoped for, can I return it? ${s.number}}`),
      s.proves(),
      answers(`${s.number} came on ${s.day(s.journey.delivered)}, so you have 30 days from then. The label costs €3.95 from the Netherlands, Belgium and Germany and €6.95 from other countries, taken off the refund. Shall I ask a teammate for a label?`, [...s.proof(), s.order(), s.article('returns', 'within 30 days'), s.article('returns', '€3.95')], { order: true }),
      says('{yes please|Yes, thank you}'),
      handsOver('policy_restriction', 'I am fetching somebody who makes the label.', `Wants to return ${s.number} (${s.items}); needs a label.`),
      takes(),
      writes(`Hi ${s.first}, the label for ${s.number} is in your mailbox. Hand it in wherever the label says and keep the receipt.`, { order: true }),
      says('{Got it, thanks|thank you}'),
    ],
  },
  {
    name: 'a size smaller', share: 14, intent: 'exchange_item', needs: about(justDelivered, firstOf('jacket', 'towel-surf')), subject: (s) => `Exchange of ${s.number}`,
    play: (s) => [
      says(`{The ${s.thing} is too big, can I get a size smaller? ${s.number}|${s.number}: the ${s.thing} is lovely but I need another size}`),
      s.proves(),
      handsOver('policy_restriction', `The ${s.item}${s.option ? ` in ${s.option}` : ''} came on ${s.day(s.journey.delivered)}; you can exchange it within 30 days, once and free of charge. I am fetching a teammate who reserves the new one.`, `Wants another size of ${s.item} from ${s.number}.`, [...s.proof(), s.order(), s.article('exchanges', 'once per order')]),
      takes(),
      writes(`Hi ${s.first}, I have put the next size aside. The label is in your mailbox; the new one leaves as soon as the carrier has scanned yours.`),
      says('{Great, will bring it to the post today|thanks!!}'),
      notes('Exchange reserved, waiting for the scan.'),
    ],
  },
  {
    name: 'may I return it used', share: 14, intent: 'check_refund_policy', needs: justDelivered, subject: 'Return of something used',
    play: (s) => [
      says(`{I used the ${s.thing} once, can I still return it?|can I send back the ${s.thing} without the original box?}`),
      answers('You may send back what is unused, within 30 days; the original box is not required. Used goods can be returned only when they are faulty.', [s.article('returns', 'if it is unused'), s.article('returns', 'Used goods')]),
      says('{ok i keep it then|understood}'),
    ],
  },
  {
    name: 'waiting for the refund', share: 40, intent: 'track_refund', needs: waitingForRefund, subject: (s) => `Refund of ${s.number}`,
    play: (s) => [
      says(`{I sent back ${s.number}, when do I get my money?|did my return ${s.number} arrive?}`),
      s.proves(),
      answers(`Your return of ${s.number} arrived on ${s.day(s.journey.returned)}. We refund within 5 working days of that, to ${s.pays}.`, [...s.proof(), s.order(), s.article('refunds', 'within 5 working days')], { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'refund not on the card yet', share: 45, intent: 'track_refund', needs: about(justRefunded, byCard), subject: (s) => `Refund of ${s.number}`,
    play: (s) => [
      says(`{Where is my refund for ${s.number}?|you say refunded but nothing on my account, ${s.number}}`),
      s.proves(),
      answers(`We sent ${s.refund} for ${s.number} on ${s.day(s.journey.refunded)} to ${s.pays}. A card takes 3 to 5 working days after that, PayPal is there at once.`, [...s.proof(), s.order(), s.article('refunds', '3 to 5 working days')], { order: true }),
      says('{ok, then I wait a bit|Ah, it is there now!}', 600_000),
    ],
  },
  {
    name: 'third time asking', share: 5, intent: 'track_refund', needs: waitingForRefund, priority: 'urgent', subject: (s) => `Refund of ${s.number}, third time`,
    play: (s) => [
      says(`{This is the third time I'm asking about the refund for ${s.number}.|I am getting really angry. ${s.number}. Where is my money??}`),
      s.proves(),
      handsOver('negative_sentiment', `I am sorry. Your return arrived on ${s.day(s.journey.returned)} and is not refunded yet. I am fetching a person at once.`, `Frustrated, asks for the third time. ${s.number} came back on ${s.day(s.journey.returned)}, ${s.total} not refunded.`, [...s.proof(), s.order()]),
      takes(),
      notes('Was stuck in the returns queue because the label could not be read. Refunding by hand.'),
      writes(`${s.first}, you are right, and I am sorry. Your return sat here unread. I have started the refund of ${s.total} just now; you get an e-mail today.`, { order: true }),
      says('{Thank you. Finally somebody who does something.|ok. thank you}'),
    ],
  },
  {
    name: 'arrived broken', share: 24, intent: 'complaint', needs: arrivedBroken, priority: 'high', subject: (s) => `Damaged: ${s.item}`,
    play: (s) => [
      says(`{The ${s.thing} has a flaw|My ${s.thing} arrived with a fault|there is a fault in the ${s.thing}}, order ${s.number}. {What can you do?|I would keep it for a lower price.}`),
      s.proves(),
      handsOver('policy_restriction', `I am sorry. Please send a picture of the ${s.thing} here or by e-mail; a person decides whether we replace it or give you part of the price back.`, `${s.item} of ${s.number} arrived damaged; would keep it for part of the price.`, [...s.proof(), s.order(), s.article('delivery-problems', 'part of the price')]),
      takes(),
      says('{Sent the picture by mail|just mailed you two photos}'),
      notes('Picture seen, cosmetic damage. 30 % back is fine.'),
      writes(`Thanks ${s.first}, I see it. Would 30 % of ${s.itemPrice} be fair? Then you keep the ${s.thing}.`),
      says('{Yes, very fair|deal}'),
      writes('Then it is on its way to you; you get an e-mail when it is done.'),
    ],
  },
  {
    name: 'headlamp does not charge', share: 9, intent: 'complaint', needs: about(longDelivered, firstOf('headlamp')), subject: (s) => `Guarantee: ${s.item}`,
    play: (s) => [
      says(`{My ${s.thing} does not charge any more|the ${s.thing} went dead after some months}, order ${s.number}`),
      s.proves(),
      answers('That is covered: everything has the legal guarantee of 2 years, and a lamp that does not charge counts. First try another cable; if it stays dark, a short film helps.', [...s.proof(), s.order(), s.article('warranty', '2 years'), s.article('warranty', 'does not charge')], { order: true }),
      says('{tried three cables. nothing|Same with another cable.}', 700_000),
      handsOver('unsupported_request', 'Then a person arranges the repair. I am fetching one.', `${s.item} from ${s.number} no longer charges, other cables tried; guarantee.`),
      takes(),
      writes(`Hi ${s.first}, we send you a new one right away and a label for the old one. No need for a film.`),
      says('{Wow, thanks|great guarantee, thank you}'),
    ],
  },
  {
    name: 'zip broke', share: 16, intent: 'complaint', needs: about(longDelivered, firstOf('pack', 'jacket')), subject: (s) => `Guarantee: ${s.item}`,
    play: (s) => [
      says(`{The zip of my ${s.thing} broke|a seam of my ${s.thing} is opening}. {Is that covered?|Do you repair that?} {Order ${s.number}|It was order ${s.number}}`),
      s.proves(),
      answers('Yes, a zip that breaks or a seam that opens is covered by the guarantee. We repair first; that takes about 10 working days. Please send a picture.', [...s.proof(), s.order(), s.article('warranty', 'a zip that breaks'), s.article('warranty', 'about 10 working days')], { order: true }),
      says('{Where to?|to which address do I send the picture}'),
      answers('To help@harbour.example, with the order number.', [s.article('contact', 'help@harbour.example'), s.article('warranty', 'Send us the order number')], { intent: 'contact_customer_service' }),
      s.thanks(),
    ],
  },
  {
    name: 'knife sharpening', share: 5, intent: 'product_question', needs: about(longDelivered, firstOf('knife-bosun-chef')), subject: 'Sharpening the chef’s knife',
    play: (s) => [
      says('{My Bosun knife is blunt. You sharpen it for free, right?|how does the free sharpening work?}'),
      answers('Yes, it is sharpened free of charge once a year if you send it in.', [s.product('knife-bosun-chef', 'Sharpened free of charge')], { product: 'knife-bosun-chef' }),
      says('{How do I pack a knife?|and shipping?}'),
      handsOver('missing_knowledge', 'How to send it in I do not know for certain. Let me ask a person.', 'How does a customer send in a knife for sharpening, and who pays?'),
      takes(),
      writes('Wrap the blade in cardboard, then in newspaper, and write "sharpening" on the box. I send you a free label.'),
      gives('Label for sharpening sent. Nothing else open.'),
      s.thanks(),
    ],
  },
  {
    name: 'burnt by the stove', share: 1, intent: 'complaint', needs: about(longDelivered, firstOf('stove')), priority: 'urgent', subject: (s) => `Injury with the ${s.item}`,
    play: (s) => [
      says(`{My son burnt his hand on the ${s.thing}, the handle came off!|The ${s.thing} flared up and I burnt my arm}`),
      handsOver('sensitive_topic', 'I am sorry. If it hurts badly please call a doctor or 112 first. I am fetching a person right now; please do not use it any more.', `An injury with the ${s.item} from ${s.number}. Urgent.`),
      takes(),
      notes('Told Mara and the supplier. Kept the batch number.'),
      writes(`${s.first}, I am very sorry. How is the hand? Please put the ${s.thing} aside and do not send it; somebody collects it, and we refund it today.`),
      says('{It is better, only a blister. Thank you for asking.|We saw a doctor, all fine.}', 3_600_000),
      writes('I am relieved. Mara, our owner, will call you tomorrow.'),
    ],
  },
  {
    name: 'lost the label', share: 7, intent: 'return_item', needs: beforeReturning, subject: (s) => `Label for ${s.number}`,
    play: (s) => [
      says(`{I cannot find the return label for ${s.number}|can you send the return label again? ${s.number}}`),
      s.proves(),
      handsOver('unsupported_request', 'I cannot make labels. I am fetching a teammate.', `Needs the return label of ${s.number} again.`, [...s.proof(), s.order()]),
      takes(),
      writes('There it is, in your mailbox again. It works for 14 days.'),
      s.thanks(),
    ],
  },
  {
    name: 'how was it', share: 10, intent: 'review', needs: justDelivered, priority: 'low', subject: (s) => `About the ${s.item}`,
    play: (s) => [
      says(`{Just received ${s.number}, everything perfect|the ${s.thing} is even nicer than on the picture}! {Where can I leave a review?|}`),
      answers(`How good to hear, ${s.first}. I pass it on to the team.`),
      s.draws.maybe(0.4) ? says('{👍|:)|you can quote me}') : [],
    ],
  },
]);
