// The public API of the built-in engine, all the server may import. port.ts and tools.ts define the types of input and output.
export { type AnswerPage, openPages, type Pages } from './answer-pages.ts';
export { asTeammate } from './as-teammate.ts';
export { builtinEditor } from './editing/editing.ts';
export { builtin } from './engine.ts';
export { actionKindOf } from './flows/actions/actions.ts';
export { classifyTurns } from './classify-turns.ts';
export { containsText, isYes } from './nlu/agreement.ts';
export { consentIn } from './nlu/consent.ts';
export { languageOf, spokenLanguage } from './language.ts';
export { isOtherSentence } from './nlu/other-language.ts';
export { type ActionKind, languageIn } from './memory.ts';
export type { Briefing, Draft, Editor, Engine, Classification, Outcome, Turn, Waiting } from './port.ts';
export { whenInWords } from './opening-time.ts';
export { countriesIn } from './places.ts';
export { tracedFacts } from './skills/decide.ts';
export { acknowledgement } from './skills/waiting.ts';
export { compose, inOneLine, sayAmount, textsIn } from './speech.ts';
export { knownReasons } from './texts/action-texts.ts';
export {
  type ActionResult,
  type Details,
  type Fact,
  type FoundProduct,
  type InputOf,
  type LinkResult,
  type Move,
  quantityLabel,
  type ShortLine,
  needsVerification,
  type NeedsVerification,
  type Order,
  type Passage,
  type Product,
  type ProductField,
  type ProductFilters,
  type Profile,
  type Reason,
  type ResultOf,
  type Toolbox,
  type ToolName,
  type Variant,
  type Verification,
  type Verified,
  type Why,
  type WordMatch,
} from './tools.ts';

export { agreesTo } from './nlu/offer.ts';
