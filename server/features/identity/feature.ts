import type { Feature } from '../../platform/feature.ts';
import { handles } from '../../platform/jobs/handler.ts';
import { mailLink, sendLink } from './links.ts';
import { authRoutes } from './routes.ts';
import type { Parts } from './sign-in.ts';
import { userRoutes } from './users/routes.ts';

export const identity = (parts: Parts & { secure: boolean; publicUrl: string }): Feature => ({
  routes: (route) => {
    authRoutes(route, parts);
    userRoutes(route, parts);
  },
  jobs: [handles(mailLink, (ctx, payload) => sendLink(ctx, payload, parts.publicUrl))],
});
