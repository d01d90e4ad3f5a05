import type { ChatMessage, openChatStream } from '@parley/contract/chat';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, VisitorActor } from '../../../context.ts';
import type { StreamTools } from '../../../platform/feature.ts';
import type { Http } from '../../../platform/http/http.ts';
import { type EventStream, lastEventId, openEventStream } from '../../../platform/http/sse.ts';
import type { LiveEvent } from '../../../platform/live/hub.ts';
import { visibleMessages } from '../../conversations/inbox/index.ts';
import { findSessionById } from './store.ts';

const pageSize = 200;
/** An upper bound for positions, because a client may send anything. */
const lastPosition = 2_147_483_647;

/**
 * Streams the visitor's messages: first everything after their position, read from the thread, then live signals. A message is sent with
 * its position once; later updates are sent without one. A visitor without a conversation is notified when theirs starts.
 */
export async function streamChat(
  ctx: ReadCtx<VisitorActor>,
  { after }: Received<typeof openChatStream>,
  http: Http,
  { hub }: StreamTools,
): Promise<never> {
  const leave: (() => void)[] = [];
  const out = openEventStream(http, () => leave.splice(0).forEach((go) => go()));
  const chat = new ChatStream(ctx, out, Math.min(lastEventId(http) ?? after ?? 0, lastPosition));
  const warn = (error: unknown) => http.request.log.warn({ err: error }, 'a chat stream could not read on');
  // The session ended or moved to another thread: the client reconnects and the authenticator tells it.
  leave.push(hub.onForget((name) => void (name === `chat-session:${ctx.actor.id}` && chat.endIfMoved().catch(warn))));
  leave.push(
    await hub.subscribe({
      merchant: ctx.actor.merchant,
      position: -1,
      listen: (row) => chat.listen(row, warn),
      reset: () => void chat.catchUp().catch(warn),
      end: () => out.end(),
    }),
  );
  await chat.catchUp();
  if (out.closed) leave.splice(0).forEach((go) => go());
  return undefined as never;
}

const statesKept = 100;

class ChatStream {
  readonly #ctx: ReadCtx<VisitorActor>;
  readonly #out: EventStream;
  #position: number;
  #conversationId: string | null;
  #catching: Promise<void> | undefined;
  #again = false;
  /** The last state sent of each recent message, so that a delayed signal doesn't send it again. */
  readonly #states = new Map<string, string>();
  constructor(ctx: ReadCtx<VisitorActor>, out: EventStream, position: number) {
    this.#ctx = ctx;
    this.#out = out;
    this.#position = position;
    this.#conversationId = ctx.actor.conversationId;
  }
  listen({ conversationId, data: { signal, chat } }: LiveEvent, warn: (error: unknown) => void) {
    if (conversationId === null || (conversationId !== this.#conversationId && !this.#mayBegin(signal))) return;
    if (conversationId !== this.#conversationId) return void this.#begin().catch(warn);
    if (!chat) return;
    // A read in progress may return an older state after this one, so read again instead of sending now.
    if (chat.type === 'state' && this.#catching) return void this.catchUp().catch(warn);
    if (chat.type !== 'message') return this.#out.send('signal', chat);
    const { seq } = chat.message;
    if (seq <= this.#position) return this.#notifyChange(chat.message);
    // Sends only the next position; anything else is read from the thread.
    if (seq === this.#position + 1 && !this.#catching) this.#notify(chat.message);
    else void this.catchUp().catch(warn);
  }
  /** Signals from other processes arrive later and may concern an older thread; a stream opened on the new thread stays open. */
  async endIfMoved() {
    const session = await findSessionById(this.#ctx.db, this.#ctx.actor.id);
    if (!session || session.ended_at || session.conversation_id !== this.#conversationId) this.#out.end();
  }
  /** Reads messages after the position until none are left. */
  catchUp(): Promise<void> {
    this.#again = true;
    this.#catching ??= this.#read()
      .finally(() => (this.#catching = undefined))
      // A request arrived after the last read.
      .then(() => (this.#again && !this.#out.closed ? this.catchUp() : undefined));
    return this.#catching;
  }
  async #read() {
    while (this.#again && !this.#out.closed) {
      this.#again = false;
      this.#conversationId ??= (await findSessionById(this.#ctx.db, this.#ctx.actor.id))?.conversation_id ?? null;
      if (!this.#conversationId) return;
      const { items, state } = await visibleMessages(this.#ctx.db, this.#conversationId, this.#position, pageSize);
      for (const message of items) this.#notify(message);
      if (items.length === pageSize) this.#again = true;
      else this.#out.send('signal', { type: 'state', state });
    }
  }
  #notify(message: ChatMessage) {
    if (message.seq <= this.#position) return;
    this.#position = message.seq;
    this.#remember(message);
    this.#out.send('signal', { type: 'message', message }, message.seq);
  }
  #notifyChange(message: ChatMessage) {
    if (this.#states.get(message.id) === message.status) return;
    this.#remember(message);
    this.#out.send('signal', { type: 'message', message });
  }
  #remember({ id, status }: ChatMessage) {
    this.#states.delete(id);
    this.#states.set(id, status);
    if (this.#states.size > statesKept) this.#states.delete(this.#states.keys().next().value ?? '');
  }
  /** The first message of a conversation not yet known to this stream: the visitor's own may just have started. */
  #mayBegin(signal: LiveEvent['data']['signal']) {
    return signal.type === 'message' && signal.message.author === 'customer' && signal.message.seq === 1;
  }
  async #begin() {
    const session = await findSessionById(this.#ctx.db, this.#ctx.actor.id);
    if (session?.ended_at) return this.#out.end();
    if (!session?.conversation_id || session.conversation_id === this.#conversationId) return;
    this.#conversationId = session.conversation_id;
    this.#position = 0;
    await this.catchUp();
  }
}
