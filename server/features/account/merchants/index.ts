// Public API of merchants: the only way to write a shop's settings, its currency, and who leaves its team.
export { changeSettings, holdCurrency, lockSettings, shopCurrency } from './store.ts';
export { removeMember } from './team.ts';
