// Questions about bottles, mugs, bags and jackets.
import { homeQuestions } from './questions-home.ts';
import { about, type Question } from './question.ts';

export const questions: Question[] = [
  ...about('bottle-drift', [
    [
      '{Is the steel bottle ok for hot tea?|Can I put hot tea into the Drift bottle?|does the drift bottle keep tea hot}',
      'Yes. The Drift Water Bottle keeps tea hot for 12 hours, and water cold for 24.',
      'hot for 12 hours',
    ],
    [
      "{Does the Drift bottle fit a car cup holder?|Will the Drift fit in my car's cup holder?}",
      'The 600 ml bottle does, it is 7.2 cm wide. The 1000 ml bottle is 9 cm wide and does not.',
      'fits a car cup holder',
    ],
    [
      '{Can the Drift go in the dishwasher?|is the drift water bottle dishwasher safe?}',
      'Yes, both the bottle and the lid are dishwasher safe.',
      'dishwasher safe',
    ],
    [
      '{Can I carry sparkling water in the Drift?|sparkling water in the Drift bottle, yes or no?}',
      'Yes. The screw lid is leakproof and suits sparkling water.',
      'suits sparkling water',
    ],
  ]),
  ...about('bottle-tidal', [
    [
      '{Can I pour boiling water into the glass bottle?|Is the Tidal bottle ok for tea?}',
      'Hot tea up to 80 °C is fine, but not boiling water. It does not keep the tea warm.',
      'up to 80 °C',
    ],
  ]),
  ...about('bottle-pike', [
    [
      '{How long does the Pike flask keep coffee hot?|pike flask: how many hours hot?}',
      'The Pike Vacuum Flask keeps drinks hot for 24 hours and cold for 36.',
      'hot for 24 hours',
    ],
  ]),
  ...about('bottle-minnow', [
    [
      "{Does the Minnow leak in a school bag?|Is the kids' bottle really leakproof?}",
      'It is leakproof in a school bag. The straw closes with one push.',
      'Leakproof in a school bag',
    ],
    [
      "{From which age is the kids' bottle?|is the minnow bottle ok for a 2 year old}",
      'The Minnow is made for children from 3 years on.',
      'from 3 years',
    ],
  ]),
  ...about('bottle-trawler', [
    [
      '{Does beer stay fizzy in the Trawler?|Can I take draught beer in the growler?}',
      'Yes, the cap is pressure-proof: beer and sparkling water keep for 24 hours without going flat.',
      'without going flat',
    ],
  ]),
  ...about('mug-quay', [
    [
      '{Can I put the enamel mug on a fire?|Is the Quay mug ok on a gas stove?}',
      'Yes, it goes on a fire and on a gas stove, and in the dishwasher. Just not in the microwave.',
      'Goes on a fire',
    ],
  ]),
  ...about('mug-ferry', [
    [
      '{How tall is the Ferry mug? My espresso machine is low|Does the Ferry fit under a coffee machine?}',
      'It is 17 cm high with the lid and 14 cm without, so it fits under most espresso machines.',
      '17 cm high',
    ],
    [
      '{How long does coffee stay hot in the Ferry mug?|ferry travel mug, hours hot?}',
      'The Ferry keeps coffee hot for 6 hours.',
      'hot for 6 hours',
    ],
  ]),
  ...about('mug-bothy', [
    [
      '{Does a gas cartridge fit into the titanium mug?|Which Bothy takes a 100 g cartridge?}',
      'A 100 g gas cartridge fits inside the 650 ml mug, not inside the 450 ml one.',
      'fits inside the 650 ml mug',
    ],
  ]),
  ...about('pack-skipper', [
    [
      '{Does a 16 inch laptop fit the Skipper?|will my 16" macbook fit into the skipper backpack}',
      'Yes, the padded sleeve takes a 16 inch laptop.',
      '16 inch laptop',
    ],
    [
      '{Can I take the Skipper as hand luggage?|Is the roll-top ok as cabin baggage?}',
      'Yes. At 46 × 29 × 15 cm it is within airline cabin size.',
      'airline cabin size',
    ],
  ]),
  ...about('pack-ridge', [
    [
      '{Is there a rain cover with the Ridge?|does the hiking pack come with a rain cover}',
      'Yes, a rain cover is in the bottom pocket.',
      'a rain cover',
    ],
    [
      "{I am 1.62, will the Ridge pack fit my back?|Is the Ridge's back adjustable?}",
      'The back adjusts to back lengths from 42 to 54 cm. Measure from the bone at your neck to the top of your hips.',
      '42 to 54 cm',
    ],
  ]),
  ...about('pack-towpath', [
    [
      '{Does the pannier fit a rack with 10 mm tubes?|my rack has 12 mm tubes, ok for the Towpath?}',
      'Yes. It hangs on racks with tubes of 8 to 16 mm, and an adapter for thin racks is included.',
      '8 to 16 mm',
    ],
    [
      '{Is that price for two panniers?|do I get a pair of panniers for that price}',
      'It is for one: the Towpath is sold singly.',
      'sold singly',
    ],
  ]),
  ...about('jacket-squall', [
    [
      '{Is the Squall free of PFAS?|does the squall jacket contain PFAS / PFC?}',
      'Yes, the Squall Rain Jacket is free of PFAS.',
      'Free of PFAS',
    ],
    [
      '{Does the hood of the Squall fit over a bike helmet?|helmet under the Squall hood?}',
      'Yes, the hood adjusts and fits over a helmet.',
      'fits over a helmet',
    ],
  ]),
  ...about('jacket-breakwater', [
    [
      '{How long is the Breakwater parka?|is the parka really down to the knee}',
      'It goes to the knee: 96 cm long in size M.',
      '96 cm long',
    ],
    [
      '{Is the parka warm enough for minus 10?|How cold can it get with the Breakwater?}',
      'It keeps you warm down to about -5 °C. For -10 °C you would want a thick jumper under it.',
      'down to about -5',
    ],
  ]),
  ...about('jacket-helm', [
    [
      '{Which size of the cape for 1.80?|helm cape: S/M or L/XL? I am 182 cm}',
      'L/XL: the S/M is for up to 1.75 m.',
      'S/M for up to 1.75 m',
    ],
  ]),
  ...homeQuestions,
];
