// The face of teams: who is there.
export { availabilityOf, seesAll } from './rules.ts';
