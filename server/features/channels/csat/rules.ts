import { type Channel, channelLimits } from '@parley/contract/channels';

export type Facts = {
  status: string;
  merged: boolean;
  muted: boolean;
  blocked: boolean;
  customerWrote: boolean;
  somebodyAnswered: boolean;
  resolvedAt: Date | null;
  askedAt: Date | null;
  answeredAt: Date | null;
};

/** A customer is asked once per resolve until they answer, and only about conversations they took part in. */
export function mayAsk(c: Facts): boolean {
  if (c.status !== 'resolved' || c.merged || c.muted || c.blocked || c.answeredAt) return false;
  if (!c.customerWrote || !c.somebodyAnswered) return false;
  return c.askedAt === null || (c.resolvedAt !== null && c.askedAt < c.resolvedAt);
}

/** Public comments get no survey, and neither do channels whose reply window has closed. */
export const canAskOn = (channel: Channel, windowOpen: boolean) => {
  const { survey } = channelLimits[channel];
  return survey === 'inline' || (survey === 'link' && windowOpen);
};
export const asksInline = (channel: Channel) => channelLimits[channel].survey === 'inline';

type Answer = { score: number | null; remark: string | null };
export const isSameAnswer = (given: Answer, again: { score: number; remark: string }) =>
  given.score === again.score && (given.remark ?? '') === again.remark;

/** A score that a teammate should look into. */
export const isLow = (score: number) => score <= 2;

type Helped = {
  first_ai_reply_at: Date | null;
  first_human_reply_at: Date | null;
  handoff_accepted_at: Date | null;
  ai_confirmed_at: Date | null;
};
/** A good score confirms that the AI's answers helped, if no teammate took part. An existing confirmation stays. */
export const confirmsTheAi = (c: Helped, score: number) =>
  score >= 4 && c.first_ai_reply_at !== null && !c.first_human_reply_at && !c.handoff_accepted_at && !c.ai_confirmed_at;

/** How long a link accepts an answer, in milliseconds. */
const linkLife = 30 * 86_400_000;
export const isLinkGood = (askedAt: Date, now: Date) => now.getTime() - askedAt.getTime() <= linkLife;
