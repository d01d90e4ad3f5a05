import { own } from '@parley/contract/own';
import type { Product } from './tools.ts';
import { inEnglish } from './glossary.ts';
import { sentencesOf, stem, tokenize } from './words.ts';

type Concept = {
  /** Matches the question, in lower case and without accents, in any supported language. */
  ask: RegExp;
  /** Matches the sentence that answers. */
  answer: RegExp;
};

const concepts: Concept[] = [
  {
    ask: /\b(weigh\w*|weight|heavy|light(er)? than|lighter|lightest|heavier|heaviest|pes[ao]|pesa\w*|poids|pese|lourd\w*|wieg\w*|schwer|gewicht)\b/,
    answer: /\d\s?(g|kg|grams?|kilos?|lb|oz)\b|\bweigh/i,
  },
  {
    ask: /\b(dimension\w*|measure\w*|big|wide|tall|high|thick|deep|width|height|length|how long is|mide|medidas?|tamano|taille|mesure\w*|grand|haut|large|gross|hoch|breit|lang|masse|abmessung\w*|mede|tamanho)\b/,
    answer: /\d\s?(cm|mm|m|inch(es)?|ft|feet)\b|×|\b(size|height|width|length|dimensions?):/i,
  },
  {
    ask: /\b(capacity|volume|lit(re|er)s?|hold(s)?|ml|capacidad\w*|capacite|contenance|litros?|fassungsvermogen|liter|capacidade)\b/,
    answer: /\d\s?(ml|l|cl|lit(re|er)s?)\b|\bcapacity\b/i,
  },
  {
    ask: /\b(waterproof|water resistant|watertight|rainproof|rain|wet|impermeable|agua|etanche|impermeable|pluie|wasserdicht|regen|impermeavel|a prova d)/,
    answer: /waterproof|water column|water[- ]resist|taped seams|welded seams|splash|IPX?\d|watertight|\bdry\b/i,
  },
  { ask: /\b(leak\w*|spill\w*|gotea\w*|fuit\w*|fuite|auslauf\w*|dicht|derram\w*|vaza)\b/, answer: /leak/i },
  {
    ask: /dishwasher|lavavajillas|lave vaisselle|spulmaschin\w*|geschirrspul\w*|maquina (da|de) loica|lava loucas?/,
    answer: /dishwasher|wash(ed)? by hand/i,
  },
  { ask: /microwave|microondas|micro ondes?|mikrowelle|micro ondas/, answer: /microwave/i },
  {
    ask: /\b(wash\w*|laundry|clean\w*|lavar\w*|lavabl\w*|lava|laver|lavable|nettoyer|waschen|waschbar|reinig\w*|limpar|machine wash)\b/,
    answer: /\bwash|wipe|clean|detergent|laundry/i,
  },
  { ask: /\b(tumble|dryer|iron)\b|secadora|seche linge|trockner|trocknen/, answer: /tumble|dry low|iron/i },
  { ask: /\b(oven|freezer|horno|four|ofen|backofen|forno)\b/, answer: /oven|freezer/i },
  { ask: /induc/, answer: /induction/i },
  {
    ask: /\b(battery|batteries|charg\w*|pilas?|bateria|cargar|piles?|batterie|akku|laden|pilhas)\b|how long does (it|the (lamp|light|headlamp)) (last|run|burn)/,
    answer: /batter|charg|\d\s?(hours|h)\b|USB|cells?\b/i,
  },
  {
    ask: /\b(material|fabric|made (of|from|out)|hecha?|matiere|matieres|stoff|besteht|feito|feita|composition)\b/,
    answer:
      /\b(steel|cotton|wool|polyester|nylon|leather|linen|canvas|titanium|alumini?um|glass|stoneware|ceramic|bamboo|oak|walnut|beech|wood|silicone|plastic|rubber|felt|merino|enamel\w*|brass|copper|paper|recycled|material|made (of|from))\b/i,
  },
  { ask: /\b(vegan|animal|vegano|vegane?)\b/, answer: /vegan|leather|wool|silk|down/i },
  { ask: /\b(pfas|pvc|bpa|plastic free)\b/, answer: /PFAS|PVC|BPA|plastic/i },
  { ask: /\b(warrant\w*|guarantee\w*|garanti\w*|gewahrleistung)\b/, answer: /warrant|guarantee/i },
  {
    ask: /\b(fit|fits|true to size|runs? (small|large)|which size|what size|size should|tall(a|e) (elijo|choisir|tomar)|fallt|grosse (soll|nehme))\b/,
    answer: /\bfits?\b|true to size|usual size|size up|smaller one|slim|wide|body height/i,
  },
  {
    ask: /\b(warm|cold|temperature|degrees|frio|calor|caliente|froid|chaud|kalt|warme|temperatur|quente|hot)\b/,
    answer: /warm|°C|degrees|hot|cold|insulat/i,
  },
  { ask: /\b(hood|capucha|capuche|kapuze|capuz)\b/, answer: /hood/i },
  { ask: /\b(pocket\w*|bolsillos?|poches?|taschen|bolsos?|compartment\w*|laptop)\b/, answer: /pocket|compartment|laptop/i },
  { ask: /\b(child\w*|kids?|age|baby|ninos?|enfants?|kinder|criancas?|bebe)\b/, answer: /child|kids|years|baby|age\b/i },
  { ask: /\b(colou?rs?|color(es)?|couleurs?|farben?|cor(es)?)\b/, answer: /^colou?r/i },
  { ask: /\b(sizes|tallas|tailles|grossen|tamanhos|options|versions)\b/, answer: /^(size|capacity|length|width|set)\b/i },
  {
    ask: /where.*(made|from|produc)|donde.*(hech|fabric)|ou.*fabriq|wo.*(hergestellt|gemacht)|onde.*(feit|fabric)|origin/,
    answer:
      /\bmade in\b|fired in|sewn in|woven in|from (the )?\p{Lu}|\bin (Portugal|Sweden|Norway|Scotland|Germany|Italy|France|Spain|Japan|the Netherlands)\b/iu,
  },
  { ask: /\b(bright\w*|lumens?|luz|lumin\w*|hell|helligkeit|brilho)\b/, answer: /lumen|lm\b|bright|light/i },
];

