// English: product advice, care, and requests that no page covers.

import { answers, asks, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { scripts } from '../dialogue/script.ts';
import { delivery } from './follow-ups.ts';

export const adviceScripts = scripts('en', [
  {
    name: 'a bottle for a child',
    share: 7,
    intent: 'recommendation',
    subject: 'A bottle for school',
    play: (s) => [
      says(
        '{I need a bottle for my daughter, she starts school|looking for a bottle for a 6 year old}. {What do you recommend?|Which one?}',
      ),
      answers(
        `I’d go for the Minnow Kids' Bottle: 350 ml, light, leakproof in a school bag and dishwasher safe. It’s ${s.price('bottle-minnow-coral')} and comes in coral, sky and yellow.`,
        [s.product('bottle-minnow', 'Leakproof in a school bag'), s.stock('bottle-minnow-coral')],
        { product: 'bottle-minnow' },
      ),
      says('{Is there a spare straw?|what if the straw breaks}'),
      answers('Yes, you can get straws in a set of two for €4.', [s.product('bottle-minnow', 'Straws are sold')], {
        intent: 'product_question',
      }),
      s.thanks(),
    ],
  },
  {
    name: 'running or hiking headlamp',
    share: 7,
    intent: 'recommendation',
    subject: 'Which headlamp?',
    play: (s) => [
      says('{Which headlamp would you take for running in the evening?|Glim or Beacon for running?}'),
      answers(
        'For running, I’d take the Glim: it weighs 58 g, doesn’t bounce and has a red light at the back. The Beacon 400 is brighter but heavier, so it’s better for hiking.',
        [s.product('headlamp-glim', '58 g'), s.product('headlamp-beacon', '400 lumens')],
        { product: 'headlamp-glim' },
      ),
      says('{how long does it last?|And the battery?}'),
      answers('The Glim runs 6 hours at medium power and charges over USB-C.', [s.product('headlamp-glim', '6 hours at medium power')], {
        intent: 'product_question',
      }),
      s.thanks(),
    ],
  },
  {
    name: 'a present under thirty euros',
    share: 8,
    intent: 'recommendation',
    subject: 'A present',
    play: (s) => [
      says('{I am looking for a present for my father, max 30 euro|need a gift under €30 for a friend who likes cooking}'),
      asks('Happy to help! Is it for the kitchen, the desk or outdoors?'),
      says('{kitchen I think|For the kitchen}'),
      answers(
        `Two ideas: the Galley Tea Towels, three of half linen for ${s.price('towel-galley-natural')}, or the Pilot Espresso Glasses, two for ${s.price('mug-pilot-one')}.`,
        [s.product('towel-galley', 'Three tea towels'), s.product('mug-pilot', 'double-walled espresso glasses')],
        { product: 'mug-pilot' },
      ),
      says('{the glasses look nice. dishwasher?|Do the glasses go in the dishwasher?}'),
      answers(
        'Yes, they’re dishwasher and microwave safe. Just keep them out of the freezer.',
        [s.product('mug-pilot', 'Dishwasher and microwave safe')],
        { intent: 'product_question', product: 'mug-pilot' },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'drift or pike',
    share: 8,
    intent: 'recommendation',
    subject: 'Drift or Pike?',
    play: (s) => [
      says('{What is the difference between the Drift and the Pike?|drift vs pike flask for hiking?}'),
      answers(
        'The Pike keeps drinks hot for 24 hours and has a cup for a lid; the Drift for 12 hours, but it’s lighter and goes in the dishwasher. For long days outdoors I’d take the Pike, for every day the Drift.',
        [s.product('bottle-pike', 'hot for 24 hours'), s.product('bottle-drift', 'hot for 12 hours')],
        { product: 'bottle-pike' },
      ),
      s.draws.maybe(0.5) ? delivery(s) : [],
      s.thanks(),
    ],
  },
  {
    name: 'jacket size',
    share: 14,
    intent: 'product_question',
    subject: 'Which size?',
    play: (s) => [
      says('{Which size should I take in the Squall? I am usually between M and L|Squall size? chest 101 cm}'),
      answers(
        'Measure your chest under the arms: M is 94 to 102 cm, L 102 to 110 cm. The Squall is true to size with room for a sweater, so if you’re between two sizes, take the smaller one.',
        [s.article('size-guide', 'M 94-102 cm'), s.product('jacket-squall', 'take the smaller one')],
        { product: 'jacket-squall' },
      ),
      says("{And if it doesn't fit?|can i exchange it if its wrong}"),
      answers('No problem, you can exchange it once, free of charge, within 30 days.', [s.article('exchanges', 'once per order')], {
        intent: 'exchange_item',
      }),
      s.thanks(),
    ],
  },
  {
    name: 'unusual size',
    share: 6,
    intent: 'product_question',
    subject: 'Size advice, long arms',
    play: (s) => [
      says(
        '{I am 1.96 with very long arms but slim, which Squall would you take?|very tall (198) and thin, will the sleeves of the Squall be long enough in L?}',
      ),
      handsOver(
        'low_confidence',
        'I know the chest sizes, but not the sleeve lengths. I’m bringing in a colleague who can measure one for you.',
        'Tall and slim; asks for sleeve lengths of the Squall, which are not written down.',
        [s.article('size-guide', 'Squall Rain Jacket')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, I’ve just measured one: {the L sleeve is 68 cm from the shoulder seam, the XL 70 cm|L is 68 cm, XL is 70 cm, from the shoulder seam}. For your height I’d take the XL.`,
      ),
      says('{wow thanks for measuring!|Perfect, XL then}'),
      writes('You’re welcome! If it’s too wide, the exchange is free.'),
    ],
  },
  {
    name: 'twenty bottles with a logo',
    share: 4,
    intent: 'place_order',
    subject: 'Order for a company',
    play: (s) => [
      says('{We would like 60 Drift bottles with our logo for the staff|can you print our company logo on 40 bottles?}'),
      handsOver(
        'unsupported_request',
        'Yes, there’s a company price list from 20 pieces. A colleague can help with the logo, so I’m bringing one in.',
        'Company order of Drift bottles with a logo; asks for a price.',
        [s.article('discounts', 'from 20 pieces')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, {great idea|that works}. We engrave from 30 pieces, in one color, at €3.50 each. Could you send the logo as a vector file to help@harbour.example?`,
      ),
      says('{Will do. How long does it take?|ok, and delivery time?}'),
      writes('About three weeks after you approve the proof. I’ll send you the quote today.'),
      says('{Great, thank you|Perfect}', 3_600_000),
    ],
  },
  {
    name: 'gift wrapping',
    share: 3,
    intent: 'product_question',
    subject: 'Gift wrapping',
    play: () => [
      says('{Can you wrap it as a present?|do you offer gift wrapping}'),
      handsOver(
        'missing_knowledge',
        'I couldn’t find anything about gift wrapping in our help pages, so I’m asking a colleague.',
        'Asks for gift wrapping; no article says anything about it.',
      ),
      takes(),
      notes('We should write an article about this, third time this month.'),
      writes('Hi! Yes, in December, in brown paper with a ribbon, free of charge. Just write "gift" in the notes at checkout.'),
      says('{lovely, thanks|Great!}'),
    ],
  },
  {
    name: 'initials on the cover',
    share: 4,
    intent: 'product_question',
    subject: 'Embossed initials',
    play: (s) => [
      says('{Can I have initials on the leather cover?|how does the embossing on the Mate cover work}'),
      answers(
        'Yes, we can emboss initials for €8. Embossed covers can’t be returned, though.',
        [s.product('notebook-mate', 'Initials can be embossed'), s.article('returns', 'Embossed goods')],
        { product: 'notebook-mate' },
      ),
      says('{Where do I enter them?|and gold or blind?}'),
      handsOver(
        'missing_knowledge',
        'I’m not sure about that, so I’m asking a colleague.',
        'Wants the Mate Leather Cover embossed; asks how to order it.',
        [s.product('notebook-mate', 'Initials can be embossed')],
      ),
      takes(),
      writes('Write up to three letters in the notes at checkout. We blind-emboss them in the lower right corner.'),
      s.thanks(),
    ],
  },
  {
    name: 'nickel allergy',
    share: 2,
    intent: 'product_question',
    subject: 'Allergy to nickel',
    priority: 'high',
    play: (s) => [
      says(
        '{My son has a severe nickel allergy. Is the steel of the Drift safe?|I have a strong nickel allergy, can I drink from the Drift?}',
      ),
      handsOver(
        'sensitive_topic',
        'With an allergy I don’t want to guess, so I’m passing this to a colleague.',
        'Nickel allergy; asks whether 18/8 steel is safe to drink from.',
        [s.product('bottle-drift', '18/8 stainless steel')],
      ),
      takes(),
      writes(
        `Good question, ${s.first}. 18/8 steel contains about 8% nickel. It’s firmly bound, but with a severe allergy I wouldn’t rely on that. The Tidal Glass Bottle has glass wherever the drink touches.`,
        { product: 'bottle-tidal' },
      ),
      says('{Thank you for being honest. The glass one then|ok, glass it is. thanks}'),
    ],
  },
]);
