import type { Discount } from '@parley/contract/checkout';
import type { PaymentAccount } from '@parley/contract/payments';
import type { Result } from '@parley/contract/endpoint';
import type { getEntitlements } from '@parley/contract/entitlements';
import { leftOf } from '@parley/contract/plans';
import type { Invite, MerchantSettings, Teammate } from '@parley/contract/merchants';
import type { Role } from '@parley/contract/roles';
import type { SingleSignOn } from '@parley/contract/sso-settings';
import type { getTaxes } from '@parley/contract/taxes';
import type { Team } from '@parley/contract/teams';
import { permissionsOf, teamRoles } from '@parley/contract/permissions';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const merchant = madeUser.merchant_id ?? '';
const at = (tail: string) => `/api/merchants/${merchant}/${tail}`;
export const roleId = '0195b4f2-7c1e-7000-8000-0000000000e1';
export const theoId = '0195b4f2-7c1e-7000-8000-000000000002';
export const teamId = '0195b4f2-7c1e-7000-8000-0000000000b1';
export const discountId = '0195b4f2-7c1e-7000-8000-0000000000d1';
export const inviteId = '0195b4f2-7c1e-7000-8000-0000000000c1';

/** No account is connected. */
export const madePaymentAccount: PaymentAccount = {
  provider: 'stripe',
  status: 'disconnected',
  problem: null,
  name: null,
  external_id: null,
  is_live: false,
  key_hint: null,
  webhook_url: `https://parley.example/api/inbound/payments/stripe/${merchant}`,
  webhook_events: ['checkout.session.completed', 'refund.updated'],
  last_webhook_at: null,
  checked_at: null,
};

/** The page's calls, for `madeUser`. */
export const lines = {
  shop: `GET ${at('settings')}`,
  saveShop: `PUT ${at('settings')}`,
  team: `GET ${at('team')}`,
  entitlements: `GET ${at('entitlements')}`,
  role: `PUT ${at(`team/${theoId}/role`)}`,
  remove: `DELETE ${at(`team/${theoId}`)}`,
  invite: `POST ${at('team/invite')}`,
  resend: `POST ${at(`team/invites/${inviteId}/resend`)}`,
  link: `POST ${at(`team/invites/${inviteId}/link`)}`,
  revoke: `DELETE ${at(`team/invites/${inviteId}`)}`,
  twoStep: `GET ${at('team/two-step')}`,
  setTwoStep: `PUT ${at('team/two-step')}`,
  sso: `GET ${at('sso')}`,
  saveSso: `PUT ${at('sso')}`,
  testSso: `POST ${at('sso/test')}`,
  turnOffSso: `DELETE ${at('sso')}`,
  scimToken: `POST ${at('sso/scim-token')}`,
  roles: `GET /api/roles/${merchant}`,
  makeRole: `POST /api/roles/${merchant}`,
  editRole: `PUT /api/roles/${merchant}/${roleId}`,
  deleteRole: `DELETE /api/roles/${merchant}/${roleId}`,
  teams: `GET /api/teams/${merchant}`,
  makeTeam: `POST /api/teams/${merchant}`,
  editTeam: `PUT /api/teams/${merchant}/${teamId}`,
  deleteTeam: `DELETE /api/teams/${merchant}/${teamId}`,
  visibility: `PUT /api/teams/${merchant}/visibility/${theoId}`,
  brands: `GET /api/brands/${merchant}`,
  brandAccess: `PUT ${at(`team/${theoId}/brands`)}`,
  availability: `PUT /api/teams/${merchant}/availability`,
  taxes: `GET /api/taxes/${merchant}`,
  updateTaxes: `PUT /api/taxes/${merchant}`,
  createRate: `POST /api/taxes/${merchant}/rates`,
  changeRate: `PUT /api/taxes/${merchant}/rates/${discountId}`,
  payments: `GET /api/payments/${merchant}/account`,
  connectPayments: `PUT /api/payments/${merchant}/account`,
  disconnectPayments: `DELETE /api/payments/${merchant}/account`,
  locations: `GET /api/locations/${merchant}`,
  createLocation: `POST /api/locations/${merchant}`,
  moveLocation: `PUT /api/locations/${merchant}/${discountId}`,
  discounts: `GET /api/discounts/${merchant}`,
  collections: `GET /api/collections/${merchant}`,
  tags: `GET /api/tags/${merchant}`,
  makeDiscount: `POST /api/discounts/${merchant}`,
  editDiscount: `PUT /api/discounts/${merchant}/${discountId}`,
  deleteDiscount: `DELETE /api/discounts/${merchant}/${discountId}`,
};

