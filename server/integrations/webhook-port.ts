export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };
/** `error` says in a sentence why there is no usable response; a response may have come all the same, such as a redirect. */
export type WebhookAnswer = {
  status: number | null;
  headers: Record<string, string> | null;
  body: string | null;
  error: string | null;
  durationMs: number;
};
export type WebhookPort = {
  /** Whether this installation sends to this address: https and public, unless private addresses are allowed. */
  accepts(url: string): boolean;
  /** One request within 15 s. Never throws for what the receiver does, and never follows a redirect. */
  post(request: WebhookRequest): Promise<WebhookAnswer>;
};
