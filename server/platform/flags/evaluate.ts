import { createHash } from 'node:crypto';
import { type FlagName, flags } from '@parley/contract/flags';

/** A flag's stored rule. */
export type FlagRule = {
  killed: boolean;
  denied: readonly string[];
  allowed: readonly string[];
  percentage: number | null;
};

/**
 * Whether a flag is on for a shop ('' is none), and which rule decided: the first that applies, from the kill switch to the default in
 * code.
 */
export function evaluate(flag: FlagName, rule: FlagRule | undefined, merchant: string): { on: boolean; because: string } {
  if (!rule) return { on: flags[flag].default, because: 'default' };
  if (rule.killed) return { on: false, because: 'kill switch' };
  if (rule.denied.includes(merchant)) return { on: false, because: 'denied' };
  if (rule.allowed.includes(merchant)) return { on: true, because: 'allowed' };
  if (rule.percentage !== null) return { on: bucketOf(flag, merchant) < rule.percentage, because: 'percentage' };
  return { on: flags[flag].default, because: 'default' };
}

/** 0 to 99, stable per flag and shop, so that a higher percentage only adds shops. Each flag distributes shops differently. */
export const bucketOf = (flag: string, merchant: string) =>
  createHash('sha256').update(`${flag}:${merchant}`).digest().readUInt32BE(0) % 100;
