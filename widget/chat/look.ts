import { fieldsOf, parseJson } from '../lib/json.ts';
import type { Desk } from './desk.ts';
import type { Look } from './view.ts';

/** How long a changed appearance takes to show at most, in ms. */
const FRESH = 300_000;
const nameOf = ({ settings }: Desk) => `parley:${settings.key}:look`;

/** The bubble's appearance: cached for a few minutes, then requested, since a visitor who only browses gets no session. */
export async function learnLook(desk: Desk, onRefused: (code: string, reason: string) => void): Promise<void> {
  const { world, calls, view } = desk;
  const cached = readLook(parseJson(world.local.get(nameOf(desk))));
  if (cached) view.set({ look: cached.look });
  if (cached && Math.abs(world.now() - cached.at) < FRESH) return;
  const answer = await calls.look();
  if (answer.ok && isLook(answer.body)) {
    storeLook(desk, answer.body);
    view.set({ look: answer.body });
  } else if (!answer.ok && answer.kind === 'refused') onRefused(answer.code, answer.reason);
  else if (!view.get().look) view.set({ look: plain });
}

export const storeLook = (desk: Desk, look: Look) => desk.world.local.set(nameOf(desk), JSON.stringify({ look, at: desk.world.now() }));

/** Used while the shop is unreachable. */
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
