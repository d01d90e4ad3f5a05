import { randomUUID } from 'node:crypto';
import { newId } from '../platform/lib/ids.ts';
import type { Person } from './app.ts';

export type Fixture = {
  owner: Person;
  key: string;
  visitorToken: string;
  conversation: string;
  message: string;
  feedback: string;
  /** Someone whose sessions may be ended, and one of them they are not using. */
  leaver: Person;
  session: string;
};

/** A good input for every endpoint, by its name in the contract. A new endpoint without one fails the suite that walks them all. */
export const samples: Record<string, (at: Fixture) => Record<string, unknown>> = {
  getCsrfToken: () => ({}),
  getLive: () => ({}),
  getReady: () => ({}),
  getAppConfig: () => ({}),
  logIn: ({ owner }) => ({ email: owner.email, password: owner.password }),
  register: () => ({ name: 'New Owner', email: `new-${newId()}@shop.example`, password: 'quite a long one', merchant_name: 'New Shop' }),
  refreshSession: ({ owner }) => ({ refresh_token: owner.refreshToken }),
  logOut: () => ({}),
  getSession: () => ({}),
  sendVerification: () => ({}),
  switchShop: ({ owner }) => ({ merchant_id: owner.merchant }),
  forgotPassword: () => ({ email: 'nobody@shop.example' }),
  resetPassword: () => ({ token: 'x'.repeat(43), password: 'quite a long one' }),
  verifyEmail: () => ({ token: 'x'.repeat(43) }),
  getProfile: ({ owner }) => ({ id: owner.userId }),
  updateProfile: ({ owner }) => ({ id: owner.userId, name: 'Olive Owner' }),
  uploadAvatar: ({ owner }) => ({ id: owner.userId }),
  changePassword: ({ owner }) => ({ id: owner.userId, current_password: 'not this one', new_password: 'another long one' }),
  enableTwoFactor: ({ owner }) => ({ id: owner.userId }),
  verifyTwoFactor: ({ owner }) => ({ id: owner.userId, code: '000000' }),
  disableTwoFactor: ({ owner }) => ({ id: owner.userId, code: '000000' }),
  getTwoFactor: ({ owner }) => ({ id: owner.userId }),
  listSessions: ({ owner }) => ({ id: owner.userId }),
  revokeSession: ({ leaver, session }) => ({ id: leaver.userId, session }),
  revokeSessions: ({ leaver }) => ({ id: leaver.userId }),
  getMerchantSettings: ({ owner }) => ({ merchant: owner.merchant }),
  updateMerchantSettings: ({ owner }) => ({ merchant: owner.merchant, name: 'Test Shop' }),
  listTeam: ({ owner }) => ({ merchant: owner.merchant }),
  listConversations: ({ owner }) => ({ merchant: owner.merchant }),
  countConversations: ({ owner }) => ({ merchant: owner.merchant }),
  getConversation: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  updateConversation: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, priority: 'high' }),
  listMessages: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  sendMessage: ({ owner, conversation }) => ({
    merchant: owner.merchant,
    id: conversation,
    client_id: randomUUID(),
    text: 'hello',
    private: true,
  }),
  handOff: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  returnToAi: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  suggestReply: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  markRead: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, seq: 1 }),
  sayTyping: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, on: true }),
  getPanel: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  openStream: ({ owner }) => ({ merchant: owner.merchant }),
  openChatSession: ({ key }) => ({ key }),
  sendChatMessage: ({ key }) => ({ key, client_id: randomUUID(), text: 'hello' }),
  listChatMessages: ({ key }) => ({ key }),
  sayChatTyping: ({ key }) => ({ key, on: true }),
  markChatRead: ({ key }) => ({ key, seq: 1 }),
  openChatStream: ({ key }) => ({ key }),
  search: ({ owner }) => ({ merchant: owner.merchant, q: 'hello' }),
  listNotifications: ({ owner }) => ({ merchant: owner.merchant }),
  readNotifications: ({ owner }) => ({ merchant: owner.merchant }),
  sendFeedback: () => ({ title: 'A title', description: 'A description' }),
  getFeedback: ({ feedback }) => ({ id: feedback }),
  bookDemo: () => ({ name: 'Ann', email: 'ann@shop.example', shop: 'Shop' }),
  sendMetrics: () => ({
    session_id: 's',
    timestamp: 1,
    metrics: [{ name: 'LCP', value: 900, timestamp: Date.now(), sessionId: 's', url: '/', userAgent: 'x' }],
  }),
  importRecords: ({ owner }) => ({
    merchant: owner.merchant,
    products: [{ external_id: 'p1', name: 'Bottle', variants: [{ external_id: 'v1', price: '10.00' }] }],
  }),
};
