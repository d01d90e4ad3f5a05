import type { DialogueContext } from '../../dialogue.ts';
import type { Product } from '../../tools.ts';
import { or } from '../../texts/lists.ts';
import { plain, sentencesOf } from '../../words.ts';
import { sayFigure, weighsIn } from './figures.ts';
import { type Measure, type MeasureKind, measuresIn } from './measures.ts';
import { askedWords, withoutName } from './facts.ts';
import { fieldOf } from './match.ts';
import { type Choice, choiceIn, optionsOf } from './options.ts';
import { saysNothing } from './reading.ts';
import { propertiesIn } from './properties.ts';

// Weights, capacities and dimensions in the customer's words instead of a sentence of the description.

const asked: Partial<Record<string, MeasureKind>> = { weight: 'weight', capacity: 'volume' };

/** The figure that a question asks for; undefined when it asks for anything else too or the description doesn't give it. */
export function figureAnswer(scene: DialogueContext, product: Product, text: string, choice: Choice): string | undefined {
  const [property, ...more] = propertiesIn(text).filter(({ weak }) => !weak);
  if (!property || more.length > 0 || measuresIn(text).some(({ kind }) => kind === asked[property.name] || kind === 'length'))
    return undefined;
  // "Without the lid": more than the figure alone is asked, and the description says more.
  const words = askedWords(product, withoutName(product, text), choiceIn(product, text)).filter(({ word }) => !property.ask.test(word));
  if (words.some((word) => !saysNothing(word) && fieldOf(product, word) === 'description')) return undefined;
  if (property.name === 'dimensions') return dimensionsOf(scene, product, text);
  const kind = asked[property.name];
  if (kind === undefined) return undefined;
  const { say, replyLanguage } = scene;
  const speak = (measure: Measure) => sayFigure(kind, measure.value, replyLanguage);
  const figure = figureIn(product, kind, choice);
  const value = Array.isArray(figure)
    ? or(
        figure.map(([version, measure]) => `${speak(measure)} (${version})`),
        replyLanguage,
      )
    : figure && speak(figure);
  if (value === undefined) return undefined;
  return kind === 'weight' ? say.shopping.weighs(product.name, value) : say.shopping.holds(product.name, value);
}

/** The figure of the version chosen, of all of them, or of each. */
function figureIn(product: Product, kind: MeasureKind, choice: Choice): Measure | [string, Measure][] | undefined {
  const versions = Object.entries(optionsOf(product.variants)).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, measure: ofVersion(product, kind, value, values) })),
  );
  const known = versions.flatMap(({ name, value, measure }) => (measure ? [{ name, value, measure }] : []));
  const chosen = known.filter(({ name, value }) => choice.asked[name]?.includes(value));
  if (chosen.length === 1) return chosen[0]?.measure;
  if (known.length > 1) {
    // The version's own measure is the figure: "600 ml" holds 600 ml.
    const isOwn = known.every(({ value, measure }) => value === measure.text);
    const listed = chosen.length > 0 ? chosen : known;
    return isOwn ? undefined : listed.map(({ value, measure }): [string, Measure] => [value, measure]);
  }
  const found = partsOf(product, kind).flatMap((part) => measuresIn(part).filter((one) => one.kind === kind));
  return found.length === 1 ? found[0] : undefined;
}

const partsOf = (product: Product, kind: MeasureKind) => {
  const parts = sentencesOf(product.description).flatMap((sentence) => sentence.split(/;\s|,\s(?!\d)|,\s(?=\d+\s?(?:g|kg)\b)/));
  return kind === 'weight' ? parts.filter(weighsIn) : parts;
};

const escaped = (text: string) => text.replace(/[/.+*?()[\]\\]/g, '\\$&');
/** "750 ml weighs 520 g, 1 l weighs 610 g", "310 g (600 ml) or 420 g (1000 ml)": the figure beside the version's name. */
function ofVersion(product: Product, kind: MeasureKind, value: string, values: readonly string[]): Measure | undefined {
  const place = (text: string, one: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(one)}(?![\\p{L}\\d])`, 'u').exec(text)?.index ?? -1;
  for (const sentence of sentencesOf(product.description)) {
    if (kind === 'weight' && !weighsIn(sentence)) continue;
    const at = place(sentence, value);
    if (at < 0) continue;
    const others = values.filter((one) => one !== value).map((one) => place(sentence, one));
    const isBehind = sentence[at - 1] === '(';
    const from = isBehind ? Math.max(0, ...others.filter((one) => one >= 0 && one < at)) : at;
    const to = isBehind ? at : Math.min(sentence.length, ...others.filter((one) => one > at));
    const measure = measuresIn(sentence.slice(from, to)).findLast((one) => one.kind === kind);
    if (measure) return measure;
  }
  const own = measuresIn(value).find((one) => one.kind === kind);
  return own && { ...own, text: value };
}

const axes: { name: 'high' | 'wide' | 'long' | 'thick'; ask: RegExp; answer: RegExp }[] = [
  { name: 'high', ask: /\b(?:tall|high|height|hoch|hohe|haut(?:eur)?|alt[oa]|altura|altezza|hoog)\b/, answer: /high|tall/ },
  { name: 'wide', ask: /\b(?:wide|width|breit|breite|larg[eoa]|largeur|ancho|largura|larghezza|breed)\b/, answer: /wide/ },
  { name: 'long', ask: /\b(?:long|length|lang|lange|longueur|largo|longitud|comprid[oa]|lung[oa]|lunghezza)\b/, answer: /long/ },
  { name: 'thick', ask: /\b(?:thick|dick|epais\w*|grueso|grosor|espess\w+|dik|spess\w+)\b/, answer: /thick/ },
];

function dimensionsOf({ say }: DialogueContext, product: Product, text: string): string | undefined {
  const axis = axes.find(({ ask }) => ask.test(plain(text)));
  const sizes = [
    ...product.description.matchAll(/\d[\d.,]*(?:\s?[×x]\s?\d[\d.,]*)*\s?(?:cm|mm|m)(?![\p{L}²³])(?:\s(?:high|tall|wide|long|thick))?/gu),
  ];
  if (axis) {
    const found = sizes.filter(([size]) => axis.answer.test(size));
    const size = found.length === 1 ? found[0]?.[0].replace(/\s(?:high|tall|wide|long|thick)$/, '') : undefined;
    return size === undefined ? undefined : say.shopping.measures(product.name, size, axis.name);
  }
  const whole = sizes.filter(([size]) => /[×x]/.test(size));
  return whole.length === 1 ? say.shopping.measures(product.name, whole[0]?.[0] ?? '', undefined) : undefined;
}
