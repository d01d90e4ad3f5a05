import { z } from 'zod';
import type { JobCtx, UserActor, WriteCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { pageOf, snippetOf } from './rules.ts';
import * as store from './store.ts';

export const mailSnippetJob = job('website_chat.mail_snippet', z.object({ merchant: z.uuid(), to: z.email(), from: z.string() }), 6);

export function mailSnippet(ctx: WriteCtx<UserActor>, merchant: string, to: string) {
  ctx.enqueue(mailSnippetJob, { merchant, to, from: ctx.actor.name });
  ctx.audit({ action: 'website_chat.snippet_mailed', object: ['merchant', merchant], detail: { to } });
  return {};
}

export async function sendSnippet(ctx: JobCtx, { merchant, to, from }: { merchant: string; to: string; from: string }, publicUrl: string) {
  const [name, [current]] = await Promise.all([store.shopName(ctx.db, merchant), store.readKeys(ctx.db, merchant, ctx.now())]);
  if (!current) return;
  await ctx.outside.mail.send({
    to,
    subject: `The chat for ${name}: what to put on the website`,
    text: `Hello,

${from} asks you to put the chat of ${name} on its website. It is one line, before </body> on every page (in the theme's layout, or by a tag manager):

${snippetOf(publicUrl, current.key)}

The chat loads after the page and holds nothing up. Under a Content-Security-Policy it needs ${publicUrl} in script-src, connect-src and img-src, and nothing else.

What it will look like: ${pageOf(publicUrl, current.key)}
`,
  });
}
