import type { Endpoint } from '@parley/contract/endpoint';

/**
 * The calls made before any screen is there. They are written out, not imported, because a contract value brings Zod into
 * the first load; a test holds them to the contract.
 */
type OwnCall = Pick<Endpoint, 'kind' | 'line'>;

export const getCsrfToken: OwnCall = { kind: 'query', line: 'GET /api/csrf-token' };
export const refreshSession: OwnCall = { kind: 'command', line: 'POST /api/auth/refresh' };
export const logIn: OwnCall = { kind: 'command', line: 'POST /api/auth/login' };
export const logOut: OwnCall = { kind: 'command', line: 'POST /api/auth/logout' };
export const getAppConfig: OwnCall = { kind: 'query', line: 'GET /api/config' };
export const sendMetrics: OwnCall = { kind: 'command', line: 'POST /api/metrics/performance' };
