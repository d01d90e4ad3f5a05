import { domainEvents, type DomainEvent, schemaOf } from '@parley/contract/events';
import { z } from 'zod';
import { bodyOf } from './body.ts';
import { sampleOf } from './sample.ts';

/** What is sent: the envelope with `timestamp` in place of `occurred_at`. */
export function bodySchemaOf(event: DomainEvent) {
  const { occurred_at: timestamp, ...shape } = schemaOf(event).shape;
  return z.object({ ...shape, timestamp });
}

/** A sample of what is sent, for this shop. */
export function sampleBody(event: DomainEvent, { merchant, id, at }: { merchant: string; id: string; at: Date }): string {
  const data = sampleOf(z.toJSONSchema(event.data)) as Record<string, unknown>;
  return bodyOf({ id, type: event.type, version: event.version, occurred_at: at.toISOString(), merchant_id: merchant, data });
}

const sampled = { id: '01900000-0000-7000-8000-000000000000', at: new Date('2026-01-05T09:00:00.000Z') };
export const catalogue = (merchant: string) => ({
  items: domainEvents.map((event) => ({
    type: event.type,
    version: event.version,
    description: event.when,
    schema: { ...z.toJSONSchema(bodySchemaOf(event)) },
    sample: JSON.parse(sampleBody(event, { merchant, ...sampled })) as Record<string, unknown>,
  })),
});
