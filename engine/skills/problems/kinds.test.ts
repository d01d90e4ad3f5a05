import { expect, test } from 'vitest';
import { problemIn } from './kinds.ts';

test.each([
  ['Die Lichterkette, die ich letzte Woche bekommen habe, geht nach 3 Tagen schon nicht mehr', 'damaged'],
  ['the string lights I got last week no longer work', 'damaged'],
  ['la guirlande que j’ai reçue ne marche déjà plus', 'damaged'],
  ['la lámpara que me llegó ha dejado de funcionar', 'damaged'],
  ['a lanterna que recebi deixou de funcionar', 'damaged'],
  ['eine von den beiden Laternen geht nicht an', 'damaged'],
  ['the lantern does not turn on, order H2445', 'damaged'],
  ['ich habe bei Ihnen einen Rucksack in Moss bestellt, gekommen ist aber ein schwarzer. jonas@mail.example', 'wrong_item'],
  ['I ordered the moss backpack but got a black one', 'wrong_item'],
  ['j’ai commandé le sac en vert mais j’ai reçu un noir', 'wrong_item'],
  ['pedí la mochila verde pero me llegó una negra', 'wrong_item'],
  ['my bank statement shows your shop twice', 'charged_twice'],
  ['bancontact was declined, what now', 'payment_failed'],
  ['the price of the lamp has dropped since I bought it', 'price_drop'],
  ['j’ai reçu un gant droit alors que j’avais pris le gauche', 'wrong_item'],
  ['I got a left glove although I ordered the right one', 'wrong_item'],
])('%s is a problem', (text, kind) => expect(problemIn(text)).toBe(kind));

test.each([
  'I ordered on the 15th but nothing has arrived',
  'ich habe am Montag bestellt, aber es ist noch nicht angekommen',
  'I ordered it for Monday but it came on Tuesday',
  'ich habe bestellt, aber keine Bestätigung bekommen',
  'can i split it in 3 payments',
])('%s is none of them', (text) => expect(problemIn(text)).toBeUndefined());
