// Public API of business hours: whether a team answers now.
export type { Openness } from './rules.ts';
export { hoursFor } from './service.ts';
export { toInstant } from './wall-time-rules.ts';
