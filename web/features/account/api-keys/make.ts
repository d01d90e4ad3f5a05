import type { ApiKey, ApiRequest } from '@parley/contract/api-keys';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const merchant = madeUser.merchant_id ?? '';
export const keyId = '0195b4f2-7c1e-7000-8000-0000000000e1';

export const lines = {
  list: `GET /api/api-keys/${merchant}`,
  create: `POST /api/api-keys/${merchant}`,
  edit: `PUT /api/api-keys/${merchant}/${keyId}`,
  replace: `POST /api/api-keys/${merchant}/${keyId}/regenerate`,
  revoke: `DELETE /api/api-keys/${merchant}/${keyId}`,
  requests: `GET /api/api-keys/${merchant}/requests`,
};

export const madeKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: keyId, name: 'Warehouse', last_four: 'aB3x', state: 'active', scopes: ['orders:read', 'orders:write'] },
  ...{ effective_scopes: ['orders:read', 'orders:write'], allowed_addresses: [], created_by: { id: madeUser.id, name: madeUser.name } },
  ...{
    created_at: '2026-03-01T10:00:00.000Z',
    expires_at: null,
    last_used_at: null,
    last_used_from: null,
    revoked_at: null,
    replaces: null,
  },
  ...part,
});
export const madeRequest = (part: Partial<ApiRequest> = {}): ApiRequest => ({
  ...{ id: '0195b4f2-7c1e-7000-8000-0000000000f1', at: '2026-03-01T10:00:00.000Z', method: 'GET', path: '/api/orders/shop?limit' },
  ...{ status: 200, code: null, ms: 12, key: { id: keyId, name: 'Warehouse' }, address: '203.0.113.7' },
  ...part,
});

export const stubKeys = (answers: Answers = {}) =>
  stubServer({
    [lines.list]: { items: [madeKey()], next_cursor: null },
    [lines.requests]: { items: [madeRequest()], next_cursor: null },
    ...answers,
  });
