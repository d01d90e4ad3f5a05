import { logIn } from '@parley/contract/auth';
import { sendChatMessage, uploadChatFile } from '@parley/contract/chat';
import { listOrders, shipOrder } from '@parley/contract/orders';
import { getProfile } from '@parley/contract/users';
import { expectTypeOf, test } from 'vitest';
import { listMerchants } from '@parley/contract/operator/merchants';
import { listViews } from '@parley/contract/views';
import type {
  AcrossShops,
  CallCtx,
  CtxOf,
  MachineActor,
  MemberActor,
  NobodyActor,
  OperatorActor,
  ReadCtx,
  SignedInActor,
  VisitorActor,
  WriteCtx,
} from './context.ts';

test("an endpoint's kind decides what its service can access, and its access decides the actor", () => {
  expectTypeOf<CtxOf<typeof logIn>>().toEqualTypeOf<WriteCtx<NobodyActor>>();
  expectTypeOf<CtxOf<typeof sendChatMessage>>().toEqualTypeOf<WriteCtx<VisitorActor>>();
  expectTypeOf<CtxOf<typeof uploadChatFile>>().toEqualTypeOf<CallCtx<VisitorActor>>();
  expectTypeOf<CtxOf<typeof getProfile>>().toEqualTypeOf<ReadCtx<SignedInActor>>();
  expectTypeOf<CtxOf<typeof listOrders>>().toEqualTypeOf<ReadCtx<MemberActor | MachineActor | OperatorActor>>();
  expectTypeOf<CtxOf<typeof shipOrder>>().toEqualTypeOf<WriteCtx<MemberActor | MachineActor>>();
  expectTypeOf<CtxOf<typeof listViews>>().toEqualTypeOf<ReadCtx<MemberActor>>();
  expectTypeOf<CtxOf<typeof listMerchants>>().toEqualTypeOf<ReadCtx<SignedInActor> & AcrossShops>();
});
