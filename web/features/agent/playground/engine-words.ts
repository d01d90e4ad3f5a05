import { engineNames } from '@parley/contract/ai-settings';
import { t } from './words.ts';

/** The name of an engine as a merchant knows it; one that is not known stays as it is. */
export function engineWords(engine: string): string {
  const known = engineNames.find((name) => name === engine);
  return known ? t(`playground.engine_${known}`) : engine;
}
