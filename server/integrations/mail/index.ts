export { mailboxPage } from './mailbox-page.ts';
export { openMail } from './smtp.ts';
