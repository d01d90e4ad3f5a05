import { z } from 'zod';
import type { JobCtx, WriteCtx, WritingActor } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { pageOf, snippetOf } from './rules.ts';
import * as store from './store.ts';

export const mailSnippetJob = job('website_chat.mail_snippet', z.object({ merchant: z.uuid(), to: z.email(), from: z.string() }), 6);

export function mailSnippet(ctx: WriteCtx<WritingActor>, merchant: string, to: string) {
  ctx.enqueue(mailSnippetJob, { merchant, to, from: ctx.actor.name });
  ctx.audit({ action: 'website_chat.snippet_mailed', object: ['merchant', merchant], detail: { to } });
  return {};
}

export async function sendSnippet(ctx: JobCtx, { merchant, to, from }: { merchant: string; to: string; from: string }, publicUrl: string) {
  const [name, [current]] = await Promise.all([store.shopName(ctx.db, merchant), store.readKeys(ctx.db, merchant, ctx.now())]);
  if (!current) return;
  await ctx.outside.mail.send({
    to,
    subject: `Install the ${name} chat on your website`,
    text: `Hello,

${from} would like you to install the ${name} chat on their website. Paste this snippet before </body> on every page, in the theme’s layout or with a tag manager:

${snippetOf(publicUrl, current.key)}

The chat loads after the page, so it doesn’t slow the site down. If the site has a Content-Security-Policy, add ${publicUrl} to script-src, connect-src and img-src.

Preview: ${pageOf(publicUrl, current.key)}
`,
  });
}
