import { z } from 'zod';
import { register } from './auth.ts';
import { command, query } from './endpoint.ts';
import { merchantId } from './values.ts';

/** What a new shop sets up, in this order. A step is done when the shop's own data says so. */
export const onboardingSteps = ['shop', 'look', 'channel', 'knowledge', 'try', 'team', 'plan'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
export const onboardingStates = ['open', 'done', 'skipped'] as const;

const shop = z.object({ merchant: merchantId });

export const onboardingChecklist = z.object({
  state: z.enum(['open', 'done', 'dismissed']).describe('`done` once no step is open. `dismissed` while somebody hid the checklist.'),
  steps: z.array(
    z.object({
      step: z.enum(onboardingSteps),
      state: z.enum(onboardingStates),
      link: z.string().describe('Page of the app that changes the same thing.'),
    }),
  ),
});
export type OnboardingChecklist = z.output<typeof onboardingChecklist>;

export const startOnboarding = command('POST /api/onboarding/start', {
  summary: 'Create a shop and its owner, log them in, and begin setting up the shop',
  access: 'public',
  limit: 'sign_in',
  creates: true,
  input: register.input,
  result: register.result,
  problems: ['email.taken', 'password.common'],
});

export const getOnboardingStatus = query('GET /api/onboarding/:merchant/status', {
  summary: 'Retrieve how far the shop is set up, and the next step',
  access: 'settings:read',
  topics: ['settings', 'knowledge', 'team', 'plan'],
  input: shop,
  result: z.object({
    state: onboardingChecklist.shape.state,
    done: z.int().describe('Number of steps that are done.'),
    skipped: z.int().describe('Number of steps that the team skipped.'),
    total: z.int(),
    next: z.enum(onboardingSteps).nullable().describe('First open step. Null if there is none.'),
  }),
});

export const getOnboardingChecklist = query('GET /api/onboarding/:merchant/checklist', {
  summary: 'List the setup steps with their state, which follows from the shop’s data',
  access: 'settings:read',
  topics: ['settings', 'knowledge', 'team', 'plan'],
  input: shop,
  result: onboardingChecklist,
});

export const completeOnboardingStep = command('POST /api/onboarding/:merchant/complete-step', {
  summary:
    'Skip a setup step, take that back, or confirm a step that leaves no trace in the shop’s data (`try`, `plan`). All other steps complete on their own.',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ step: z.enum(onboardingSteps), as: z.enum(onboardingStates).default('done') }),
  result: onboardingChecklist,
  problems: ['onboarding.not_done'],
});

export const dismissOnboarding = command('POST /api/onboarding/:merchant/dismiss', {
  summary: 'Hide the setup checklist for the whole team, or show it again',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ dismissed: z.boolean().default(true) }),
  result: onboardingChecklist,
});
