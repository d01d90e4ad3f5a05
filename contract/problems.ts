import { z } from 'zod';

/** Every error the API answers with: its status and the sentence a person reads. RFC 9457. */
export const problems = {
  'input.invalid': [422, 'Some of what you entered needs correcting.'],
  'input.too_large': [413, 'That is too large to accept.'],
  'input.unreadable': [400, 'The request could not be read.'],
  'route.missing': [404, 'There is nothing at this address.'],
  'session.missing': [401, 'Please log in.'],
  'session.ended': [401, 'Your session has ended. Please log in again.'],
  'permission.denied': [403, 'Your role does not allow this.'],
  'csrf.invalid': [403, 'This page was open for too long. Please try again.'],
  'rate.limited': [429, 'Too many requests. Please slow down.'],
  'idempotency.in_flight': [409, 'The same request is still being handled.'],
  'idempotency.mismatch': [422, 'This Idempotency-Key was used for another request.'],
  unexpected: [500, 'Something went wrong on our side. Nothing you entered was lost.'],
  'database.unavailable': [503, 'Parley is restarting its database. Please try again in a moment.'],
  'credentials.wrong': [400, 'Incorrect email or password'],
  'credentials.delayed': [429, 'Too many attempts. Please wait a moment before trying again.'],
  'password.wrong': [400, 'The current password is not correct.'],
  'password.common': [422, 'This password is on the list of common ones. Choose another.'],
  'email.taken': [409, 'There is already an account with this e-mail address.'],
  'link.expired': [400, 'This link has expired or was used already. Ask for a new one.'],
  'refresh.invalid': [401, 'Your session has ended. Please log in again.'],
  'two_factor.wrong': [400, 'That code is not correct.'],
  'two_factor.not_started': [409, 'Set up two-step log-in first.'],
  'two_factor.already_on': [409, 'Two-step log-in is already on.'],
  'file.unsupported': [415, 'This kind of file is not supported.'],
  'merchant.missing': [404, 'There is no such shop.'],
  'user.missing': [404, 'There is no such person.'],
  'session.unknown': [404, 'There is no such session.'],
  'settings.changed': [409, 'Someone else changed these settings. Load them again.'],
  'conversation.missing': [404, 'There is no such conversation.'],
  'conversation.move_refused': [409, 'The conversation cannot go there from where it is.'],
  'conversation.ai_unavailable': [409, 'The AI is switched off for this shop.'],
  'message.missing': [404, 'There is no such message.'],
  'assignee.missing': [422, 'This teammate cannot be given conversations.'],
  'suggestion.none': [409, 'There is nothing to suggest: no source answers this.'],
  'chat.key_unknown': [404, 'There is no website chat with this key.'],
  'chat.origin_refused': [403, 'This website may not use this chat.'],
  'chat.session_ended': [401, 'This chat session has ended.'],
  'feedback.missing': [404, 'There is no such feedback.'],
  'import.refused': [422, 'Some rows were refused.'],
  'notification.missing': [404, 'There is no such notification.'],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof problems;

/** What an error looks like on the wire (`application/problem+json`). */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ProblemBody = z.output<typeof problemBody>;
