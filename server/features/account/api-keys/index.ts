// Public API of API keys: authentication, the request log, creation and revocation.
export { openApiKeys } from './authenticator.ts';
export { looksLikeKey } from './key.ts';
export { loggedPath, openRequestLog } from './request-log.ts';
export { create as createApiKey, revoke as revokeApiKey } from './service.ts';
