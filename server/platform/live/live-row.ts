import type { ChatSignal } from '@parley/contract/chat';
import type { Signal } from '@parley/contract/live';

/** What is told of a change: to the teammates, and to the customer it concerns where they may hear it. */
export type LiveRow = { signal: Signal; chat?: ChatSignal };
