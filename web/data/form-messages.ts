/** Messages for invalid fields where the contract has none. */
export const forms = {
  at_least: 'Enter {least} or more.',
  at_most: 'Enter {most} or less.',
  characters_least: { one: 'Use at least {count} character.', other: 'Use at least {count} characters.' },
  characters_most: { one: 'Use at most {count} character.', other: 'Use at most {count} characters.' },
  choose: 'Choose an option.',
  entries_least: { one: 'Choose at least {count} option.', other: 'Choose at least {count} options.' },
  entries_most: { one: 'Choose at most {count} option.', other: 'Choose at most {count} options.' },
  number: 'Enter a number.',
  required: 'This field is required.',
  whole: 'Enter a whole number.',
  wrong: 'This value isn’t valid. Check it and try again.',
} as const;
