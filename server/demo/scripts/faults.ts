// English: what arrives broken or breaks later.
import { answers, gives, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, arrivedBroken, firstOf, justDelivered, longDelivered } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const faultScripts = scripts('en', [
  {
    name: 'arrived broken',
    share: 24,
    intent: 'complaint',
    needs: arrivedBroken,
    priority: 'high',
    subject: (s) => `Damaged: ${s.item}`,
    play: (s) => [
      says(
        `{The ${s.thing} has a flaw|My ${s.thing} arrived with a fault|there is a fault in the ${s.thing}}, order ${s.number}. {What can you do?|I would keep it for a lower price.}`,
      ),
      s.proves(),
      handsOver(
        'policy_restriction',
        `I am sorry. Please send a picture of the ${s.thing} here or by e-mail; a person decides whether we replace it or give you part of the price back.`,
        `${s.item} of ${s.number} arrived damaged; would keep it for part of the price.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'part of the price')],
      ),
      takes(),
      says('{Sent the picture by mail|just mailed you two photos}'),
      notes('Picture seen, cosmetic damage. 30 % back is fine.'),
      writes(`Thanks ${s.first}, I see it. Would 30 % of ${s.itemPrice} be fair? Then you keep the ${s.thing}.`),
      says('{Yes, very fair|deal}'),
      writes('Then it is on its way to you; you get an e-mail when it is done.'),
    ],
  },
  {
    name: 'headlamp does not charge',
    share: 9,
    intent: 'complaint',
    needs: about(longDelivered, firstOf('headlamp')),
    subject: (s) => `Guarantee: ${s.item}`,
    play: (s) => [
      says(`{My ${s.thing} does not charge any more|the ${s.thing} went dead after a while}, order ${s.number}`),
      s.proves(),
      answers(
        'That is covered: everything has the legal guarantee of 2 years, and a lamp that does not charge counts. First try another cable; if it stays dark, a short film helps.',
        [...s.proof(), s.order(), s.article('warranty', '2 years'), s.article('warranty', 'does not charge')],
        { order: true },
      ),
      says('{tried three cables. nothing|Same with another cable.}', 700_000),
      handsOver(
        'unsupported_request',
        'Then a person arranges the repair. I am fetching one.',
        `${s.item} from ${s.number} no longer charges, other cables tried; guarantee.`,
      ),
      takes(),
      writes(`Hi ${s.first}, we send you a new one right away and a label for the old one. No need for a film.`),
      says('{Wow, thanks|great guarantee, thank you}'),
    ],
  },
  {
    name: 'zip broke',
    share: 16,
    intent: 'complaint',
    needs: about(longDelivered, firstOf('pack', 'jacket')),
    subject: (s) => `Guarantee: ${s.item}`,
    play: (s) => [
      says(
        `{The zip of my ${s.thing} broke|a seam of my ${s.thing} is opening}. {Is that covered?|Do you repair that?} {Order ${s.number}|It was order ${s.number}}`,
      ),
      s.proves(),
      answers(
        'Yes, a zip that breaks or a seam that opens is covered by the guarantee. We repair first; that takes about 10 working days. Please send a picture.',
        [...s.proof(), s.order(), s.article('warranty', 'a zip that breaks'), s.article('warranty', 'about 10 working days')],
        { order: true },
      ),
      says('{Where to?|to which address do I send the picture}'),
      answers(
        'To help@harbour.example, with the order number.',
        [s.article('contact', 'help@harbour.example'), s.article('warranty', 'Send us the order number')],
        { intent: 'contact_customer_service' },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'knife sharpening',
    share: 5,
    intent: 'product_question',
    needs: about(longDelivered, firstOf('knife-bosun-chef')),
    subject: 'Sharpening the chef’s knife',
    play: (s) => [
      says('{My Bosun knife is blunt. You sharpen it for free, right?|how does the free sharpening work?}'),
      answers(
        'Yes, it is sharpened free of charge once a year if you send it in.',
        [s.product('knife-bosun-chef', 'Sharpened free of charge')],
        { product: 'knife-bosun-chef' },
      ),
      says('{How do I pack a knife?|and shipping?}'),
      handsOver(
        'missing_knowledge',
        'How to send it in I do not know for certain. Let me ask a person.',
        'How does a customer send in a knife for sharpening, and who pays?',
      ),
      takes(),
      writes('Wrap the blade in cardboard, then in newspaper, and write "sharpening" on the box. I send you a free label.'),
      gives('Label for sharpening sent. Nothing else open.'),
      s.thanks(),
    ],
  },
  {
    name: 'burnt by the stove',
    share: 1,
    intent: 'complaint',
    needs: about(longDelivered, firstOf('stove')),
    priority: 'urgent',
    subject: (s) => `Injury with the ${s.item}`,
    play: (s) => [
      says(`{My son burnt his hand on the ${s.thing}, the handle came off!|The ${s.thing} flared up and I burnt my arm}`),
      handsOver(
        'sensitive_topic',
        'I am sorry. If it hurts badly please call a doctor or 112 first. I am fetching a person right now; please do not use it any more.',
        `An injury with the ${s.item} from ${s.number}. Urgent.`,
      ),
      takes(),
      notes('Told Mara and the supplier. Kept the batch number.'),
      writes(
        `${s.first}, I am very sorry. How is the hand? Please put the ${s.thing} aside and do not send it; somebody collects it, and we refund it today.`,
      ),
      says('{It is better, only a blister. Thank you for asking.|We saw a doctor, all fine.}', 3_600_000),
      writes('I am relieved. Mara, our owner, will call you tomorrow.'),
    ],
  },
  {
    name: 'how was it',
    share: 10,
    intent: 'review',
    needs: justDelivered,
    priority: 'low',
    subject: (s) => `About the ${s.item}`,
    play: (s) => [
      says(
        `{Just received ${s.number}, everything perfect|the ${s.thing} is even nicer than on the picture}! {Where can I leave a review?|}`,
      ),
      answers(`How good to hear, ${s.first}. I pass it on to the team.`),
      s.draws.maybe(0.4) ? says('{👍|:)|you can quote me}') : [],
    ],
  },
]);
