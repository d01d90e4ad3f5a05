// The face of the built-in engine: all of it that the server may know. What goes in and comes out is typed in port.ts and tools.ts.
export { builtinEditor } from './editing/editing.ts';
export { builtin } from './engine.ts';
export { deedKindOf } from './flows/deeds/deeds.ts';
export { hear } from './hear.ts';
export { isSaid, isYes } from './hearing/agreement.ts';
export { consentIn } from './hearing/consent.ts';
export { languageOf, spokenLanguage } from './language.ts';
export { type DeedKind, languageIn } from './memory.ts';
export type { Briefing, Draft, Editor, Engine, Heard, Outcome, Turn } from './port.ts';
export { compose, inOneLine, sayAmount, textsIn } from './speech.ts';
export { knownReasons } from './texts/deed-texts.ts';
export {
  type DeedResult,
  type Details,
  type FoundProduct,
  type InputOf,
  type LinkResult,
  type Move,
  namedPieces,
  needsVerification,
  type NeedsVerification,
  type Order,
  type Passage,
  type Product,
  type Profile,
  type Reason,
  type ResultOf,
  type Toolbox,
  type ToolName,
  type Variant,
  type Verification,
  type Verified,
  type Why,
} from './tools.ts';
