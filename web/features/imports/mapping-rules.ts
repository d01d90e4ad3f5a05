import type { ImportRun } from '@parley/contract/import-runs';

export type Mapping = Readonly<Record<string, string | null>>;
export const mappingOf = ({ columns }: ImportRun): Mapping => Object.fromEntries(columns.map(({ name, field }) => [name, field]));

/** A field is one column’s: who takes it has it, and the column that had it is left out. */
export const withField = (mapping: Mapping, column: string, field: string | null): Mapping => ({
  ...Object.fromEntries(Object.entries(mapping).map(([name, had]) => [name, had === field ? null : had])),
  [column]: field,
});

/** The labels of fields that are needed and have no column. */
export const lackingIn = ({ fields }: ImportRun, mapping: Mapping): string[] =>
  fields.filter(({ field, required }) => required && !Object.values(mapping).includes(field)).map(({ label }) => label);
