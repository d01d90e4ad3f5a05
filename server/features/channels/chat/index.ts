// Public API of the website chat: its authenticator and pages.
export { websiteChannel } from './adapter.ts';
export { createVisitorAuthenticator } from './authenticator.ts';
export { serveChatPages } from './pages/page-routes.ts';
export { foreignOrigin, plainName } from './rules.ts';
