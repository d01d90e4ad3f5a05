import { randomUUID } from 'node:crypto';
import { usualPreferences } from '../features/automation/notifications/rules.ts';
import { newId } from '../platform/lib/ids.ts';
import type { Person, TestApp } from './app.ts';

export type Fixture = {
  owner: Person;
  key: string;
  visitorToken: string;
  conversation: string;
  message: string;
  feedback: string;
  team: string;
  invite: string;
  tag: string;
  view: string;
  bulk: string;
  savedReply: string;
  customer: string;
  note: string;
  /** A user whose sessions can be ended, and one of their unused sessions. */
  leaver: Person;
  session: string;
  /** What the samples below created. */
  ids: Record<string, string>;
};

/** A valid input for every endpoint, by its name in the contract. An endpoint without one fails every-endpoint.test.ts. */
export type Samples = Record<string, (at: Fixture) => Record<string, unknown>>;
/** A feature's samples, and the records it prepares for them: ids by name, in `at.ids`. */
export type SampledNoun = { samples: Samples; prepare?(app: TestApp, at: Fixture): Promise<Record<string, string>> };

export const samples: Samples = {
  getCsrfToken: () => ({}),
  getLive: () => ({}),
  getReady: () => ({}),
  listMerchants: () => ({}),
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
  getEmail: ({ owner }) => ({ id: owner.userId }),
  askEmailChange: ({ owner }) => ({ id: owner.userId, email: `moved-${newId()}@shop.example`, password: 'not this one' }),
  resendEmailChange: ({ owner }) => ({ id: owner.userId }),
  cancelEmailChange: ({ owner }) => ({ id: owner.userId }),
  confirmEmailChange: () => ({ token: 'x'.repeat(43) }),
  enableTwoFactor: ({ owner }) => ({ id: owner.userId }),
  verifyTwoFactor: ({ owner }) => ({ id: owner.userId, code: '000000' }),
  disableTwoFactor: ({ owner }) => ({ id: owner.userId, code: '000000' }),
  renewRecoveryCodes: ({ owner }) => ({ id: owner.userId, code: '000000' }),
  getTwoFactor: ({ owner }) => ({ id: owner.userId }),
  listSessions: ({ owner }) => ({ id: owner.userId }),
  revokeSession: ({ leaver, session }) => ({ id: leaver.userId, session }),
  revokeSessions: ({ leaver }) => ({ id: leaver.userId }),
  getMerchantSettings: ({ owner }) => ({ merchant: owner.merchant }),
  getEntitlements: ({ owner }) => ({ merchant: owner.merchant }),
  updateMerchantSettings: ({ owner }) => ({ merchant: owner.merchant, name: 'Test Shop' }),
  listTeam: ({ owner }) => ({ merchant: owner.merchant }),
  setTeamRole: ({ owner }) => ({ merchant: owner.merchant, id: owner.userId, role: 'owner' }),
  getTwoStepRule: ({ owner }) => ({ merchant: owner.merchant }),
  setTwoStepRule: ({ owner }) => ({ merchant: owner.merchant, required: false }),
  removeTeammate: ({ owner, leaver }) => ({ merchant: owner.merchant, id: leaver.userId }),
  inviteTeammate: ({ owner }) => ({ merchant: owner.merchant, email: `invited-${newId()}@shop.example`, role: 'agent' }),
  resendInvite: ({ owner, invite }) => ({ merchant: owner.merchant, id: invite }),
  linkInvite: ({ owner, invite }) => ({ merchant: owner.merchant, id: invite }),
  revokeInvite: ({ owner, invite }) => ({ merchant: owner.merchant, id: invite }),
  readInvite: () => ({ token: 'x'.repeat(43) }),
  registerByInvite: () => ({ token: 'x'.repeat(43), name: 'Ann', password: 'quite a long one' }),
  joinByInvite: () => ({ token: 'x'.repeat(43) }),
  listTeams: ({ owner }) => ({ merchant: owner.merchant }),
  createTeam: ({ owner }) => ({ merchant: owner.merchant, name: `Team ${newId()}` }),
  updateTeam: ({ owner, team }) => ({ merchant: owner.merchant, id: team, capacity: 5 }),
  deleteTeam: ({ owner, team }) => ({ merchant: owner.merchant, id: team }),
  setVisibility: ({ owner }) => ({ merchant: owner.merchant, id: owner.userId, visibility: 'all' }),
  setAvailability: ({ owner }) => ({ merchant: owner.merchant, availability: 'online' }),
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
  takeOverConversation: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  returnToAi: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  suggestReply: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  markRead: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, seq: 1 }),
  sayTyping: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, on: true }),
  markUnread: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  sayViewing: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, on: true }),
  pinConversation: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, pinned: true }),
  mergeConversation: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, into: conversation }),
  retryMessage: ({ owner, conversation, message }) => ({ merchant: owner.merchant, id: conversation, message }),
  listScheduled: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  scheduleMessage: ({ owner, conversation }) => ({
    merchant: owner.merchant,
    id: conversation,
    client_id: randomUUID(),
    text: 'Good morning',
    send_at: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  cancelScheduled: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, scheduled: newId() }),
  rewriteText: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, text: 'i cant help', how: 'fix' }),
  listRewrites: ({ owner }) => ({ merchant: owner.merchant }),
  getPanel: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  listSavedReplies: ({ owner }) => ({ merchant: owner.merchant }),
  createSavedReply: ({ owner }) => ({ merchant: owner.merchant, title: 'Greeting', text: 'Hello {{customer.first_name}}' }),
  updateSavedReply: ({ owner, savedReply }) => ({ merchant: owner.merchant, id: savedReply, title: 'A greeting' }),
  deleteSavedReply: ({ owner, savedReply }) => ({ merchant: owner.merchant, id: savedReply }),
  useSavedReply: ({ owner, savedReply, conversation }) => ({ merchant: owner.merchant, id: savedReply, conversation_id: conversation }),
  previewSavedReply: ({ owner, conversation }) => ({ merchant: owner.merchant, text: 'Hello', conversation_id: conversation }),
  listReplyCategories: ({ owner }) => ({ merchant: owner.merchant }),
  uploadFile: ({ owner }) => ({ merchant: owner.merchant }),
  openStream: ({ owner }) => ({ merchant: owner.merchant }),
  getChatLook: ({ key }) => ({ key }),
  openChatSession: ({ key }) => ({ key }),
  sendChatMessage: ({ key }) => ({ key, client_id: randomUUID(), text: 'hello' }),
  listChatMessages: ({ key }) => ({ key }),
  sayChatTyping: ({ key }) => ({ key, on: true }),
  markChatRead: ({ key }) => ({ key, seq: 1 }),
  openChatStream: ({ key }) => ({ key }),
  identifyVisitor: ({ key }) => ({ key, name: 'Ada' }),
  consentVisitor: ({ key }) => ({ key }),
  askForPerson: ({ key }) => ({ key, client_id: randomUUID(), text: 'A person, please' }),
  getChatProduct: ({ key, ids }) => ({ key, id: ids['product'] }),
  createChatCheckout: ({ key, ids }) => ({ key, lines: [{ variant_id: ids['variant'], quantity: 1 }] }),
  answerChatCsat: ({ key }) => ({ key, score: 5, remark: 'Quick' }),
  setChatContext: ({ key }) => ({ key, page_url: 'https://shop.example/bottles', cart: null }),
  uploadChatFile: ({ key }) => ({ key }),
  getWebsiteChat: ({ owner }) => ({ merchant: owner.merchant }),
  updateWebsiteChat: ({ owner }) => ({ merchant: owner.merchant, continuity: false, version: 0 }),
  rotateIdentitySecret: ({ owner }) => ({ merchant: owner.merchant }),
  rotateChatKey: ({ owner }) => ({ merchant: owner.merchant }),
  mailSnippet: ({ owner }) => ({ merchant: owner.merchant, email: 'builder@agency.example' }),
  search: ({ owner }) => ({ merchant: owner.merchant, q: 'hello' }),
  listNotifications: ({ owner }) => ({ merchant: owner.merchant }),
  readNotifications: ({ owner }) => ({ merchant: owner.merchant }),
  getNotificationPreferences: ({ owner }) => ({ merchant: owner.merchant }),
  updateNotificationPreferences: ({ owner }) => ({ merchant: owner.merchant, ...usualPreferences }),
  sendFeedback: () => ({ title: 'A title', description: 'A description' }),
  listOwnFeedback: ({ owner }) => ({ id: owner.userId }),
  listFeedback: () => ({ status: 'received' }),
  updateFeedback: ({ feedback }) => ({ id: feedback, status: 'planned', answer: 'We’re on it.' }),
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
  getBusinessHours: ({ owner }) => ({ merchant: owner.merchant }),
  updateBusinessHours: ({ owner }) => ({
    merchant: owner.merchant,
    version: 0,
    schedules: [{ team_id: null, time_zone: 'UTC', always_open: false, slots: [{ day: 1, from: '09:00', to: '17:00' }], holidays: [] }],
  }),
  listTags: ({ owner }) => ({ merchant: owner.merchant }),
  createTag: ({ owner }) => ({ merchant: owner.merchant, name: `new ${newId()}`, colour: 'teal' }),
  updateTag: ({ owner, tag }) => ({ merchant: owner.merchant, id: tag, description: 'What it is for' }),
  deleteTag: ({ owner, tag }) => ({ merchant: owner.merchant, id: tag }),
  getConversationTags: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation }),
  setConversationTags: ({ owner, conversation, tag }) => ({ merchant: owner.merchant, id: conversation, tag_ids: [tag] }),
  getTagAnalytics: ({ owner }) => ({ merchant: owner.merchant }),
  listViews: ({ owner }) => ({ merchant: owner.merchant }),
  createView: ({ owner }) => ({ merchant: owner.merchant, name: 'Urgent', filter: { match: 'all', conditions: [] } }),
  updateView: ({ owner, view }) => ({ merchant: owner.merchant, id: view, name: 'Very urgent' }),
  deleteView: ({ owner, view }) => ({ merchant: owner.merchant, id: view }),
  startBulk: ({ owner, conversation }) => ({
    merchant: owner.merchant,
    selection: { kind: 'ids', ids: [conversation] },
    change: { priority: 'low' },
  }),
  getBulk: ({ owner, bulk }) => ({ merchant: owner.merchant, id: bulk }),
  undoBulk: ({ owner, bulk }) => ({ merchant: owner.merchant, id: bulk }),
  receiveChannelWebhook: () => ({ channel: 'whatsapp' }),
  getCsat: () => ({ token: 'x'.repeat(43) }),
  answerCsat: () => ({ token: 'x'.repeat(43), score: 5, remark: 'Quick' }),
  addCustomerNote: ({ owner, customer }) => ({ merchant: owner.merchant, id: customer, text: 'Likes tea' }),
  deleteCustomerNote: ({ owner, customer, note }) => ({ merchant: owner.merchant, id: customer, note }),
  setBlocked: ({ owner, customer }) => ({ merchant: owner.merchant, id: customer, blocked: false }),
};
