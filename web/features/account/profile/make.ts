import type { EmailState } from '@parley/contract/email-change';
import type { Result } from '@parley/contract/endpoint';
import type { listPasskeys } from '@parley/contract/passkeys';
import type { getTwoFactor, listSessions, Profile } from '@parley/contract/users';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const here = `/api/users/${madeUser.user_id}`;
const earlier = '2026-11-19T09:00:00.000Z';

export const otherSession = '0195b4f2-7c1e-7000-8000-0000000000e2';

export const madePasskey: Result<typeof listPasskeys>['items'][number] = {
  id: '0195b4f2-7c1e-7000-8000-0000000000f1',
  name: 'Work laptop',
  synced: true,
  created_at: earlier,
  last_used_at: null,
};

/** The page's calls, for `madeUser`. */
export const lines = {
  profile: `GET ${here}/profile`,
  update: `PUT ${here}/profile`,
  avatar: `POST ${here}/avatar`,
  password: `POST ${here}/change-password`,
  email: `GET ${here}/email`,
  changeEmail: `POST ${here}/email`,
  resendChange: `POST ${here}/email/resend`,
  cancelChange: `POST ${here}/email/cancel`,
  status: `GET ${here}/2fa/status`,
  enable: `POST ${here}/2fa/enable`,
  verify: `POST ${here}/2fa/verify`,
  disable: `POST ${here}/2fa/disable`,
  renewCodes: `POST ${here}/2fa/recovery-codes`,
  passkeys: `GET ${here}/passkeys`,
  startPasskey: `POST ${here}/passkeys/options`,
  addPasskey: `POST ${here}/passkeys`,
  renamePasskey: `PATCH ${here}/passkeys/${madePasskey.id}`,
  removePasskey: `POST ${here}/passkeys/${madePasskey.id}/remove`,
  sessions: `GET ${here}/sessions`,
  revoke: `DELETE ${here}/sessions/${otherSession}`,
  revokeAll: `DELETE ${here}/sessions`,
};

export const madeProfile: Profile = {
  user_id: madeUser.user_id,
  name: 'Mara Visser',
  email: 'mara@harbour.example',
  email_verified: true,
  avatar_url: null,
  locale: 'en-GB',
  time_zone: 'Europe/Amsterdam',
  open_next: true,
  two_factor: false,
};

export const madeEmail: EmailState = { email: 'mara@harbour.example', email_verified: true, change: null };

const status: Result<typeof getTwoFactor> = { enabled: false, recovery_codes_left: 0, setup_needs_password: false };

const sessions: Result<typeof listSessions> = {
  items: [
    {
      id: '0195b4f2-7c1e-7000-8000-0000000000e1',
      current: true,
      device: 'Firefox on Linux',
      address: '192.0.2.7',
      created_at: earlier,
      last_used_at: earlier,
    },
    { id: otherSession, current: false, device: 'Safari on iPhone', address: '198.51.100.9', created_at: earlier, last_used_at: earlier },
  ],
};

/** A fake server that knows the user; `answers` take precedence. */
export const stubProfile = (answers: Answers = {}) =>
  stubServer({
    [lines.profile]: madeProfile,
    [lines.email]: madeEmail,
    [lines.status]: status,
    [lines.sessions]: sessions,
    [lines.passkeys]: { items: [] },
    ...answers,
  });
