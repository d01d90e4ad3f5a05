import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** A value that fits a JSON Schema of the events: the first choice, the first form, every field. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [form] = schema.anyOf ?? schema.oneOf ?? [];
  if (form) return sampleOf(form);
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part as Schema)]));
  if (schema.type === 'array') return [sampleOf(schema.items as Schema)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return schema.type === 'string' ? textOf(schema) : null;
}

function textOf({ format, pattern }: Schema): string {
  if (format === 'uuid') return '01900000-0000-7000-8000-000000000001';
  if (format === 'date-time') return '2026-01-05T09:00:00.000Z';
  if (pattern === '^[A-Z]{3}$') return 'EUR';
  return pattern === undefined ? 'text' : '49.90';
}
