import * as websiteChat from '@parley/contract/website-chat';
import type { Routes } from '../../../platform/http/route.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { rotateKey, rotateSecret } from './secrets.ts';
import { getSettings, updateSettings } from './settings.ts';
import { mailSnippet } from './snippet.ts';

export function websiteChatRoutes(route: Routes, { vault, publicUrl }: { vault: Vault; publicUrl: string }) {
  route(websiteChat.getWebsiteChat, (ctx, { merchant }) => getSettings(ctx, merchant, publicUrl));
  route(websiteChat.updateWebsiteChat, (ctx, input) => updateSettings(ctx, input, publicUrl));
  route(websiteChat.rotateIdentitySecret, (ctx, { merchant }, http) => {
    http.setHeader('cache-control', 'no-store');
    return rotateSecret(ctx, merchant, vault);
  });
  route(websiteChat.rotateChatKey, (ctx, { merchant }) => rotateKey(ctx, merchant, publicUrl));
  route(websiteChat.mailSnippet, async (ctx, { merchant, email }) => mailSnippet(ctx, merchant, email));
}
