export { accessNarrowed } from './events.ts';
export { type GivenRole, roleToGive } from './given.ts';
