import { speak } from '../../../lib/messages.ts';

/** Login, registration, password, email and two-step log-in. */
export const auth = {
  email: 'Email',
  password: 'Password',
  new_password: 'New password',
  name: 'Your name',
  shop_name: 'Shop name',

  log_in: 'Log in',
  log_in_title: 'Log in to Parley',
  log_in_sso: 'Log in with single sign-on',
  no_account: 'New here?',
  forgot: 'Forgot your password?',
  password_set: 'Password updated. Log in with your new password.',
  verify_title: 'Email verification',
  verifying: 'Verifying your email',
  verified: 'Your email is verified.',
  go_on: 'Continue',

  code: 'Code',
  code_title: 'Two-step authentication',
  code_text: 'Enter the 6-digit code for Parley from your authenticator app.',
  code_recovery: 'No phone? Enter a recovery code instead. Each one works once.',
  code_missing: 'Enter a code from your app, or a recovery code.',
  code_check: 'Continue',
  code_back: 'Use a different account',

  // The page's title while the invitation loads.
  invite_reading: 'Your invitation',
  invite_title: 'Join {shop}',
  invite_by: '{name} invited you to join the team.',
  invite_over_title: 'This invitation is no longer valid',
  invite_over: 'The link has expired, or was already used or revoked. Ask whoever invited you for a new one.',
  invite_known: 'You already have an account for {email}. Log in to join.',
  invite_log_in: 'Log in to join',
  invite_as: 'You’re logged in as {email}.',
  // {email} is the invited address, {mine} that of the account in use.
  invite_other: 'This invitation is for {email}, but you’re logged in as {mine}. Log out to accept it.',
  invite_sso: 'Join with single sign-on',
  invite_sso_only: '{shop} uses single sign-on, so you don’t need a password here.',
  invite_join: 'Join {shop}',
  register: 'Create account',
  register_title: 'Create your shop’s account',
  register_text: 'You’ll be the owner. It’s free.',
  // The first step of setting up a shop.
  start_title: 'Set up your shop',
  start_text: 'Create your account. Then see the AI answer on your own website in a few minutes.',
  // {currency} is a code such as EUR.
  register_place: 'Currency {currency}, time zone {time_zone}, detected from your browser.',
  // {terms} and {privacy} are links; their texts are the two strings below.
  accept: 'By creating an account, you accept the {terms} and the {privacy}.',
  terms: 'terms',
  privacy: 'privacy notice',
  have_account: 'Already have an account?',

  forgot_title: 'Reset your password',
  forgot_text: 'Enter your email and we’ll send you a link to reset your password.',
  forgot_send: 'Send link',
  forgot_sent: 'If there’s an account for {email}, we’ve sent it a link. It works once and expires in 30 minutes.',
  forgot_again: 'Resend link',
  back_to_log_in: 'Back to login',
  reset_title: 'Choose a new password',
  reset_text: 'Changing your password logs you out on every device.',
  reset_save: 'Save password',
} as const;

export const t = speak({ auth });
