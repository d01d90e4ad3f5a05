/** A company's identity provider that speaks OpenID Connect, and our client there. */
export type IdentityProvider = { issuer: string; clientId: string; clientSecret: string };
/**
 * `address`: not https, or private · `unreachable`, `slow`, `too_large`: it couldn't be read · `not_openid`: no discovery document ·
 * `other_issuer`: the document names another issuer · `no_code`: it doesn't offer the authorization code flow · `client`: it refuses our
 * client or secret · `denied`: it refused the person · `response`: what came back wasn't the answer to our request · `token`: its ID token
 * doesn't hold.
 */
export type ProviderFailure =
  | 'address'
  | 'unreachable'
  | 'slow'
  | 'too_large'
  | 'not_openid'
  | 'other_issuer'
  | 'no_code'
  | 'client'
  | 'denied'
  | 'response'
  | 'token';
export type Failed = { is: 'failed'; why: ProviderFailure };
/** What one attempt to log in must remember until the person comes back. */
export type Attempt = { state: string; nonce: string; verifier: string };
export type ProvidedPerson = { subject: string; email: string | null; emailVerified: boolean | null; name: string | null };

/** Every request has 10 s and a largest size, follows no redirect and isn't repeated: a person waits, and can start again. Nothing throws. */
export type IdentityProviderPort = {
  /** Whether this installation talks to this address: https and public, unless private addresses are allowed. */
  accepts(issuer: string): boolean;
  /** Reads the discovery document anew. */
  check(provider: IdentityProvider): Promise<{ is: 'fine' } | Failed>;
  /** Where to send the browser. */
  start(provider: IdentityProvider, redirectUrl: string): Promise<{ is: 'started'; url: string; attempt: Attempt } | Failed>;
  /** The person for whom the browser came back to `address`, which is the redirect address with the provider's parameters. */
  finish(provider: IdentityProvider, address: URL, attempt: Attempt): Promise<{ is: 'known'; person: ProvidedPerson } | Failed>;
};
