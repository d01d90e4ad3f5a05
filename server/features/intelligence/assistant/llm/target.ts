import type { AiEngine } from '@parley/contract/ai-settings';
import type { ModelTarget } from '../../../../integrations/ports.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { openKey } from '../ai-key.ts';
import type { Decided } from '../settings-store.ts';

/** What the installation provides: its own language model (`config.llm`), or none. */
export type PlatformModel = { provider: AiEngine['provider']; baseUrl: string; key: string; model: string } | null;

export type Asked = { target: ModelTarget; circuit: string };

/** Which model is asked with whose key; undefined when none is set up. Models of one address without a key are welcome. */
export function targetFor(
  { merchant, engine, sealedKey }: Pick<Decided, 'merchant' | 'engine' | 'sealedKey'>,
  platform: PlatformModel,
  vault: Vault,
): Asked | undefined {
  if (engine.key_from === 'platform') {
    if (!platform) return undefined;
    return { target: { ...platform, isOperators: true }, circuit: circuitOf('platform', platform) };
  }
  const { provider, base_url: baseUrl, model } = engine;
  if (model === '' || (sealedKey === null && baseUrl === '')) return undefined;
  const key = sealedKey === null ? '' : opened(vault, merchant, sealedKey);
  return {
    target: { provider, baseUrl, model, key, isOperators: false },
    circuit: circuitOf(merchant, { provider, baseUrl, model }),
  };
}

/** A key closed under a secret that is gone opens nothing: the provider says so, and the shop reads it in the run. */
function opened(vault: Vault, merchant: string, sealed: string): string {
  try {
    return openKey(vault, merchant, sealed);
  } catch {
    return '';
  }
}

/**
 * What fails within one time: a shop with little patience, or a draft that has to be quick, would otherwise silence a model that shops share, or
 * that answers all others well.
 */
export const within = (circuit: string, limitMs: number) => `${circuit}|${limitMs}`;

/** What fails together: one shop's key, or the operator's, at one address for one model. */
const circuitOf = (whose: string, { provider, baseUrl, model }: { provider: string; baseUrl: string; model: string }) =>
  [whose, provider, baseUrl, model].join('|');
