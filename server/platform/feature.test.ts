import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Meter } from './entitlements/entitlements.ts';
import { type Feature, manifestOf } from './feature.ts';
import { event } from './jobs/event.ts';
import { handles } from './jobs/handler.ts';
import { job } from './jobs/job.ts';
import { reacts } from './jobs/reaction.ts';
import { schedule } from './jobs/schedule.ts';

const payload = z.object({ merchant: z.uuid() });
const greet = job('hall.greet', payload);
const nothing = async () => {};
const meter: Meter = { limit: 'teammates', used: async () => 0, unit: ['teammate', 'teammates'], wayOn: 'Remove someone' };

test.each<[string, string, Omit<Feature, 'name'>]>([
  ['job', 'hall.greet', { jobs: [handles(greet, nothing)] }],
  ['schedule', 'hall.sweep', { schedules: [schedule('hall.sweep', 1_000, nothing)] }],
  ['limit', 'teammates', { limits: [meter] }],
  ['flag', 'plan_usage', { flags: ['plan_usage'] }],
  ['health check', 'floor', { healthChecks: [{ name: 'floor', run: async () => undefined }] }],
])('names two features that claim the same %s', (what, name, claims) => {
  const one = { name: 'hall', ...claims };
  expect(() => manifestOf([one])).not.toThrow();
  expect(() => manifestOf([one, { name: 'kitchen', ...claims }])).toThrow(`The features hall and kitchen both claim the ${what} ${name}.`);
});

test('refuses two features with one name, and a feature that claims something twice', () => {
  expect(() => manifestOf([{ name: 'hall' }, { name: 'hall' }])).toThrow('The features hall and hall both claim the name hall.');
  expect(() => manifestOf([{ name: 'hall', flags: ['plan_usage', 'plan_usage'] }])).toThrow(/both claim the flag plan_usage/);
});

test('refuses a reaction whose job has no handler', () => {
  const arrived = event('hall.arrived', payload);
  const reaction = reacts(arrived, greet, async (_db, { merchant }) => ({ payload: { merchant } }));
  expect(() => manifestOf([{ name: 'hall', reactions: [reaction] }])).toThrow('No feature handles the job hall.greet.');
});
