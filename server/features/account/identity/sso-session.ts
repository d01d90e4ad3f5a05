import * as auth from '@parley/contract/auth';
import type { Endpoint } from '@parley/contract/endpoint';
import * as help from '@parley/contract/help';
import * as users from '@parley/contract/users';

/** About nobody's account, or what every screen reads. */
const always: readonly Endpoint[] = [
  auth.getSession,
  auth.switchShop,
  users.getProfile,
  help.listHelpArticles,
  help.getHelpArticle,
  help.askHelp,
  help.getHelpChangelog,
];
/** Harmless, but the person's own where the account isn't the shop's. */
const ownAccount: readonly Endpoint[] = [users.updateProfile, users.uploadAvatar];

/**
 * What a session by a shop's single sign-on can call. The provider is the shop's, so it may only open that shop: nothing of the account it
 * names, and nothing of the installation.
 */
export const isOpenToSso = (endpoint: Endpoint, sso: { ownAccount: boolean }) =>
  (endpoint.access !== 'user' && endpoint.access !== 'self' && endpoint.access !== 'operator') ||
  always.some(({ line }) => line === endpoint.line) ||
  (sso.ownAccount && ownAccount.some(({ line }) => line === endpoint.line));
