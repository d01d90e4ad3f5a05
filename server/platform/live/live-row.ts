import type { ChatSignal } from '@parley/contract/chat';
import type { Signal } from '@parley/contract/live';

/** A change as signaled to teammates and, if visible to them, to the customer concerned. */
export type LiveRow = { signal: Signal; chat?: ChatSignal };
