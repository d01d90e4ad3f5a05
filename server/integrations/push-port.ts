/** A browser's address at its push service, and the keys that only this browser can decrypt with; all as browsers name and write them. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };
/**
 * `topic` replaces an undelivered push with the same topic. `ttlSeconds` is how long the service holds it for a device that is off.
 */
export type Push = { body: string; topic: string; ttlSeconds: number };
/**
 * `gone`: the subscription no longer exists, or belongs to another key. `busy`: later may succeed, not before `afterSeconds` if the
 * service said so. `refused`: sending it again is useless.
 */
export type PushOutcome = { is: 'sent' } | { is: 'gone' } | { is: 'busy'; afterSeconds: number | null } | { is: 'refused'; status: number };
export type PushPort = {
  /** What browsers subscribe with. */
  publicKey(): Promise<string>;
  /** Whether this installation sends to this address: https and public, unless private addresses are allowed. */
  accepts(endpoint: string): boolean;
  /** Whether these are the keys of a browser. */
  areKeys(keys: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean;
  /** One request within 10 s. Never throws for what the push service does. */
  send(subscription: PushSubscription, push: Push): Promise<PushOutcome>;
};
