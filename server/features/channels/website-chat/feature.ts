import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { websiteChatRoutes } from './routes.ts';
import { mailSnippetJob, sendSnippet } from './snippet.ts';

export const websiteChat = (parts: { vault: Vault; publicUrl: string }): Feature => ({
  name: 'website-chat',
  routes: (route) => websiteChatRoutes(route, parts),
  jobs: [handles(mailSnippetJob, (ctx, payload) => sendSnippet(ctx, payload, parts.publicUrl))],
});
