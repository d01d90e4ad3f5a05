// Public API of the inbox.
export {
  type AnswerTask,
  askForPerson,
  countVerificationAttempt,
  handOff,
  markVerified,
  type NewRun,
  readAnswerTask,
  reply,
  replyWhileWaiting,
  type Turn,
} from './answer.ts';
export { lockVisible, mustSee, refuseMerged } from './access.ts';
export { addActivity, announceConversation, chatStateOf } from './announce.ts';
export { applyChange, type Wanted } from './apply-change.ts';
export { assign, whoMaySee } from './assign.ts';
export { conversationExport } from './export.ts';
export { idsOf, type Narrowing, searchIds } from './list-store.ts';
export { aiResolutionSql, outcomeSql } from './outcome-store.ts';
export { sayAs } from './say.ts';
export { reply as answerAsTeammate } from './send.ts';
export { cancelScheduled } from './schedule.ts';
export { putBack, type Stand, standOf } from './put-back.ts';
export { searchDepth } from './read.ts';
export { type ConversationRow, findConversation, lockConversation, readTeammates, setUnread as setReadSeq } from './store.ts';
export { emailIn } from './rules.ts';
export { replyWindow } from './window.ts';
export { maskRun, maskTrace, presentForCustomer, presentForViewer, toCost } from './present.ts';
export { type Recorded, recordedFrom, recordedRun } from './recorded.ts';
export { countRows as countsOf } from './list-store.ts';
export { type Echo, receiveEcho } from './echo.ts';
export { findByExternalId } from './outgoing-store.ts';
export { lockCurrent, receive } from './receive.ts';
export { applyStatus } from './status.ts';
export { readTurns } from './answer-store.ts';
export { isWaiting } from './waiting-store.ts';
export { readByCustomer, setCustomerTyping, stateFor, visibleMessages } from './visitor.ts';
