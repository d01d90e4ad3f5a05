/** The dialog that reports an AI answer. */
export const reports = {
  title: 'What was wrong with this answer?',
  text: 'The teammates who manage your AI get this report with the answer, the messages before it and how the AI decided. The customer doesn’t see it.',
  which: 'What was wrong',
  reason_incorrect_information: 'It’s incorrect',
  reason_misunderstood: 'It misunderstood the customer',
  reason_wrong_product: 'It’s about the wrong product',
  reason_inappropriate_response: 'The tone is wrong',
  reason_should_hand_off: 'It should have handed off',
  reason_incomplete_response: 'It’s incomplete',
  reason_outdated_information: 'It’s outdated',
  reason_other: 'Something else',
  note: 'What should the AI have said?',
  do: 'Report answer',
  done: 'Answer reported',
  choose: 'Choose what was wrong.',
} as const;
