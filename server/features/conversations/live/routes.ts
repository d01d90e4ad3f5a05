import { openStream, type Signal } from '@parley/contract/live';
import { mayDo } from '@parley/contract/permissions';
import type { Audience, ReadCtx, MemberActor } from '../../../context.ts';
import type { StreamTools } from '../../../platform/feature.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { lastEventId, openEventStream } from '../../../platform/http/sse.ts';
import { presentForViewer } from '../inbox/index.ts';
import { maySee, maySeeBrand } from '../../account/visibility/index.ts';
import { isSessionAlive, sayPresent } from '../../account/identity/index.ts';

/** How often a stream marks its teammate as online and checks that the session is still valid; in milliseconds. */
const presentEvery = 60_000;

export function liveRoutes(route: Routes, tools: StreamTools) {
  route(openStream, (ctx, _input, http) => stream(ctx, http, tools));
}

/** The brand of orders and products; other records have no brand, so they stay visible. */
const maySeeBrandOf = (actor: MemberActor, signal: Signal, { brand_id }: Audience) =>
  signal.type !== 'changed' ||
  signal.id === null ||
  (signal.topic !== 'orders' && signal.topic !== 'products') ||
  maySeeBrand(actor, brand_id);

async function stream(ctx: ReadCtx<MemberActor>, http: Http, { hub, write }: StreamTools): Promise<never> {
  const { actor } = ctx;
  const readsInbox = mayDo(actor, 'inbox:read');
  const position = lastEventId(http) ?? (await hub.headOf(actor.merchant));
  const leave: (() => void)[] = [];
  const out = openEventStream(http, () => leave.splice(0).forEach((go) => go()));
  const end = () => {
    out.send('bye', {});
    out.end();
  };
  const check = async () => {
    if (!(await isSessionAlive(ctx.db, actor, ctx.now()))) end();
  };
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => http.request.log.warn({ err: error }, 'a stream could not look after its session'));
  leave.push(
    hub.onForget((key) => void ((key === `session:${actor.sessionId}` || key === `user:${actor.id}` || key === '*') && quietly(check()))),
  );
  leave.push(
    await hub.subscribe({
      merchant: actor.merchant,
      position,
      listen: ({ seq, data, conversationId, audience }) => {
        if (conversationId === null ? !maySeeBrandOf(actor, data.signal, audience) : !readsInbox || !maySee(actor, audience)) return;
        const signal = presentForViewer(data.signal, actor);
        if (signal) out.send('signal', signal, seq ?? undefined);
      },
      reset: () => out.send('reset', {}),
      end: () => out.end(),
    }),
  );
  const presence = setInterval(() => quietly(Promise.all([check(), write(actor, (writer) => sayPresent(writer, actor))])), presentEvery);
  leave.push(() => clearInterval(presence));
  quietly(write(actor, (writer) => sayPresent(writer, actor)));
  if (out.closed) leave.splice(0).forEach((go) => go());
  return undefined as never;
}
