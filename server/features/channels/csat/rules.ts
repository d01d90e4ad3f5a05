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

/** A customer is asked once each time a conversation is resolved, until they answer; nobody is asked about what they did not live through. */
export function mayAsk(c: Facts): boolean {
  if (c.status !== 'resolved' || c.merged || c.muted || c.blocked || c.answeredAt) return false;
  if (!c.customerWrote || !c.somebodyAnswered) return false;
  return c.askedAt === null || (c.resolvedAt !== null && c.askedAt < c.resolvedAt);
}

/** In public nobody is asked, and where the channel takes no free words any more nothing can be said. */
export const canAskOn = (channel: string, windowOpen: boolean) => channel === 'website' || (channel !== 'comment' && windowOpen);

type Answer = { score: number | null; remark: string | null };
export const isSameAnswer = (given: Answer, again: { score: number; remark: string }) =>
  given.score === again.score && (given.remark ?? '') === again.remark;

/** A score that somebody should look into. */
export const isLow = (score: number) => score <= 2;

type Helped = {
  first_ai_reply_at: Date | null;
  first_human_reply_at: Date | null;
  handoff_accepted_at: Date | null;
  ai_confirmed_at: Date | null;
};
/** A good score says that the AI's answers helped, where no person had a part in it; said once already, it stays as it was said. */
export const confirmsTheAi = (c: Helped, score: number) =>
  score >= 4 && c.first_ai_reply_at !== null && !c.first_human_reply_at && !c.handoff_accepted_at && !c.ai_confirmed_at;

/** For how long after it was asked a link takes an answer, in milliseconds. */
const linkLife = 30 * 86_400_000;
export const isLinkGood = (askedAt: Date, now: Date) => now.getTime() - askedAt.getTime() <= linkLife;
