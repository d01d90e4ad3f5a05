import { speak } from '../../../lib/messages.ts';

const sso_log_in = {
  title: 'Log in with single sign-on',
  text: 'Ask whoever runs your shop for your company’s sign-in name.',
  name: 'Sign-in name',
  continue: 'Continue',
  through_title: 'Log in through {name}',
  through_text: 'You’ll continue at your company’s login page.',
  other_name: 'Use another sign-in name',
  finishing: 'Logging you in',
  failed_title: 'We couldn’t log you in',
  again: 'Start again',
  password: 'Log in with your password',
} as const;

export const t = speak({ sso_log_in });
