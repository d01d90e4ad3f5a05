import type { Channel } from '@parley/contract/channels';
import type { MessageTemplate } from '@parley/contract/messages';
import type { WebhookSource } from '../platform/lib/webhook-source.ts';
import type { ReceivedFile } from '../platform/lib/received-file.ts';

/** A shop's account at a messaging service. `secret` is the decrypted access secret; '' if none is needed. */
export type Connection = { id: string; externalId: string; secret: string };

/** A file in a delivery; `ref` is the service's URL or id. */
export type MediaRef = { ref: string; name: string; type: string };
export type Sender = { id: string; name: string | null; language?: string | null };

/** An event from a messaging service, in Parley's terms. `externalId` is the service's message id, the same each time it is reported. */
export type ChannelEvent =
  | { kind: 'message'; externalId: string; from: Sender; at: Date; text: string; media: MediaRef[]; repliesTo?: string | null }
  /** Sent from the service's own app, or an echo of our own message; `key` is then the one we sent it with. */
  | { kind: 'echo'; externalId: string; to: Sender; at: Date; text: string; media: MediaRef[]; key: string | null }
  /** `reason` is shown to the team when sending failed. */
  | { kind: 'status'; externalId: string; status: MessageProgress; reason: string | null };
export type MessageProgress = 'sent' | 'delivered' | 'read' | 'failed';

export type OutgoingMessage = {
  /** The same for each attempt to send this message. */
  key: string;
  /** The service's id of the customer. */
  to: string;
  /** Within the channel's length limit and formatted for it. */
  text: string;
  /** The service can download `url` for at least a day. */
  attachments: { url: string; name: string; type: string; size: number }[];
  /** Set when the reply window has closed; `text` is then the template's text. */
  template: MessageTemplate | null;
  /** The service's id of the message this one replies to. */
  repliesTo: string | null;
};
/** `reason` is shown to the team: what happened, then what to do. */
export type SendResult =
  | { sent: true; externalId: string }
  | { sent: false; isRetryable: boolean; reason: string; retryAfterMs?: number | null };

/** The customer reads from Parley itself, so delivering means making visible, in the same transaction. */
export type HostedChannel = { kind: 'hosted'; channel: Channel };

/** Messages are sent through an outside service. Length limits and reply windows are in `channelLimits`, because browsers need them too. */
export type ExternalChannel = {
  kind: 'external';
  channel: Channel;
  /** How its deliveries are signed and split by account. */
  webhook: Pick<WebhookSource, 'verify' | 'split'>;
  /** Whether the service deduplicates messages by `key`. If not, a message with an unknown outcome is never resent. */
  dedupesByKey: boolean;
  /** Parses one account's part of a delivery into events, in order. No I/O. Throws when it can't be parsed. */
  parse(delivered: { body: string; headers: Record<string, string> }): ChannelEvent[];
  /** Sends one message. A thrown error means that the outcome is unknown. */
  send(message: OutgoingMessage, connection: Connection, signal: AbortSignal): Promise<SendResult>;
  /** Downloads a customer's file, up to `mostBytes`, through the guarded fetch. Throws when it is unavailable. */
  fetchMedia(media: MediaRef, connection: Connection, maxBytes: number): Promise<ReceivedFile>;
};

export type ChannelAdapter = HostedChannel | ExternalChannel;

/** The adapters of this installation. The contract may name channels without an adapter; those can't be used. */
export type Channels = { of(channel: Channel): ChannelAdapter | undefined; external(name: string): ExternalChannel | undefined };
export function channelsOf(adapters: readonly ChannelAdapter[]): Channels {
  const known = new Map<string, ChannelAdapter>(adapters.map((adapter) => [adapter.channel, adapter]));
  if (known.size !== adapters.length) throw new Error('A channel has two adapters.');
  return {
    of: (channel) => known.get(channel),
    external(name) {
      const adapter = known.get(name);
      return adapter?.kind === 'external' ? adapter : undefined;
    },
  };
}
