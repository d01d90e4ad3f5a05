// What the installation's pages may ask of people's own calls.
export { serveAvatars } from './avatar-routes.ts';
