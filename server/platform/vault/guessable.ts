import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** So many guesses find it: what one computer tries against a stolen hash in about three weeks. */
const enough = 1e8;
/** Characters that are looked at; the work grows with the square of them. */
const longest = 40;

/**
 * Tells whether a password is among those that are tried first: common ones and `words`, with digits, years, repetitions and patterns of keys.
 * The lists take 30 MB of memory, so they are loaded with the first password that is set.
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
