import { builtin, builtinEditor } from '@parley/engine';
import type { ModelsPort } from '../../../../integrations/ports.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import type { Editor } from '../editor.ts';
import type { Engine } from '../engine.ts';
import type { Decided } from '../settings-store.ts';
import { llmEditor } from './editor.ts';
import { llmEngine } from './engine.ts';
import { summariser } from './summary.ts';
import { type PlatformModel, targetFor } from './target.ts';

export type { PlatformModel } from './target.ts';

/** What does not change from call to call. */
export type InstalledParts = { vault: Vault; platform: PlatformModel };
export type EngineParts = InstalledParts & { models: ModelsPort };

/**
 * The engines that answer for a shop, in its order. A language model nobody named is left out; when nothing is left the built-in engine
 * answers.
 */
export async function enginesFor({ vault, models, platform }: EngineParts, decided: Decided): Promise<Engine[]> {
  const asked = targetFor(decided, platform, vault);
  const { timeout_ms: timeoutMs, context_tokens: contextTokens, order } = decided.engine;
  const engines = order.flatMap((name): Engine[] => {
    if (name === 'builtin') return [builtin];
    return asked ? [{ ...llmEngine(models, { ...asked, timeoutMs, contextTokens }), summarise: summariser(models, asked) }] : [];
  });
  return engines.length > 0 ? engines : [builtin];
}

/** What may be done with a teammate's draft, in the shop's order; `limitMs` is what each of them may take. */
export function editorsFor({ vault, models, platform }: EngineParts, decided: Decided, limitMs: number): Editor[] {
  const asked = targetFor(decided, platform, vault);
  const editors = decided.engine.order.flatMap((name): Editor[] =>
    name === 'builtin' ? [builtinEditor] : asked ? [llmEditor(models, asked, limitMs)] : [],
  );
  return editors.includes(builtinEditor) ? editors : [...editors, builtinEditor];
}

/** What the built-in engine cannot. */
export const canTranslate = ({ vault, platform }: InstalledParts, decided: Decided) =>
  decided.engine.order.includes('llm') && targetFor(decided, platform, vault) !== undefined;
