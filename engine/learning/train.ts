import { classes } from '../classes.ts';
import { featuresOf, places } from '../features.ts';
import { likelihoods } from '../likelihoods.ts';
import { Chance } from './chance.ts';

export type Lesson = { tokens: readonly string[]; intent: number; weight: number };
/** One row of weights per feature seen, with one weight per class. */
export type Learned = { row: Int32Array; weights: Float32Array };

/** Data augmentation: perturbs each training sentence, so that the model ignores irrelevant differences. */
export type Noise = (lesson: Lesson, chance: Chance) => readonly string[];

const passes = 6;
const step = 0.35;
const decay = 1e-6;

/** Multinomial logistic regression with a learning rate per weight (AdaGrad). The same lessons produce the same weights. */
export function train(lessons: readonly Lesson[], noise: Noise, rounds = passes, count: number = classes.length): Learned {
  const chance = new Chance(20240229);
  const row = rowsOf(lessons);
  const weights = new Float32Array(row.count * count);
  const moved = new Float32Array(row.count * count);
  const order = Int32Array.from(lessons.keys());
  const scores = new Float64Array(count);
  for (let pass = 0; pass < rounds; pass++) {
    shuffle(order, chance);
    const pace = step * (1 - (pass / rounds) * 0.7);
    for (const at of order) {
      const lesson = lessons[at] as Lesson;
      const allFeatures = featuresOf(noise(lesson, chance));
      // Unknown words count too: the more of them, the lower the certainty.
      const scale = 1 / Math.sqrt(allFeatures.length);
      const features = allFeatures.filter((place) => row.of[place] !== -1);
      likelihoods(features, row.of, weights, scale, scores);
      for (let to = 0; to < count; to++) {
        const error = ((to === lesson.intent ? 1 : 0) - (scores[to] as number)) * lesson.weight;
        if (error < 0.004 && error > -0.004) continue;
        const slope = error * scale;
        for (const place of features) {
          const cell = (row.of[place] as number) * count + to;
          const sum = (moved[cell] as number) + slope * slope;
          moved[cell] = sum;
          weights[cell] = (weights[cell] as number) * (1 - decay) + (pace * slope) / Math.sqrt(sum + 1e-8);
        }
      }
    }
  }
  return { row: row.of, weights };
}

/** Rarer features are specific to single sentences. */
const seenFrom = 9;

function rowsOf(lessons: readonly Lesson[]) {
  const seen = new Uint8Array(places);
  for (const { tokens } of lessons)
    for (const place of featuresOf(tokens)) if ((seen[place] as number) < 255) seen[place] = (seen[place] as number) + 1;
  let count = 0;
  const of = Int32Array.from(seen, (times) => (times >= seenFrom ? count++ : -1));
  return { of, count };
}

function shuffle(all: Int32Array, chance: Chance) {
  for (let at = all.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
}
