/** What is wrong with a field where the contract itself has no sentence for it. */
export const forms = {
  at_least: 'Use {least} or more.',
  at_most: 'Use at most {most}.',
  characters_least: { one: 'Use at least {count} character.', other: 'Use at least {count} characters.' },
  characters_most: { one: 'Use at most {count} character.', other: 'Use at most {count} characters.' },
  choose: 'Choose one of these.',
  entries_least: { one: 'Choose at least {count}.', other: 'Choose at least {count}.' },
  entries_most: { one: 'Use at most {count}.', other: 'Use at most {count}.' },
  number: 'Enter a number.',
  required: 'Fill this in.',
  whole: 'Enter a whole number.',
  wrong: 'This cannot be used as it is.',
} as const;
