import type { WriteCtx } from '../../../context.ts';
import { type Meter, withinPlan } from '../../../platform/entitlements/entitlements.ts';
import { countMembers, countSeats } from './seat-store.ts';

/** Teammates counted by the plan: members and open invitations. */
export const teammates: Meter = {
  limit: 'teammates',
  used: countSeats,
  unit: ['teammate', 'teammates'],
  wayOn: 'Remove someone',
};

/** A user joins. Their invitation reserved a seat, but the plan may have shrunk since; then the invitation stays open. */
export const takeSeat = (ctx: WriteCtx, merchant: string, work: () => Promise<void>) =>
  withinPlan(ctx.db, {
    merchant,
    meter: teammates,
    now: ctx.now(),
    count: countMembers,
    refused: (limit) =>
      `This shop’s plan includes ${limit} ${limit === 1 ? 'teammate' : 'teammates'}, so nobody else can join. Ask the person who invited you to make room, then open the link again.`,
    work,
  });
