// English: damage on arrival and later defects.
import { answers, gives, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, arrivedBroken, firstOf, justDelivered, longDelivered } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const damageScripts = scripts('en', [
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
        `I’m sorry the ${s.thing} arrived damaged. Please send a picture of it here or by email. A colleague will then either replace it or refund you part of the price.`,
        `${s.item} of ${s.number} arrived damaged; would keep it for part of the price.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'part of the price')],
      ),
      takes(),
      says('{Sent the picture by mail|just mailed you two photos}'),
      notes('Picture seen, cosmetic damage. 30 % back is fine.'),
      writes(`Thanks ${s.first}, I see it. Would 30 % of ${s.itemPrice} be fair? Then you keep the ${s.thing}.`),
      says('{Yes, very fair|deal}'),
      writes('Great, I’ve refunded it. You’ll get an email once it’s through.'),
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
        'Yes, that’s covered: everything comes with the legal guarantee of 2 years. Please try another cable first. If it stays dark, a short video helps us.',
        [...s.proof(), s.order(), s.article('warranty', '2 years'), s.article('warranty', 'does not charge')],
        { order: true },
      ),
      says('{tried three cables. nothing|Same with another cable.}', 700_000),
      handsOver(
        'unsupported_request',
        'Thanks for checking. I’m passing this to a colleague, who’ll arrange the repair.',
        `${s.item} from ${s.number} no longer charges, other cables tried; guarantee.`,
      ),
      takes(),
      writes(`Hi ${s.first}, we’re sending you a new one right away, with a label for the old one. No need for a video.`),
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
        'Yes, a zip that breaks or a seam that opens is covered by the guarantee. We start with a repair, which takes about 10 working days. Could you send us a picture?',
        [...s.proof(), s.order(), s.article('warranty', 'a zip that breaks'), s.article('warranty', 'about 10 working days')],
        { order: true },
      ),
      says('{Where to?|to which address do I send the picture}'),
      answers(
        'Send it to help@harbour.example and add the order number.',
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
      answers('Yes, we sharpen it for free once a year if you send it in.', [s.product('knife-bosun-chef', 'Sharpened free of charge')], {
        product: 'knife-bosun-chef',
      }),
      says('{How do I pack a knife?|and shipping?}'),
      handsOver(
        'missing_knowledge',
        'I’m not sure how to send it in, so I’m asking a colleague.',
        'How does a customer send in a knife for sharpening, and who pays?',
      ),
      takes(),
      writes('Wrap the blade in cardboard, then in newspaper, and write "sharpening" on the box. I’ll email you a free label.'),
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
        'I’m so sorry to hear that. If it hurts badly, please call a doctor or 112 first, and don’t use the stove again. I’m bringing in a colleague right now.',
        `An injury with the ${s.item} from ${s.number}. Urgent.`,
      ),
      takes(),
      notes('Told Mara and the supplier. Kept the batch number.'),
      writes(
        `${s.first}, I’m very sorry. How are you both? Please put the ${s.thing} aside and don’t send it back. We’ll collect it, and I’m refunding it today.`,
      ),
      says('{It is better, only a blister. Thank you for asking.|We saw a doctor, all fine.}', 3_600_000),
      writes('I’m relieved to hear it. Mara, our owner, will call you tomorrow.'),
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
      answers(`That’s lovely to hear, ${s.first}! I’ll pass it on to the team.`),
      s.draws.maybe(0.4) ? says('{👍|:)|you can quote me}') : [],
    ],
  },
]);
