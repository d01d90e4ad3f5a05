import { speak } from '../../../lib/messages.ts';

/** The accounts of a demo installation. */
const demo_sign_ins = {
  title: 'Demo accounts',
  text: 'Choose one to fill in the form.',
  owner: 'Demo shop owner',
  agent: 'Demo shop agent',
  operator: 'Platform operator',
} as const;

export const t = speak({ demo_sign_ins });
