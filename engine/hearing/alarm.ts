import { featuresOf } from '../features.ts';
import { likelihoods } from '../likelihoods.ts';
import { type AlarmKind, alarmKinds } from '../phrases/alarm.ts';
import { unit, unpack, type Weights } from '../weights/packing.ts';
import { readWeights } from '../weights/read.ts';
import { sentencesOf, tokenize } from '../words.ts';

export type Alarm = { kind: AlarmKind; likelihood: number };

let weights: Weights | undefined;

/** So many words say it, and so many sentences; who writes more is heard by the rules. */
const mostWords = 60;
const mostSentences = 6;

/** How likely a person is to be fetched for the message or one of its sentences, and what for. */
export function alarmsIn(text: string, read: Weights = (weights ??= unpack(readWeights('alarms.bin'), alarmKinds.length + 1))): Alarm {
  const sentences = sentencesOf(text.slice(0, 2000));
  const parts = sentences.length > 1 ? [text.slice(0, 2000), ...sentences.slice(0, mostSentences)] : sentences;
  return parts
    .map((part) => alarmOf(tokenize(part).slice(0, mostWords), read))
    .reduce((most, one) => (one.likelihood > most.likelihood ? one : most), { kind: 'person', likelihood: 0 });
}

function alarmOf(tokens: readonly string[], { row, weights: kept }: Weights): Alarm {
  if (tokens.length < 2) return { kind: 'person', likelihood: 0 };
  const features = featuresOf(tokens);
  const scores = new Float64Array(alarmKinds.length + 1);
  likelihoods(features, row, kept, unit / Math.sqrt(features.length), scores);
  const most = alarmKinds.reduce((best, _, at) => ((scores[at] as number) > (scores[best] as number) ? at : best), 0);
  return { kind: alarmKinds[most] as AlarmKind, likelihood: 1 - (scores.at(-1) as number) };
}

/**
 * Found on lines of ours that were kept from learning, so that 97 of 100 of those heard there are right. Money that is not understood
 * sounds much like money that was stolen.
 */
const certain = (kind: AlarmKind) => (kind === 'fraud' ? 0.95 : 0.78);

/** What the message is about, when it is sure enough to fetch a person for what no rule heard. */
export function alarmIn(text: string): AlarmKind | undefined {
  const { kind, likelihood } = alarmsIn(text);
  return likelihood >= certain(kind) ? kind : undefined;
}
