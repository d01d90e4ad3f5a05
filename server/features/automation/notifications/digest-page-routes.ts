import type { Http } from '../../../platform/http/http.ts';
import { type PageVisit, type PublicPageParts, servePublicPage } from '../../../platform/http/public-page.ts';
import { publicPage, publicPageStyle } from '../../../platform/lib/public-page.ts';
import { openDigestToken } from './digest-link.ts';
import { turnOff } from './digest-store.ts';

const style = `${publicPageStyle}body { display: grid; place-items: start center; padding: clamp(16px, 8vh, 96px) 16px 32px; }
main { padding: clamp(20px, 5vw, 32px); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
button { margin-top: 16px; min-height: 44px; padding: 0 20px; border: 0; border-radius: 9px; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 550; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
const page = (title: string, body: string) => publicPage({ language: 'en', title, style: '/digest/style.css', body });

const question = page(
  'Turn off this digest?',
  '<form method="post"><p>You’ll get no more digests of this shop by email. Other notifications stay as they are.</p><button>Turn off digest</button></form>',
);
const isOff = page('Digest turned off', '<p>You can turn it on again in Parley, under Settings › Notifications.</p>');
const invalid = page(
  'This link doesn’t work',
  '<p>Open it from the email again, or change your digest in Parley, under Settings › Notifications.</p>',
);
const busy = page('Try again in a minute', '<p role="alert">Too many requests right now.</p>');

/** /digest/{token}: mail programs post to it (RFC 8058), people get a button first. */
export const serveDigestPage = (app: Http['request']['server'], parts: PublicPageParts) =>
  servePublicPage(
    app,
    {
      name: 'digest',
      style: () => style,
      show: async (visit) => opened(visit, parts, () => question),
      take: (visit) => take(visit, parts),
      busy: () => busy,
    },
    parts,
  );

type About = NonNullable<ReturnType<typeof openDigestToken>>;
function opened<T>({ reply, token }: PageVisit, { vault }: PublicPageParts, work: (about: About) => T): T | string {
  const about = openDigestToken(vault, token);
  if (about) return work(about);
  reply.status(404);
  return invalid;
}

const take = async (visit: PageVisit, parts: PublicPageParts) =>
  opened(visit, parts, async ({ merchant, userId }) => {
    await parts.write(visit.request, merchant, async (ctx) => {
      if (!(await turnOff(ctx.db, merchant, userId, ctx.now()))) return;
      ctx.audit({ action: 'notifications.digest_changed', object: ['user', userId], detail: { every: 'off' } });
      ctx.signal({ type: 'changed', topic: 'profile', id: null, version: null, for: [userId] });
    });
    return isOff;
  });
