import { type Intent, intents, type Language, type Phrases } from './intents.ts';
import { de } from './phrases/de.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { pt } from './phrases/pt.ts';

const phrases: Record<Language, Phrases> = { en, es, fr, de, pt };

export type Example = { text: string; intent: Intent; weight: number };

/** What the recogniser of a language learns from: every line, and every line once more behind a lead-in. */
export function examplesOf(language: Language): Example[] {
  const leads = lines(phrases[language].lead_in);
  let turn = 0;
  return intents.flatMap((intent) =>
    lines(phrases[language][intent]).flatMap((line) => {
      const sentences = [...new Set(variants(line))];
      const weight = 1 / Math.sqrt(sentences.length);
      const examples = sentences.map((text) => ({ text, intent, weight }));
      if (!saysNothingElse.includes(intent))
        examples.push({ text: `${leads[turn++ % leads.length]} ${sentences.at(-1)}`, intent, weight: 0.7 });
      return examples;
    }),
  );
}
const saysNothingElse: readonly Intent[] = ['greeting', 'thanks', 'goodbye'];

const lines = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Sentences of a line, as few as hold every choice of every bracket: `a [b|c] [d|e|]` → `a b d`, `a c e`, `a b`. */
export function variants(line: string): string[] {
  const parts = line.split(/[[\]]/).map((part, index) => (index % 2 ? part.split('|') : [part]));
  const rows = Math.max(...parts.map((choices) => choices.length));
  // Brackets of one size would always show the same pairs; the shift lets each meet another.
  return Array.from({ length: rows }, (_, row) =>
    parts
      .map((choices, place) => choices[(row + Math.floor(place / 2)) % choices.length])
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
