import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** A password found within this many guesses is refused; one computer tries that many against a stolen hash in about three weeks. */
const enough = 1e8;
/** The number of characters examined; the work grows quadratically. */
const longest = 40;

/**
 * Whether a password is guessable: common passwords and `words`, with digits, years, repetitions and keyboard patterns. The lists take 30
 * MB, so they are loaded on first use.
 */
export function guessableWith(words: readonly string[]): (password: string) => Promise<boolean> {
  let opened: Promise<ZxcvbnFactory> | undefined;
  return async (password) => {
    const judge = await (opened ??= open(words));
    return judge.check(password.toLowerCase().slice(0, longest)).guesses < enough;
  };
}

async function open(words: readonly string[]): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary: { ...dictionary, words: [...words] }, graphs });
}
