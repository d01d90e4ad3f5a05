import fs from 'node:fs';
import path from 'node:path';
import { heldOutCases } from './held-out-sentences.ts';
import { Chance } from '../../engine/learning/chance.ts';
import { mistyped } from '../../engine/learning/noise.ts';
import { type Blind, blindLast, blindMeasured, blindOutlandish, blindStudied, intentOf } from './intents-blind.ts';
import { plainOrders } from './intents-plain-orders.ts';
import { banking, clinc, type ExpectedIntent, multidogo } from './intents-mapping.ts';

export type Case = { text: string; language: string; meant: Exclude<ExpectedIntent, null> };
/** `cases` is undefined when the data isn't available. */
export type DataSet = { name: string; cases: Case[] | undefined };

export const dataSets = (folder: string): DataSet[] => [
  { name: 'our own sentences', cases: heldOutCases.map(({ text, language, intent }) => ({ text, language, meant: intent })) },
  { name: 'our own sentences, with a word mistyped', cases: mistypedCases() },
  { name: 'orders in plain words', cases: plainCases() },
  { name: 'written blind, the half that was studied', cases: blindCases(blindStudied) },
  { name: 'written blind, the half that was only measured', cases: blindCases(blindMeasured) },
  { name: 'written blind, a second set', cases: blindCases(blindLast) },
  { name: 'written to avoid every usual word', cases: blindCases(blindOutlandish) },
  { name: 'clinc150', cases: readIfExists(path.join(folder, 'intents/clinc150_train_val.json'), clincCases) },
  { name: 'banking77', cases: readIfExists(path.join(folder, 'intents/banking77_train.csv'), bankingCases) },
  ...['software', 'fastfood'].map((domain) => ({
    name: `multidogo ${domain}`,
    cases: readIfExists(path.join(folder, `intents/multidogo_${domain}_dev_turn.tsv`), multidogoCases),
  })),
];

/** Adds a typo to the longest word of each sentence, which usually carries the intent. */
function mistypedCases(): Case[] {
  const chance = new Chance(7);
  return heldOutCases.map(({ text, language, intent }) => {
    const longest = (text.match(/[\p{L}]+/gu) ?? []).reduce((one, other) => (other.length > one.length ? other : one), '');
    return { text: longest.length > 3 ? text.replace(longest, mistyped(longest, chance)) : text, language, meant: intent };
  });
}

const blindCases = (sentences: readonly Blind[]): Case[] =>
  sentences.flatMap((one) => {
    const meant = intentOf(one);
    return meant ? [{ text: one.text, language: one.language, meant }] : [];
  });

const plainCases = (): Case[] =>
  Object.entries(plainOrders).flatMap(([intent, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [, language = 'en', text = line] = /^(\w\w): (.*)$/.exec(line) ?? [];
        return { text, language, meant: intent as Case['meant'] };
      }),
  );

const readIfExists = (file: string, read: (text: string) => Case[]) =>
  fs.existsSync(file) ? read(fs.readFileSync(file, 'utf8')) : undefined;

const casesOf = (pairs: readonly (readonly [text: string, meant: ExpectedIntent | undefined])[]): Case[] =>
  pairs.flatMap(([text, meant]) => (meant ? [{ text, language: 'en', meant }] : []));

const clincCases = (json: string) => {
  const parts = Object.values(JSON.parse(json) as Record<string, [text: string, intent: string][]>);
  return casesOf(parts.flat().map(([text, intent]) => [text, intent in clinc ? clinc[intent] : 'out_of_scope']));
};

const bankingCases = (csv: string) =>
  casesOf(
    [...csv.matchAll(/^(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n\r]+)\r?$/gm)]
      .slice(1)
      .map(([, quoted, unquoted, label = '']) => [
        (quoted?.replaceAll('""', '"') ?? unquoted ?? '').trim(),
        label in banking ? banking[label] : 'out_of_scope',
      ]),
  );

const multidogoCases = (tsv: string) =>
  casesOf(
    tsv
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map((fields) => [fields[3] ?? '', multidogo[fields.at(-1)?.trim() ?? '']]),
  );
