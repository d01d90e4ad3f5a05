import type { Received, Result } from '@parley/contract/endpoint';
import { type listRewrites, type rewriteText, rewrites as allRewrites } from '@parley/contract/inbox';
import type { CallCtx, ReadCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustSee } from '../../conversations/inbox/index.ts';
import { wentBy } from './breaker.ts';
import { type Draft, type Editor, EditorFailure } from './editor.ts';
import { canTranslate, editorsFor, type InstalledParts } from './llm/engines.ts';
import { shared } from './run-engine.ts';
import { readDecided } from './settings-store.ts';

/** Per editor, in milliseconds; a teammate waits for it in the composer. */
const limit = 8000;

/** Rewrites a teammate's draft with the first of the shop's engines that can. Stores nothing; throws when none can. */
export async function rewrite(
  ctx: CallCtx<WritingActor>,
  { id, text, how, language }: Received<typeof rewriteText>,
  parts: InstalledParts,
): Promise<Result<typeof rewriteText>> {
  const conversation = await mustSee(ctx, id);
  const editors = editorsFor({ ...parts, models: ctx.outside.models }, await readDecided(ctx.db), limit);
  // Visitors without a name are called "Visitor 1a2b", which is no name for a greeting.
  const customer = /^Visitor [0-9a-f]{4}$/.test(conversation.customer_name) ? '' : (conversation.customer_name.split(' ')[0] ?? '');
  const draft = { text, how, into: language ?? conversation.language, customer, teammate: ctx.actor.name };
  const able = editors.filter(({ can }) => can.includes(how));
  for (const editor of able) {
    const said = await tryEditor(editor, draft, ctx.now().getTime());
    if (said !== undefined) return { text: said, engine: editor.name, changed: said !== text };
  }
  throw new Problem('rewrite.unavailable', { detail: how === 'translate' ? noTranslation(able.length > 0) : undefined });
}

const noTranslation = (hasModel: boolean) =>
  hasModel
    ? 'The language model didn’t answer. Try again in a moment.'
    : 'Parley’s engine can’t translate. Set up a language model to translate messages.';

/** Undefined when it failed, so that the next one tries. */
async function tryEditor(editor: Editor, draft: Omit<Draft, 'signal'>, now: number): Promise<string | undefined> {
  const { circuit } = editor;
  if (circuit !== undefined && !shared.allows(circuit, now)) return undefined;
  try {
    const said = await editor.rewrite({ ...draft, signal: AbortSignal.timeout(limit) });
    if (circuit !== undefined) shared.notify(circuit, 'well', now);
    return said;
  } catch (error) {
    if (circuit !== undefined) shared.notify(circuit, wentBy(error instanceof EditorFailure ? error.issue : undefined), now);
    if (error instanceof EditorFailure) return undefined;
    throw error;
  }
}

export async function rewrites(ctx: ReadCtx, parts: InstalledParts): Promise<Result<typeof listRewrites>> {
  const translates = canTranslate(parts, await readDecided(ctx.db));
  return { items: allRewrites.filter((how) => how !== 'translate' || translates) };
}
