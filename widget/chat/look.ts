import { fieldsOf, parseJson } from '../lib/json.ts';
import type { Desk } from './desk.ts';
import type { Look } from './view.ts';

/** A shop that changes its look waits this long for it at most. */
const FRESH = 300_000;
const nameOf = ({ settings }: Desk) => `parley:${settings.key}:look`;

/** What the bubble looks like: known for a few minutes, then asked for, since no session is opened for who only looks at the shop. */
export async function learnLook(desk: Desk, onRefused: (code: string, reason: string) => void): Promise<void> {
  const { world, calls, view } = desk;
  const kept = readLook(parseJson(world.local.get(nameOf(desk))));
  if (kept) view.set({ look: kept.look });
  if (kept && Math.abs(world.now() - kept.at) < FRESH) return;
  const answer = await calls.look();
  if (answer.ok && isLook(answer.body)) {
    storeLook(desk, answer.body);
    view.set({ look: answer.body });
  } else if (!answer.ok && answer.kind === 'refused') onRefused(answer.code, answer.reason);
  else if (!view.get().look) view.set({ look: plain });
}

export const storeLook = (desk: Desk, look: Look) => desk.world.local.set(nameOf(desk), JSON.stringify({ look, at: desk.world.now() }));

/** For a shop that cannot be asked now. */
const plain: Look = {
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  languages: [],
};

function readLook(value: unknown): { look: Look; at: number } | null {
  const { look, at } = fieldsOf(value);
  return isLook(look) && typeof at === 'number' ? { look, at } : null;
}
function isLook(value: unknown): value is Look {
  const { look, languages } = fieldsOf(value);
  return typeof fieldsOf(look).theme === 'string' && Array.isArray(languages);
}
