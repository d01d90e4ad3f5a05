/** Questions that the demo's AI answers without a handoff. */
const questions = [
  'Is the steel bottle ok for hot tea?',
  'How long does delivery to Germany take?',
  'Can I pay on delivery?',
  'Do you have wool blankets?',
  'Which headlamps do you sell?',
];
export const questionOf = (n: number) => questions[n % questions.length] ?? '';
/** Questions per conversation; then a new customer starts. */
export const turns = 8;
export const timeoutMs = 15_000;