export const madeShop: MerchantSettings = {
  merchant_id: merchant,
  name: 'Harbour Supply',
  currency: 'EUR',
  time_zone: 'Europe/Amsterdam',
  locale: 'en',
  ai: { enabled: true, confidence_threshold: 0.45, debounce_ms: 2000, verification: 'email_code', money_limit: '50.00' },
  checkout: { shipping: '4.95', free_from: null, methods: ['on_delivery', 'invoice'] },
  refund_limit: '100.00',
  handoff_limit_minutes: 15,
  version: 3,
};
const seen = '2026-11-21T10:00:00.000Z';
export const mara: Teammate = {
  user_id: madeUser.user_id,
  name: 'Mara Visser',
  email: 'mara@harbour.example',
  team_role: 'owner',
  role_id: null,
  permissions: [...permissionsOf('owner')],
  avatar_url: null,
  last_seen_at: seen,
  availability: 'online',
  visibility: 'all',
  team_ids: [],
  brand_ids: null,
};
export const theo: Teammate = {
  ...mara,
  user_id: theoId,
  name: 'Theo Janssen',
  email: 'theo@harbour.example',
  team_role: 'agent',
  permissions: [...permissionsOf('agent')],
  availability: 'away',
  team_ids: [teamId],
};
export const madeInvite: Invite = {
  id: inviteId,
  email: 'ann@harbour.example',
  role: 'agent',
  team_role: 'agent',
  invited_by: 'Mara Visser',
  created_at: seen,
  expires_at: '2026-11-28T10:00:00.000Z',
  expired: false,
};
/** Single sign-on is off. */
export const madeSso: SingleSignOn = {
  sso: null,
  scim: null,
  redirect_url: 'https://parley.example/login/sso/callback',
  sign_in_url: null,
  scim_url: 'https://parley.example/api/scim/v2',
};
/** The built-in roles, and one of the shop's own that nobody has. */
export const madeRole: Role = {
  ...{ id: roleId, name: 'Support', built_in: false, team_role: 'agent', permissions: ['inbox:read', 'inbox:write', 'team:read'] },
  ...{ members: 0, invites: 0, may_give: true, version: 4 },
};
export const madeRoles: Role[] = [
  ...teamRoles.map((role) => ({
    ...madeRole,
    ...{ id: role, name: role, built_in: true, team_role: role, permissions: [...permissionsOf(role)], members: 1, version: 1 },
  })),
  madeRole,
];
export const madeTeam: Team = {
  id: teamId,
  name: 'Returns',
  routing: 'round_robin',
  capacity: 5,
  members: [{ user_id: theoId, name: 'Theo Janssen', availability: 'away', open: 2 }],
  waiting: 3,
};

export const madeDiscount: Discount = {
  id: discountId,
  code: 'AUTUMN',
  ...{ name: null, product_ids: [], collection_ids: [], per_item: false, minimum_quantity: 0, countries: [], shipping_most: null },
  ...{ customers: 'everyone', customer_ids: [], tag_ids: [], max_uses_per_customer: null },
  kind: 'percent',
  value: '12.50',
  minimum: '20.00',
  starts_at: null,
  ends_at: null,
  max_uses: 3,
  uses: 1,
  active: true,
  state: 'active',
  created_at: seen,
};

export const madeTaxes: Result<typeof getTaxes> = {
  prices_include_tax: true,
  country: 'NL',
  classes: ['standard', 'exempt', 'food'],
  items: [
    {
      ...{ id: discountId, name: 'VAT', country: 'NL', regions: [], tax_class: 'standard', rate: '21' },
      ...{ replaces_country: false, on_shipping: true, created_at: seen },
    },
  ],
};

/** The plan's entitlement of teammates. */
export const madePlan = (used: number, limit: number | null): Result<typeof getEntitlements> => ({
  plan: limit === null ? 'scale' : 'starter',
  items: [{ name: 'teammates', limit, used, left: leftOf(limit, used) }],
});

/** A shop of two people, an invitation, a team and a discount code; `answers` take precedence. */
export const stubSettings = (answers: Answers = {}) =>
  stubServer({
    [lines.shop]: madeShop,
    [lines.team]: { items: [mara, theo], invites: [madeInvite] },
    [lines.entitlements]: madePlan(3, null),
    [lines.twoStep]: { required: false, without: [] },
    [lines.sso]: madeSso,
    [lines.roles]: { items: madeRoles },
    [lines.teams]: { items: [madeTeam] },
    [lines.payments]: madePaymentAccount,
    [lines.taxes]: madeTaxes,
    [lines.locations]: { items: [] },
    [lines.discounts]: { items: [madeDiscount], next_cursor: null },
    [lines.collections]: { items: [] },
    [lines.tags]: { items: [] },
    ...answers,
  });
