import type { Draft as Given, Editor as Hand } from '@parley/engine';

/** `into` is the target language of a translation. `customer` is empty without a name. */
export type Draft = Given & { into: string | null; signal: AbortSignal };

/** Port for rewriting a teammate's draft. Only the tasks in `can` are requested. */
export type Editor = Pick<Hand, 'name' | 'can'> & {
  /** As for engines: the key of the shared circuit breaker. */
  circuit?: string;
  /** Throws `EditorFailure` where another editor may succeed. */
  rewrite(draft: Draft): Promise<string>;
};

export class EditorFailure extends Error {
  override readonly name = 'EditorFailure';
  /** The failure kind, as for engines; undefined when it answered but the result is unusable. */
  readonly issue: string | undefined;
  constructor(detail: string, issue?: string) {
    super(detail);
    this.issue = issue;
  }
}
