import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { describe, sourceOf } from '../../flows/knowledge.ts';
import type { Found } from '../../judging.ts';
import { countryOf, placesIn, type Place } from '../../places.ts';
import { containsFact } from '../../quoting.ts';
import { beyondTopics, factKindsIn } from '../../shop-topics.ts';
import { plain, sentencesOf, stem, tokenize } from '../../words.ts';
import type { Proposal } from '../skill.ts';
import { ofPlace, type Question } from './say.ts';

// What an article says of delivery to a place, where no fact was read from it.

/** The sentences of an article about delivery that name a place that is asked about. */
export function sentencesAbout({ passage }: Found, { places }: Question): string[] {
  if (!factKindsIn(`${passage.title}\n${passage.text}`, undefined, 0).includes('delivery')) return [];
  const isAsked = (code: string) => places.some((place) => countryOf(place.code) === countryOf(code));
  return sentencesOf(passage.text).filter((sentence) => placesIn(sentence).some(({ code }) => isAsked(code)));
}
const mostSentences = 2;

/** What an article says of delivery to a place that no fact names. */
export function placeInArticle(scene: DialogueContext, questions: readonly Question[]): Proposal[] {
  const { ground, message, lead } = scene;
  const { page } = ground;
  const asked = questions.find(({ kind, places }) => kind === 'delivery' && places.length > 0);
  if (!asked || !page || asked.places.some((place) => ofPlace(ground.facts, place) !== undefined)) return [];
  const sentences = sentencesAbout(page, asked).slice(0, mostSentences);
  const text = sentences.join(' ');
  if (text === '' || !containsFact(plain(asked.text), text)) return [];
  const place = asked.places.at(-1) as Place;
  const found = { ...page, text };
  return [
    {
      ...{ skill: 'place_in_article', fit: 0.92, evidence: 0.9 },
      explains: new Set(message.words.filter((word) => !tokenize(beyondTopics(asked.text)).includes(word) || hasStem(text, word))),
      answer: () =>
        answerWith(scene, {
          ...{
            text: describe(scene, found),
            sources: [sourceOf(found)],
            confidence: 0.85,
            intent: lead?.intent === 'delivery_period' ? lead.intent : 'delivery_options',
          },
          remember: { topic: { kind: 'delivery', place: { name: place.name.slice(0, 80), code: place.code } } },
        }),
    },
  ];
}
const hasStem = (text: string, word: string) => tokenize(text).some((other) => stem(other) === stem(word));
