// Public API of identity: who makes a request.
export { createAuthenticator } from './authenticator.ts';
export { makeShop, makeUser } from './make-account.ts';
export { changedFor } from './notify-person.ts';
export { userBehind } from './user-behind.ts';
export { openInvites } from './invites/manage.ts';
export { isSessionAlive, sayPresent } from './presence.ts';
export { keepCookie } from './routes.ts';
export { type Parts as SignInParts, signUp } from './sign-in.ts';
export { isTwoStep } from './store.ts';
export { openTokens } from './tokens.ts';
export { serveAvatars } from './users/avatar-routes.ts';
export { hashPassword } from './passwords.ts';
export { teammates } from './seats.ts';
export { avatarUrl } from './session-user.ts';
export { deviceOf } from './users/rules.ts';
