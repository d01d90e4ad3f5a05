import type { Channel } from '@parley/contract/channels';
import { readJson } from '@parley/contract/json';
import { z } from 'zod';
import type { ChannelEvent, ExternalChannel, SendResult } from '../../integrations/channel-port.ts';
import { fetchFile } from '../../platform/http/fetch-file.ts';
import { guardedFetch } from '../../platform/http/guarded-fetch.ts';
import { isHmac } from '../../platform/lib/hmac.ts';

/** The emulated service's data format; only this file and the emulator know it. */
const person = z.object({ id: z.string(), name: z.string().nullable() });
const file = z.object({ url: z.string(), name: z.string(), type: z.string() });
const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    id: z.string(),
    from: person,
    at: z.number(),
    text: z.string(),
    files: z.array(file),
    reply_to: z.string().nullable(),
  }),
  z.object({
    type: z.literal('echo'),
    id: z.string(),
    to: person,
    at: z.number(),
    text: z.string(),
    files: z.array(file),
    key: z.string().nullable(),
  }),
  z.object({
    type: z.literal('status'),
    id: z.string(),
    status: z.enum(['sent', 'delivered', 'read', 'failed']),
    reason: z.string().nullable(),
  }),
]);
export type TestEvent = z.output<typeof event>;
const envelope = z.object({ id: z.string(), entries: z.array(z.object({ account: z.string(), events: z.array(z.unknown()) })) });
const answer = z.object({ id: z.string().optional(), error: z.string().optional() });

/** The maximum age of a signed delivery. */
const toleranceMs = 5 * 60_000;

type Options = { channel: Channel; url: string; signingSecret: string; dedupesByKey?: boolean };

/** A messaging service for tests only, under the name of an unused channel: reply windows, templates, files, statuses, echoes. */
export function testChannel({ channel, url, signingSecret, dedupesByKey = true }: Options): ExternalChannel {
  const fetch = guardedFetch({ allowPrivate: true });
  return {
    kind: 'external',
    channel,
    dedupesByKey,
    webhook: {
      verify({ body, header }, now) {
        const at = header('x-test-timestamp') ?? '';
        if (Math.abs(now.getTime() - Number(at)) > toleranceMs) return false;
        const signed = Buffer.concat([Buffer.from(`${at}.`), body]);
        return isHmac(signed, header('x-test-signature')?.replace(/^sha256=/, ''), { secrets: [signingSecret] });
      },
      split({ body }) {
        const { id, entries } = envelope.parse(readJson(body.toString('utf8')));
        return entries.map(({ account, events }, place) => ({ account, externalId: `${id}:${place}`, body: JSON.stringify(events) }));
      },
    },
    parse: ({ body }) => z.array(event).parse(readJson(body)).map(toChannelEvent),
    async send(message, connection, signal): Promise<SendResult> {
      const response = await fetch(`${url}/messages`, {
        method: 'POST',
        signal,
        headers: { authorization: `Bearer ${connection.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, account: connection.externalId }),
      });
      const { id, error } = answer.parse(await response.json());
      if (response.status === 200 && id !== undefined) return { sent: true, externalId: id };
      const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        sent: false,
        isRetryable: response.status === 429 || response.status >= 500,
        reason: error ?? 'The service didn’t take this message. Try again later.',
        retryAfterMs: Number.isNaN(retryAfter) ? null : retryAfter * 1000,
      };
    },
    fetchMedia: ({ ref, name }, connection, maxBytes) =>
      fetchFile(fetch, ref, { name, maxBytes, headers: { authorization: `Bearer ${connection.secret}` } }),
  };
}

function toChannelEvent(event: TestEvent): ChannelEvent {
  const { id: externalId } = event;
  if (event.type === 'status') return { kind: 'status', externalId, status: event.status, reason: event.reason };
  const said = {
    externalId,
    at: new Date(event.at),
    text: event.text,
    media: event.files.map(({ url: ref, name, type }) => ({ ref, name, type })),
  };
  return event.type === 'message'
    ? { kind: 'message', ...said, from: event.from, repliesTo: event.reply_to }
    : { kind: 'echo', ...said, to: event.to, key: event.key };
}
