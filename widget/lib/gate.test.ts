import { expect, test } from 'vitest';
import { makeShopProfile } from '../chat/make.ts';
import type { ChatView, Shop } from '../chat/view.ts';
import { makeMessage } from '../make.ts';
import { gateFor } from './gate.ts';
import type { Gate } from './gate.ts';

type Case = { email?: string; asks?: Partial<Shop['asks']>; gate: Gate | null } & Partial<ChatView>;
const messages = [makeMessage(1)];
const offline = { online: false, asks: { offline_form: true } };

test.each<[string, Case]>([
  ['nothing is asked', { gate: null }],
  ['agreeing is asked, also in the middle', { consentNeeded: true, messages, gate: { consent: true, contact: null, away: false } }],
  ['contact is asked', { asks: { contact: 'optional' }, gate: { consent: false, contact: 'optional', away: false } }],
  ['a known address is not asked for', { ...offline, email: 'a@b.example', gate: null }],
  ['once there are words, contact is not asked for', { messages, asks: { contact: 'required' }, gate: null }],
  ['when nobody answers an address is needed', { ...offline, messages, gate: { consent: false, contact: 'required', away: true } }],
  ['who could not say who they are is not asked again', { ...offline, skipped: true, gate: null }],
])('%s', (_, { email = null, asks, gate, ...view }) => {
  const shop = makeShopProfile();
  const visitor = { name: null, email, verified: false, consented: false };
  const blank = { online: true, consentNeeded: false, skipped: false, messages: [], unsent: [] };
  expect(gateFor({ ...blank, ...view, visitor, shop: { ...shop, asks: { ...shop.asks, ...asks } } })).toEqual(gate);
});
