import type { Draft as Given, Editor as Hand } from '@parley/engine';

/** `into`: the language to translate into. `customer` is empty where they have no name. */
export type Draft = Given & { into: string | null; signal: AbortSignal };

/** The port for what an engine does with a teammate's draft. `can` names what it is able to; nothing else is asked of it. */
export type Editor = Pick<Hand, 'name' | 'can'> & {
  /** What fails together, as with an engine that answers. */
  circuit?: string;
  /** Throws `EditorFailure` where another editor may do better. */
  rewrite(draft: Draft): Promise<string>;
};

export class EditorFailure extends Error {
  override readonly name = 'EditorFailure';
  /** As engines name it; undefined where it answered, and what it made cannot be used. */
  readonly fault: string | undefined;
  constructor(detail: string, fault?: string) {
    super(detail);
    this.fault = fault;
  }
}
