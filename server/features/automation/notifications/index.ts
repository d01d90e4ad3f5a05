// Public API of notifications: the page that turns a digest off.
export { serveDigestPage } from './digest-page-routes.ts';
