import { speak } from '../../../lib/messages.ts';

/** The plans of the landing page, which load when one scrolls to them. */
export const landing_plans = {
  free_text: 'Try Parley with your own customers.',
  starter_text: 'For shops where a few people answer customers.',
  growth_text: 'For teams that answer customers all day.',
  scale_text: 'For large teams and a high volume of conversations.',
  monthly: '{price} a month',
  yearly: 'or {price} a year',
  free: 'Free',
  ai_answers: { one: '{count} AI answer a month', other: '{count} AI answers a month' },
  ai_answers_all: 'Unlimited AI answers',
  teammates: { one: '{count} teammate', other: '{count} teammates' },
  teammates_all: 'Unlimited teammates',
  channels: { one: '{count} channel', other: '{count} channels' },
  channels_all: 'Unlimited channels',
} as const;

export const t = speak({ landing_plans });
