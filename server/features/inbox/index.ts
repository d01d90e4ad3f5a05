// The face of the inbox: what other features may ask of it.
export {
  type AnswerTask,
  countVerificationAttempt,
  handOver,
  markVerified,
  type NewRun,
  readAnswerTask,
  reply,
  type Turn,
} from './answer.ts';
export { chatStateOf } from './announce.ts';
export { presentForCustomer, presentForViewer } from './present.ts';
export { countRows as countsOf } from './list-store.ts';
export { receive } from './receive.ts';
export { readTurns } from './answer-store.ts';
export { readByCustomer, setCustomerTyping, stateFor, visibleMessages } from './visitor.ts';
