/** What the demo's assistant answers by itself, so that no conversation goes to a person. */
const questions = [
  'Is the steel bottle ok for hot tea?',
  'How long does delivery to Germany take?',
  'Can I pay on delivery?',
  'Do you have wool blankets?',
  'Which headlamps do you sell?',
];
export const questionOf = (n: number) => questions[n % questions.length] ?? '';
/** So many in one conversation, as a talkative customer would; then another customer comes. */
export const turns = 8;
export const patienceMs = 15_000;
