import { logIn } from '@parley/contract/auth';
import { sendChatMessage, uploadChatFile } from '@parley/contract/chat';
import { listOrders, shipOrder } from '@parley/contract/orders';
import { getProfile } from '@parley/contract/users';
import { expectTypeOf, test } from 'vitest';
import type { CallCtx, CtxOf, MemberActor, NobodyActor, ReadCtx, UserActor, VisitorActor, WriteCtx } from './context.ts';

test('what a service is given follows from the endpoint: its kind decides what it may touch, its access who acts', () => {
  expectTypeOf<CtxOf<typeof logIn>>().toEqualTypeOf<WriteCtx<NobodyActor>>();
  expectTypeOf<CtxOf<typeof sendChatMessage>>().toEqualTypeOf<WriteCtx<VisitorActor>>();
  expectTypeOf<CtxOf<typeof uploadChatFile>>().toEqualTypeOf<CallCtx<VisitorActor>>();
  expectTypeOf<CtxOf<typeof getProfile>>().toEqualTypeOf<ReadCtx<UserActor>>();
  expectTypeOf<CtxOf<typeof listOrders>>().toEqualTypeOf<ReadCtx<MemberActor>>();
  expectTypeOf<CtxOf<typeof shipOrder>>().toEqualTypeOf<WriteCtx<MemberActor>>();
});
