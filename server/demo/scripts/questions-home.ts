// Questions about household goods, lamps, stoves and paper.
import { about, type Question } from './question.ts';

export const homeQuestions: Question[] = [
  ...about('lamp-pier', [
    [
      '{Can the Pier lantern stay outside in the rain?|is the table lantern weatherproof}',
      'It may stay out in the rain (IP54), but not in frost.',
      'may stay out in the rain',
    ],
    [
      '{How long does the Pier lantern last on one charge?|battery life of the lantern?}',
      '40 hours at the lowest level and 8 hours at the highest. It charges over USB-C in 5 hours.',
      'Burns 40 hours',
    ],
  ]),
  ...about('lamp-jetty', [
    [
      '{Does the desk lamp come with a UK plug?|UK plug for the Jetty?}',
      'Yes, it has an EU plug and a UK plug is included.',
      'a UK plug is included',
    ],
  ]),
  ...about('lamp-fleet', [
    [
      '{Can the string lights stay outside in winter?|are the fleet lights ok for outdoors all year}',
      'Yes, they are IP44 and may hang outside all year.',
      'may hang outside all year',
    ],
  ]),
  ...about('lamp-buoy', [
    [
      '{Is a bulb included with the bedside lamp?|which bulb for the Buoy}',
      'No bulb is included. It takes an E27 LED up to 8 W, and dims in three levels if the bulb is dimmable.',
      'the bulb is not included',
    ],
  ]),
  ...about('knife-bosun-chef', [
    [
      "{Dishwasher for the chef's knife?|Can the Bosun knife go in the dishwasher}",
      'Please wash it by hand and dry it at once: the dishwasher dulls the edge and voids the guarantee.',
      'the dishwasher dulls the edge',
    ],
    [
      "{What steel is the chef's knife?|bosun chef knife: which steel and hardness?}",
      'X50CrMoV15, hardened to 57 HRC, with a 20 cm blade.',
      'X50CrMoV15',
    ],
  ]),
  ...about('towel-shoreline', [
    [
      '{Can I use softener on the towels?|washing instructions for the Shoreline towel?}',
      'Wash it at 60 °C and leave the softener out: it makes towels absorb less.',
      'No softener',
    ],
  ]),
  ...about('towel-swift', [
    ['{How big is the L travel towel?|size of the Swift towel in L?}', 'L is 75 × 130 cm and weighs 165 g.', '75 × 130 cm'],
  ]),
  ...about('blanket-skerry', [
    [
      '{How do I wash the wool blanket?|can the Skerry go in the washing machine}',
      'Better air it. If it must be, use the wool programme at 30 °C, and never the tumble dryer.',
      'wool programme at 30 °C',
    ],
  ]),
  ...about('blanket-meadow', [
    [
      '{Is the picnic blanket waterproof?|does the ground come through the picnic blanket when its wet}',
      'It has a waterproof underside, so damp grass is fine.',
      'a waterproof underside',
    ],
  ]),
  ...about('blanket-eider', [
    ['{Is there down in the camp blanket?|eider blanket vegan?}', 'No down: the filling is synthetic and stays warm when damp.', 'no down'],
  ]),
  ...about('storage-dock', [
    [
      '{How much does the crate carry?|can I stand on / load the folding crate with 25 kg}',
      'It stacks and carries 30 kg. I would not stand on it, though.',
      'carries 30 kg',
    ],
  ]),
  ...about('storage-seal', [
    [
      '{Will the dry bag float?|does the Seal bag survive falling in the water}',
      'Yes: rolled three times it floats and survives half an hour under water.',
      'it floats',
    ],
  ]),
  ...about('headlamp-beacon', [
    [
      '{How long does the Beacon last?|battery of the Beacon 400?}',
      '4 hours at full and 60 hours at low power. It charges over USB-C in 2.5 hours.',
      '60 hours at low power',
    ],
    [
      '{Does the Beacon have red light?|red light on the Beacon 400 for maps?}',
      'Yes, it has a red light for maps, and a lock against switching on in the bag.',
      'Red light for maps',
    ],
  ]),
  ...about('headlamp-storm', [
    [
      '{Can I swap the battery of the Storm?|spare battery for the Storm 900?}',
      'Yes, even with gloves on. A spare one costs €29.',
      'a spare one costs €29',
    ],
  ]),
  ...about('headlamp-firefly', [
    [
      "{Are batteries included with the kids' headlamp?|which batteries does the Firefly take}",
      'It takes three AAA batteries, and they are included.',
      'three AAA batteries',
    ],
  ]),
  ...about('stove-kestrel', [
    [
      '{Which cartridges fit the Kestrel?|does the kestrel stove work with Campingaz clip cartridges}',
      'Threaded cartridges to EN 417 (7/16 inch). Clip and pierce cartridges do not fit.',
      'threaded cartridges to EN 417',
    ],
  ]),
  ...about('stove-billy', [
    [
      '{Does the Billy work on induction?|billy pot on an induction hob?}',
      'No, it is aluminium and not for induction. Gas, fire and a hot plate are fine.',
      'Not for induction',
    ],
  ]),
  ...about('notebook-log', [
    [
      '{Does fountain pen ink bleed through the Logbook?|paper weight of the logbook? I use a fountain pen}',
      'It has 100 g paper that takes fountain pens without bleeding through.',
      'fountain pens',
    ],
  ]),
  ...about('notebook-mate', [
    [
      '{Does the leather cover fit the Logbook?|which notebooks fit in the Mate cover}',
      'It fits A5 notebooks up to 2 cm thick, among them the Logbook Notebook and the Almanac Weekly Planner.',
      'fits the Logbook Notebook',
    ],
  ]),
];
