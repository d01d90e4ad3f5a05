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

/** The parts that are the same for all calls. */
export type InstalledParts = { vault: Vault; platform: PlatformModel };
export type EngineParts = InstalledParts & { models: ModelsPort };

/** A shop's engines, in its order. Leaves out a language model without settings; the built-in engine answers if nothing is left. */
export async function enginesFor({ vault, models, platform }: EngineParts, decided: Decided): Promise<Engine[]> {
  const asked = targetFor(decided, platform, vault);
  const { timeout_ms: timeoutMs, context_tokens: contextTokens, order } = decided.engine;
  const engines = order.flatMap((name): Engine[] => {
    if (name === 'builtin') return [builtin];
    return asked ? [{ ...llmEngine(models, { ...asked, timeoutMs, contextTokens }), summarise: summariser(models, asked) }] : [];
  });
  return engines.length > 0 ? engines : [builtin];
}

/** A shop's editors for drafts, in its order; `limitMs` applies to each. */
export function editorsFor({ vault, models, platform }: EngineParts, decided: Decided, limitMs: number): Editor[] {
  const asked = targetFor(decided, platform, vault);
  const editors = decided.engine.order.flatMap((name): Editor[] =>
    name === 'builtin' ? [builtinEditor] : asked ? [llmEditor(models, asked, limitMs)] : [],
  );
  return editors.includes(builtinEditor) ? editors : [...editors, builtinEditor];
}

/** Only a language model can translate. */
export const canTranslate = ({ vault, platform }: InstalledParts, decided: Decided) =>
  decided.engine.order.includes('llm') && targetFor(decided, platform, vault) !== undefined;
