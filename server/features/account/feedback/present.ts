import type { Feedback } from './store.ts';

export const presentFeedback = ({ id, feedback_type, title, description, status, answer, created_at, updated_at }: Feedback) => ({
  id,
  feedback_type,
  title,
  description,
  status,
  answer,
  created_at: created_at.toISOString(),
  updated_at: updated_at?.toISOString() ?? null,
});
