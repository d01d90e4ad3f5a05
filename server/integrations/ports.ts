/** What reaches out of Parley. Only callers and jobs are given it. Every send has a timeout and a retry policy of its own. */
export type Mail = { to: string; subject: string; text: string };
export type MailPort = {
  /** Resolves when the mail was accepted; throws otherwise, so that a job tries again. */
  send(mail: Mail): Promise<void>;
};
export type Outside = { mail: MailPort };
