/** The dialog that reports an AI answer. */
export const reports = {
  title: 'What was wrong with this answer?',
  text: 'The teammates who manage your AI get this report with the answer and its sources. The customer doesn’t see it.',
  which: 'What was wrong',
  reason_incorrect_information: 'It’s incorrect',
  reason_inappropriate_response: 'It’s inappropriate',
  reason_incomplete_response: 'It’s incomplete',
  reason_outdated_information: 'It’s outdated',
  reason_other: 'Something else',
  note: 'What should the AI have said?',
  do: 'Report answer',
  done: 'Answer reported',
  choose: 'Choose what was wrong.',
} as const;
