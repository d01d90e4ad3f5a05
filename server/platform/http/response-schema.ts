import { z } from 'zod';

type Schema = { [keyword: string]: unknown };
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What input is checked for. An answer is written as it is. */
const checks = [
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/**
 * The schema that answers are serialized with. It says which fields exist and of which type they are, and checks nothing else: the
 * serializer validates each value of a union to find its branch, which is slow and fails for values that were stored under older rules.
 */
export const responseSchema = (result: z.ZodType): Schema =>
  withoutChecks(z.toJSONSchema(result, { target: 'draft-7', io: 'output', unrepresentable: 'any' })) as Schema;

function withoutChecks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChecks);
  if (!isSchema(value)) return value;
  const schema: Schema = {};
  for (const [keyword, part] of Object.entries(value)) {
    if ((checks.includes(keyword) && !isSchema(part)) || keyword === 'propertyNames') continue;
    // The serializer writes instants faster than other text, and knows no other format.
    if (keyword === 'format' && part !== 'date-time') continue;
    // Zod's `false` breaks the choice within unions; without it unknown fields are removed all the same.
    if (keyword === 'additionalProperties' && part === false) continue;
    schema[keyword] =
      keyword === 'properties' ? eachProperty(part as Schema) : keyword === 'enum' || keyword === 'const' ? part : withoutChecks(part);
  }
  return orNull(schema);
}

/** Names of properties aren't keywords. */
const eachProperty = (properties: Schema) => Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, withoutChecks(of)]));

/** "This or null" in the serializer's words, so that it need not choose a branch. */
function orNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, other] = anyOf as Schema[];
  if (other?.['type'] !== 'null' || one === undefined || typeof one['type'] !== 'string' || 'const' in one) return schema;
  // Within a union, null has to be one of the values as well.
  return { ...one, ...rest, ...(Array.isArray(one['enum']) && { enum: [...(one['enum'] as unknown[]), null] }), nullable: true };
}
