export { InboxScreen } from './inbox-screen.tsx';
export { sendWaiting } from './composer/use-outbox.ts';
