type Attempt = { state: 'requested' | 'open' | 'processing' | 'paid' | 'failed' | 'expired'; error: string | null; createdAt: Date };
type Seen = {
  status: string;
  /** Balance due and captured, in cents. */
  due: number;
  captured: number;
  takesCards: boolean;
  attempt: Attempt | undefined;
  /** `go`: on the way to the provider's page. `back`: how often the page was read after coming back from it; 0 otherwise. */
  go: boolean;
  back: number;
  now: Date;
};
export type PayView =
  | 'cancelled'
  | 'paid'
  | 'nothing_due'
  | 'processing'
  | 'preparing'
  | 'slow'
  | 'forward'
  | 'confirming'
  | 'unconfirmed'
  | 'off'
  | 'form';

/** How often the page reads itself again while a payment is being confirmed. */
const mostReads = 15;
const slowAfter = 30_000;

/** What the customer sees when they open a payment link. */
export function payViewOf({ status, due, captured, takesCards, attempt, go, back, now }: Seen): PayView {
  if (status === 'cancelled') return 'cancelled';
  if (due <= 0) return captured > 0 ? 'paid' : 'nothing_due';
  if (attempt?.state === 'processing') return 'processing';
  if (attempt?.state === 'requested' && go) return now.getTime() - attempt.createdAt.getTime() > slowAfter ? 'slow' : 'preparing';
  if (attempt?.state === 'open' && go) return 'forward';
  if (attempt?.state === 'open' && back > 0) return back > mostReads ? 'unconfirmed' : 'confirming';
  return takesCards ? 'form' : 'off';
}
