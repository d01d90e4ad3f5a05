import { largestFile } from '@parley/contract/channels';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { ChannelEvent, ExternalChannel, Sender } from '../../../integrations/channel-port.ts';
import { storable } from '../../../platform/lib/storable.ts';
import { takeFiles } from '../../account/files/index.ts';
import { identify, openConnection, setConversation } from '../../conversations/connections/index.ts';
import { applyStatus, findByExternalId, receive, receiveEcho } from '../../conversations/inbox/index.ts';
import { plainName } from '../chat/index.ts';
import { keepMedia } from './media.ts';
import type { InboundParts } from './parts.ts';
import { eventsOf } from './read-delivery.ts';
import * as store from './store.ts';

type About = { delivery_id: string; place: number };
type Opened = NonNullable<Awaited<ReturnType<typeof openConnection>>>;
type Said = Exclude<ChannelEvent, { kind: 'status' }>;

/** Applies one event of a delivery in one transaction. Idempotent: a message is identified by the service's id. */
export async function applyEvent(ctx: JobCtx, { delivery_id: id, place }: About, parts: InboundParts) {
  const delivery = await store.findDelivery(ctx.db, id);
  const adapter = delivery && parts.channels.external(delivery.channel);
  const connection = delivery && (await openConnection(ctx, parts.vault, delivery.connection_id));
  const event = delivery && eventsOf(delivery, parts)[place];
  // The delivery was erased, disconnected or changed meanwhile: nothing left to do.
  if (!event || !adapter || !connection) return;
  if (event.kind === 'status') await ctx.write((writer) => applyStatus(writer, { ...event, connectionId: connection.id }));
  else await applySaid(ctx, storable(event), connection, adapter);
}

async function applySaid(ctx: JobCtx, event: Said, connection: Opened, adapter: ExternalChannel) {
  const isKnown = (await findByExternalId(ctx.db, connection.id, event.externalId)) !== undefined;
  const { ids, notes, by } = isKnown
    ? nothingNew
    : await keepMedia(ctx, event.media, { fetch: (one) => adapter.fetchMedia(one, connection, largestFile) });
  await ctx.write(async (writer) => {
    const { identity, customer } = await identify(writer, connection, named(event.kind === 'message' ? event.from : event.to));
    if (customer.isBlocked && event.kind === 'message') return;
    const said = {
      conversationId: identity.conversation_id,
      customer,
      channel: connection.channel,
      text: [event.text, ...notes].filter(Boolean).join('\n\n'),
      attachments: await takeFiles(writer, ids, { kind: 'visitor', id: by }),
    };
    await setConversation(
      writer.db,
      identity.id,
      (await keep(writer, event, said, { identityId: identity.id, connectionId: connection.id })).id,
    );
  });
}
const nothingNew = { ids: [], notes: [], by: '' };

type Kept = Omit<Parameters<typeof receive>[1], 'clientId' | 'outside' | 'attachments'> & {
  attachments: Awaited<ReturnType<typeof takeFiles>>;
};
async function keep(writer: WriteCtx, event: Said, said: Kept, at: { identityId: string; connectionId: string }) {
  const { externalId } = event;
  if (event.kind === 'echo') return receiveEcho(writer, { ...said, ...at, externalId, key: event.key });
  const outside = { ...at, externalId, at: event.at, repliesTo: event.repliesTo ?? null };
  const { conversation } = await receive(writer, { ...said, clientId: null, outside, language: event.from.language ?? null });
  return conversation;
}

/** A name as shown in sentences and lists. */
const named = (sender: Sender): Sender => ({ ...sender, name: plainName(sender.name?.slice(0, 120)) ?? null });
