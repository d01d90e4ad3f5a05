export { accessNarrowed } from './events.ts';
export { type GivenRole, permissionsNow, roleToGive } from './given.ts';
