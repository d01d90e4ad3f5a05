/** Saying what was wrong with an answer of the AI. */
export const reports = {
  title: 'What was wrong with this answer?',
  text: 'Whoever runs the agent reads it, with the answer and what it rested on. The customer does not see it.',
  which: 'What was wrong',
  reason_incorrect_information: 'It is not true',
  reason_inappropriate_response: 'It should not have been said like this',
  reason_incomplete_response: 'Something is missing',
  reason_outdated_information: 'It was true once',
  reason_other: 'Something else',
  note: 'What should it have said?',
  do: 'Report the answer',
  done: 'Reported. Thank you.',
  choose: 'Choose what was wrong.',
} as const;