/** Whether a word is a property rather than a product: no jacket is called "waterproof". */
export const isProperty = (word: string) => concepts.some(({ ask }) => ask.test(word));

const negates = /\b(?:not|no|never|isn['’]t|nicht|kein\w*)\b/i;
/** Whether the product's description confirms the properties in the question ("a waterproof jacket"); options are checked elsewhere. */
export function hasProperties(product: Product, question: string): boolean {
  const askedConcepts = concepts.filter(({ ask }) => ask.test(question) && !/sizes|colou|dimension/.test(ask.source));
  const statements = [...sentencesOf(product.description).filter((text) => !negates.test(text)), product.tags.join(' ')];
  return askedConcepts.every(({ answer }) => statements.some((text) => answer.test(text)));
}

/** The product's sentences that answer a question, in the shop's words; empty when none does. */
export function factsFor(product: Product, question: string, words: readonly string[]): string[] {
  const askedConcepts = concepts.filter(({ ask }) => ask.test(question));
  const known = nameWords(product);
  // "Laptop" can be common vocabulary, but here it is what the question is about.
  const named = [...words, ...tokenize(question).filter(isProperty)];
  const queryStems = new Set([...named, ...inEnglish(named)].filter((word) => !known.has(stem(word))).map(stem));
  const facts = [...sentencesOf(product.description), ...optionFacts(product)];
  const rated = facts.map((text, place) => ({ text, place, points: pointsOf(text, askedConcepts, queryStems) }));
  const best = Math.max(0, ...rated.map(({ points }) => points));
  // One shared word makes a sentence related; an answer takes a concept or two words.
  if (
    best < (askedConcepts.length ? 2 : 1) ||
    (askedConcepts.length > 0 && !facts.some((text) => askedConcepts.some(({ answer }) => answer.test(text))))
  )
    return [];
  return rated
    .filter(({ points }) => points >= Math.max(1, best * 0.7))
    .sort((a, b) => b.points - a.points || a.place - b.place)
    .slice(0, 2)
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

function pointsOf(text: string, askedConcepts: readonly Concept[], queryStems: ReadonlySet<string>) {
  const words = new Set(tokenize(text).map(stem));
  const shared = [...queryStems].filter((word) => words.has(word)).length;
  return askedConcepts.filter(({ answer }) => answer.test(text)).length * 2 + shared;
}

const optionFacts = ({ variants }: Product) =>
  Object.entries(optionsOf(variants)).map(([name, values]) => `${name}: ${values.join(', ')}.`);

/** All options of the variants with their values, in the shop's order. */
export function optionsOf(variants: Product['variants']): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) found[name] = [...new Set([...(own(found, name) ?? []), value])];
  return found;
}

export const nameWords = ({ name }: { name: string }) => new Set(tokenize(name).map(stem));
