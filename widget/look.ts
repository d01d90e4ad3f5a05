import type { getChatLook } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import type { Embedding } from './embed.ts';
import { fieldsOf, parseJson } from './lib/json.ts';
import { readCode, readReason } from './net/answer.ts';
import type { LauncherWorld } from './world.ts';

export type Look = Result<typeof getChatLook>;

/** How long a changed appearance takes to show at most, in ms. */
const FRESH = 300_000;
const nameOf = (key: string) => `parley:${key}:look`;

/** The bubble's appearance: cached for a few minutes, then requested, since a visitor who only browses gets no session. Returns what is cached. */
export function learnLook(
  world: LauncherWorld,
  { host, key }: Embedding,
  hear: { onLook: (look: Look) => void; onRefused: (code: string, reason: string) => void },
): Look | null {
  const { look, at } = fieldsOf(parseJson(world.local.get(nameOf(key))));
  const cached = isLook(look) ? look : null;
  if (cached && typeof at === 'number' && Math.abs(world.now() - at) < FRESH) return cached;
  void request(world, `${host}/api/public/chat/${encodeURIComponent(key)}/look`).then(({ status, body }) => {
    if (status === 200 && isLook(body)) {
      storeLook(world, key, body);
      hear.onLook(body);
    } else if (status >= 400 && status < 500 && status !== 429) hear.onRefused(readCode(body), readReason(body));
    else if (!cached) hear.onLook(plain);
  });
  return cached;
}

/** Status 0 when there was no answer, or none of ours. */
const request = (world: LauncherWorld, address: string): Promise<{ status: number; body: unknown }> =>
  world.fetch(address, { credentials: 'omit', cache: 'no-store' }).then(
    (response) =>
      response.json().then(
        (body: unknown) => ({ status: response.status, body }),
        () => ({ status: 0, body: null }),
      ),
    () => ({ status: 0, body: null }),
  );

export const storeLook = (world: LauncherWorld, key: string, look: Look) =>
  world.local.set(nameOf(key), JSON.stringify({ look, at: world.now() }));

/** Used while the shop is unreachable. */
const plain: Look = {
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  languages: [],
};

function isLook(value: unknown): value is Look {
  const { look, languages } = fieldsOf(value);
  return typeof fieldsOf(look).theme === 'string' && Array.isArray(languages);
}
