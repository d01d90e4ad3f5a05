import type { FoundPassage } from '@parley/contract/knowledge';

/** Lower case without accents. Keeps one character per character, so that positions stay valid. */
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Function words in the AI's languages, which occur everywhere and don't locate an answer. */
const small = new Set(
  `a an and are as at be been but by can could did do does for from had has have how i if in is it its may me my no not of on or our should so than that the their them there these they this those to was we were what when where which who why will with would you your
  al como con cual cuando de del desde donde el ella en entre es esta este hay la las lo los mas me mi mis muy no o para pero por que se si sin sobre su sus te tiene tu un una unos y ya yo
  au aux avec ce ces cette comment dans des du elle en est et etre il je la le les leur mais mes moi mon ne nous on ou par pas pour puis quand que quel quelle qui sa se ses son sur un une vos votre vous
  aber als am an auf aus bei bin bis das dass dem den der des die doch du ein eine einem einen einer er es fur hat ich ihr im in ist ja kann kein man mein meine mich mir mit nach nicht noch nur oder sein sich sie sind so um und uns vom von vor war was wenn wer wie wird wir wo zu zum zur
  ao aos com como da das de do dos e ela ele em entre essa esse esta este eu foi ha isso la mais mas meu minha na nas no nos o onde os ou para pela pelo por porque qual quando que se sem ser seu sua tem um uma voce
  aan bij dat de deze die dit een en er geen heb hebben het hij hoe hun ik jij je jullie kan met mijn naar niet nog of om onze ook op te uit uw van voor waar wanneer wat we wel wij worden zijn zo zou
  agli ai alla alle allo anche che chi ci cosa dal dalla degli dei della delle dello di dove e gli ha ho i il io le lo loro ma mi mia mio nei nel nella noi non per perche piu qual quale quando quanto questa questo sono sul sulla ti tra tuo vi voi`.split(
    /\s+/,
  ),
);

/** Whether two words are forms of one: "return" and "returned", "Lieferung" and "Lieferungen". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 5) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  // They may differ in an ending of at most three letters of the shorter one: "delivery", "deliveries".
  return shared >= Math.max(4, short.length - 3) && shared >= long.length * 0.55;
}

/** Where the question's words occur in a passage, in UTF-16 units. A question of only function words highlights nothing. */
export function highlightsOf(passage: string, question: string): FoundPassage['highlights'] {
  const asked = wordsOf(question)
    .map(({ word }) => word)
    .filter((word) => !small.has(word));
  if (asked.length === 0) return [];
  return wordsOf(passage)
    .filter(({ word }) => !small.has(word) && asked.some((one) => isSameWord(one, word)))
    .map(({ start, end }) => ({ start, end }));
}

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: found, index }) => ({
    word: plain(found),
    start: index,
    end: index + found.length,
  }));
