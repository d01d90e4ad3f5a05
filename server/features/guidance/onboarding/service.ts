import type { Received, Result } from '@parley/contract/endpoint';
import { onboardingSteps } from '@parley/contract/onboarding';
import type * as contract from '@parley/contract/onboarding';
import { z } from 'zod';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { type SignInParts, signUp } from '../../account/identity/index.ts';
import { canConfirm, checklistOf, decide, type Decided } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<WritingActor>;
const steps = z.array(z.enum(onboardingSteps)).default([]);
const decided: z.ZodType<Decided> = z.object({ skipped: steps, confirmed: steps, dismissed: z.boolean().default(false) });

/** Registration as the first step: the same account, shop and session. */
export async function start(ctx: WriteCtx, parts: SignInParts, input: Received<typeof contract.startOnboarding>, device: string) {
  const signedIn = await signUp(ctx, parts, input, device);
  const merchant = signedIn.user.merchant_id;
  if (merchant) ctx.audit({ action: 'onboarding.started', object: ['merchant', merchant] });
  return signedIn;
}

export async function getChecklist(ctx: Pick<ReadCtx<ReadingActor>, 'db'>, merchant: string): Promise<contract.OnboardingChecklist> {
  const row = (await store.readProgress(ctx.db, merchant)) ?? missing('merchant.missing');
  return checklistOf(row, readStored(decided, row.onboarding));
}

export async function getStatus(ctx: ReadCtx<ReadingActor>, merchant: string): Promise<Result<typeof contract.getOnboardingStatus>> {
  const { state, steps } = await getChecklist(ctx, merchant);
  const count = (wanted: 'done' | 'skipped') => steps.filter((step) => step.state === wanted).length;
  const next = steps.find((step) => step.state === 'open')?.step ?? null;
  return { state, done: count('done'), skipped: count('skipped'), total: steps.length, next };
}

export async function completeStep(ctx: Writer, { merchant, step, as }: Received<typeof contract.completeOnboardingStep>) {
  const before = readStored(decided, await store.lockDecided(ctx.db, merchant));
  const checklist = await getChecklist(ctx, merchant);
  const state = checklist.steps.find((one) => one.step === step)?.state;
  if (state === as) return checklist;
  if (as === 'done' && !canConfirm(step)) throw new Problem('onboarding.not_done');
  return save(ctx, merchant, decide(before, step, as), { action: `onboarding.step_${named[as]}`, detail: { step } });
}
const named = { open: 'reopened', done: 'confirmed', skipped: 'skipped' } as const;

export async function dismiss(ctx: Writer, { merchant, dismissed }: Received<typeof contract.dismissOnboarding>) {
  const before = readStored(decided, await store.lockDecided(ctx.db, merchant));
  if (before.dismissed === dismissed) return getChecklist(ctx, merchant);
  return save(ctx, merchant, { ...before, dismissed }, { action: dismissed ? 'onboarding.dismissed' : 'onboarding.resumed' });
}

async function save(ctx: Writer, merchant: string, after: Decided, note: { action: string; detail?: Record<string, unknown> }) {
  await store.saveDecided(ctx.db, merchant, after);
  ctx.audit({ ...note, object: ['merchant', merchant] });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: null });
  return getChecklist(ctx, merchant);
}
