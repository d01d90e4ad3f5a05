import type { AiEngine } from '@parley/contract/ai-settings';
import type { ModelTarget } from '../../../../integrations/ports.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { openKey } from '../ai-key.ts';
import type { Decided } from '../settings-store.ts';

/** The installation's language model (`config.llm`), or none. */
export type PlatformModel = { provider: AiEngine['provider']; baseUrl: string; key: string; model: string } | null;

export type Requested = { target: ModelTarget; circuit: string };

/** The model and key to use; undefined without a setup. Self-hosted models may have no key. */
export function targetFor(
  { merchant, engine, sealedKey }: Pick<Decided, 'merchant' | 'engine' | 'sealedKey'>,
  platform: PlatformModel,
  vault: Vault,
): Requested | undefined {
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

/** A key encrypted with a lost secret can't be opened; then the provider refuses the call, and the shop sees that in the run. */
function opened(vault: Vault, merchant: string, sealed: string): string {
  try {
    return openKey(vault, merchant, sealed);
  } catch {
    return '';
  }
}

/**
 * Includes the time limit in the circuit breaker's key: otherwise a shop with a short limit, or a draft that must be quick, would disable
 * a model that works for others.
 */
export const within = (circuit: string, limitMs: number) => `${circuit}|${limitMs}`;

/** Circuit breaker key: one shop's key, or the operator's, at one address for one model. */
const circuitOf = (whose: string, { provider, baseUrl, model }: { provider: string; baseUrl: string; model: string }) =>
  [whose, provider, baseUrl, model].join('|');
