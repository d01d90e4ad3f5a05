import { z } from 'zod';

/** `standard` is what products have by default, `exempt` is never taxed; others are the shop's own, such as `food`. */
export const taxClass = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter a tax class.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[\p{L}\p{N} _-]+$/u, 'Use letters, digits, spaces and hyphens.');
