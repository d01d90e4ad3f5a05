import { featuresOf } from '../features.ts';
import { likelihoods } from '../likelihoods.ts';
import { type AlarmKind, alarmKinds } from '../phrases/alarm.ts';
import { unit, unpack, type Weights } from '../weights/packing.ts';
import { readWeights } from '../weights/read.ts';
import { sentencesOf, tokenize } from '../words.ts';

export type Alarm = { kind: AlarmKind; likelihood: number };

let weights: Weights | undefined;

/** Limits on words and sentences for the model; rules cover longer messages. */
const mostWords = 60;
const mostSentences = 6;

/** The likelihood of each alarm for the message or one of its sentences. */
export function alarmsIn(text: string, read: Weights = (weights ??= unpack(readWeights('alarms.bin'), alarmKinds.length + 1))): Alarm {
  const sentences = sentencesOf(text.slice(0, 2000));
  const parts = sentences.length > 1 ? [text.slice(0, 2000), ...sentences.slice(0, mostSentences)] : sentences;
  return parts
    .map((part) => alarmOf(tokenize(part).slice(0, mostWords), read))
    .reduce((most, one) => (one.likelihood > most.likelihood ? one : most), { kind: 'person', likelihood: 0 });
}

function alarmOf(tokens: readonly string[], { row, weights: values }: Weights): Alarm {
  if (tokens.length < 2) return { kind: 'person', likelihood: 0 };
  const features = featuresOf(tokens);
  const scores = new Float64Array(alarmKinds.length + 1);
  likelihoods(features, row, values, unit / Math.sqrt(features.length), scores);
  const most = alarmKinds.reduce((best, _, at) => ((scores[at] as number) > (scores[best] as number) ? at : best), 0);
  return { kind: alarmKinds[most] as AlarmKind, likelihood: 1 - (scores.at(-1) as number) };
}

/** Thresholds measured on held-out sentences, so that 97 of 100 alarms are right. Misunderstood charges sound much like stolen money. */
const thresholdOf = (kind: AlarmKind) => (kind === 'fraud' ? 0.95 : 0.78);

/** The alarm, when the model is certain enough to hand off without a rule. */
export function alarmIn(text: string): AlarmKind | undefined {
  const { kind, likelihood } = alarmsIn(text);
  return likelihood >= thresholdOf(kind) ? kind : undefined;
}
