// Public API of store credit and gift cards, for orders, customers, checkout and the endpoints of both.
export { type FoundCard, findCard } from './find.ts';
export { futureTime, positiveCents } from './input.ts';
export {
  add as addStoreCredit,
  correctCard,
  giveBack,
  issueCard,
  moveAll as moveCredit,
  mustTakeRefund,
  spend,
  take as takeStoreCredit,
} from './ledger.ts';
export { spacedCode } from './codes.ts';
export { type CreditFacts, type CreditMethod, findMethod as findCreditMethod, methodsOf as creditMethodsOf } from './methods.ts';
export { presentEntry } from './present.ts';
export { cardIn, cardLabel, cardMethod, hasExpired, isCreditMethod, stateOf as cardStateOf, sumOf as creditSumOf } from './rules.ts';
export {
  type CardRow,
  changeCard,
  type CreditRow,
  listCards,
  lockCredit,
  lockCreditsOf,
  readEntriesOfCard,
  readEntriesOfCustomer,
  readStoreCredit,
} from './store.ts';
