import type { Endpoint } from '@parley/contract/endpoint';

/**
 * The calls made before any screen is loaded. They are written out instead of imported, because importing the contract would pull Zod into
 * the first load; a test compares them with the contract.
 */
type OwnCall = Pick<Endpoint, 'kind' | 'line'>;

export const getCsrfToken: OwnCall = { kind: 'query', line: 'GET /api/csrf-token' };
export const refreshSession: OwnCall = { kind: 'command', line: 'POST /api/auth/refresh' };
export const getSession: OwnCall = { kind: 'query', line: 'GET /api/auth/session' };
export const logIn: OwnCall = { kind: 'command', line: 'POST /api/auth/login' };
export const logOut: OwnCall = { kind: 'command', line: 'POST /api/auth/logout' };
export const getAppConfig: OwnCall = { kind: 'query', line: 'GET /api/config' };
export const sendMetrics: OwnCall = { kind: 'command', line: 'POST /api/metrics/performance' };
