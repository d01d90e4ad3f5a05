// Public API of business hours: when a team answers, and whether it does now.
export type { Openness } from './rules.ts';
export { hoursFor, shopHours } from './service.ts';
export { toInstant } from './wall-time-rules.ts';
