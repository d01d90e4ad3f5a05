// Public API of teams: availability, and who can be assigned.
export { availabilityOf, presentFor, seesAll } from './rules.ts';
export { findMembership, lockMemberships, lockTeam, setMembership } from './store.ts';
