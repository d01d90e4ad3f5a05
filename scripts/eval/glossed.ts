// Languages that are read through their gloss: the share of sentences whose language and topic are recognized. `npm run eval` fails below.
import { classify } from '../../engine/classify.ts';
import { minConfidence } from '../../engine/decision.ts';
import { type DutchOrItalian, dutchItalian, dutchItalianLater } from './dutch-italian-sentences.ts';
import type { Section } from './section.ts';

const least = { language: 0.95, topic: 0.88 };

export function report(): Promise<Section> {
  const measured = (['nl', 'it'] as const).map((language) => ({
    language,
    first: measure(dutchItalian.filter((one) => one.language === language)),
    later: measure(dutchItalianLater.filter((one) => one.language === language)),
  }));
  return Promise.resolve({
    title: 'Dutch and Italian, read in English word by word',
    lines: measured.flatMap(({ language, first, later }) => [
      `${language}: ${describe(first)}`,
      `${language}, written after the lexicon: ${describe(later)}`,
    ]),
    below: measured.flatMap(({ language, first }) => [
      ...(first.language < least.language
        ? [`language of ${language}: ${first.language.toFixed(3)}, at least ${least.language} required`]
        : []),
      ...(first.topic < least.topic ? [`topic in ${language}: ${first.topic.toFixed(3)}, at least ${least.topic} required`] : []),
    ]),
  });
}

function measure(all: readonly DutchOrItalian[]) {
  const read = all.map((one) => ({ ...one, nlu: classify(one.text, 'en') }));
  const shareOf = (right: (one: (typeof read)[number]) => boolean) => read.filter(right).length / Math.max(1, read.length);
  return {
    count: read.length,
    language: shareOf(({ language, nlu }) => nlu.language === language),
    topic: shareOf(({ intent, nlu }) => nlu.detectedIntents[0]?.intent === intent),
    answered: shareOf(({ intent, nlu }) => nlu.detectedIntents[0]?.intent === intent && nlu.detectedIntents[0].likelihood >= minConfidence),
  };
}
const describe = ({ count, language, topic, answered }: ReturnType<typeof measure>) =>
  `${count} sentences: language ${language.toFixed(3)}, topic ${topic.toFixed(3)}, right and sure enough to answer ${answered.toFixed(3)}`;
