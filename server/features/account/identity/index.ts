// Public API of identity: who makes a request.
export { createAuthenticator } from './authenticator.ts';
export { makeShop, makeUser } from './make-account.ts';
export { announceJoined, joinByAddress } from './invites/accept.ts';
export { openInvites } from './invites/manage.ts';
export { endSsoSessions } from './links.ts';
export { keepUsed } from './passkeys/store.ts';
export { isSessionAlive, sayPresent } from './presence.ts';
export { keepCookie } from './routes.ts';
export { noteSecurity } from './security-mail.ts';
export { beginSession, type Parts as SignInParts, signUp } from './sign-in.ts';
export { findUser, findUserByEmail, insertMembership, membershipsOf, type UserRow } from './store.ts';
export { openTokens } from './tokens.ts';
export { serveAvatars } from './users/avatar-routes.ts';
export { hashPassword } from './passwords.ts';
export { takeSeat, teammates } from './seats.ts';
export { avatarUrl, beginningOf } from './session-user.ts';
export { deviceOf } from './users/rules.ts';
