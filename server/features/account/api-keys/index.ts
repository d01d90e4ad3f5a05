// Public API of API keys: authentication, creation and revocation.
export { openApiKeys } from './authenticator.ts';
export { looksLikeKey } from './key.ts';
export { createApiKey, revokeApiKey } from './service.ts';
