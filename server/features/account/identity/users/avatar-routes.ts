import { z } from 'zod';
import type { Http } from '../../../../platform/http/http.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readAvatar } from './avatar-store.ts';

type Server = Http['request']['server'];
const address = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Serves avatars to `<img>`. An address names one version, so it never changes. No session needed; the ids can't be guessed. */
export function serveAvatars(app: Server, db: Parameters<typeof readAvatar>[0]) {
  app.get('/avatars/:id/:version', async (request, reply) => {
    const asked = address.safeParse(request.params);
    const picture = asked.success ? await readAvatar(db, asked.data.id, asked.data.version) : undefined;
    if (!picture) throw new Problem('route.missing');
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
}
