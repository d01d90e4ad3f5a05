// Public API of merchants: the only way to write a shop's settings, and its currency.
export { changeSettings, lockSettings, shopCurrency } from './store.ts';
