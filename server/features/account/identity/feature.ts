import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { mailEmailChange, sendEmailChange } from './email/mail.ts';
import { emailRoutes } from './email/routes.ts';
import { mailLink, sendLink } from './links.ts';
import { notifyPerson, signalPerson } from './notify-person.ts';
import { mailInvite, sendInvite } from './invites/mail.ts';
import { inviteRoutes } from './invites/routes.ts';
import { type PasskeyParts, passkeyRoutes } from './passkeys/routes.ts';
import { mailSecurity, sendSecurity } from './security-mail.ts';
import { teammates } from './seats.ts';
import { authRoutes, keepCookie } from './routes.ts';
import { userRoutes } from './users/routes.ts';

export const identity = (parts: PasskeyParts & { publicUrl: string; operatorEmail: string | null }): Feature => ({
  name: 'identity',
  routes: (route) => {
    authRoutes(route, parts);
    userRoutes(route, parts);
    emailRoutes(route, parts);
    passkeyRoutes(route, parts, keepCookie(parts));
    inviteRoutes(route, parts, keepCookie(parts));
  },
  jobs: [
    handles(mailLink, (ctx, payload) => sendLink(ctx, payload, parts.publicUrl)),
    handles(mailSecurity, (ctx, payload) => sendSecurity(ctx, payload, parts)),
    handles(mailEmailChange, (ctx, payload) => sendEmailChange(ctx, payload, parts.publicUrl)),
    handles(notifyPerson, signalPerson),
    handles(mailInvite, (ctx, payload) => sendInvite(ctx, payload, parts.publicUrl)),
  ],
  limits: [teammates],
});
