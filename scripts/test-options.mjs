// Parses the command line of `npm test`.

export const usage = 'npm test -- [words] [--changed[=REF]] [--shuffle[=SEED]] [--repeat N]';

/**
 * `words`: parts of paths; none means all tests. `changed`: the commit to compare with, '' for the last one. `shuffle`: the seed of the first run.
 * Throws on an unknown option, so that a typo never skips tests.
 */
export function readOptions(args, now = Date.now()) {
  const options = { words: [], changed: undefined, shuffle: undefined, repeat: 1 };
  const rest = [...args];
  while (rest.length > 0) {
    const [name, value] = split(rest.shift());
    if (!name.startsWith('--')) options.words.push(name);
    else if (name === '--changed') options.changed = value ?? '';
    else if (name === '--shuffle') options.shuffle = wholeNumber(name, value ?? String(now));
    else if (name === '--repeat') options.repeat = wholeNumber(name, value ?? rest.shift());
    else throw new Error(`${name} isn’t an option. ${usage}`);
  }
  if (options.repeat < 1) throw new Error(`--repeat takes a whole number from 1 on: ${usage}`);
  if (options.changed !== undefined && options.words.length > 0)
    throw new Error(`--changed chooses the tests; it takes no words: ${usage}`);
  return options;
}

const split = (arg) => {
  const at = arg.startsWith('--') ? arg.indexOf('=') : -1;
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
};

function wholeNumber(name, text) {
  if (!/^\d+$/.test(text ?? '')) throw new Error(`${name} takes a whole number: ${usage}`);
  return Number(text);
}
