// The face of teams: who is there, and who may be given work.
export { availabilityOf, presentFor, seesAll } from './rules.ts';
export { findMembership, lockMemberships, lockTeam, setMembership } from './store.ts';
