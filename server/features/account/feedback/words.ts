import type { feedbackStatuses } from '@parley/contract/feedback-status';
import type { feedbackTypes } from '@parley/contract/feedback';

/** What the sender reads about their feedback. */
export const statusWords: Record<(typeof feedbackStatuses)[number], { name: string; text: string }> = {
  received: { name: 'Received', text: 'We have your feedback and will look at it.' },
  planned: { name: 'Planned', text: 'We’re going to work on this.' },
  done: { name: 'Done', text: 'This has been taken care of.' },
  declined: { name: 'Not planned', text: 'We’re not going to work on this for now.' },
};

export const typeWords: Record<(typeof feedbackTypes)[number], string> = {
  bug: 'Bug',
  feature_request: 'Feature request',
  general: 'General',
};
