import type { ProviderFailure } from '../../../integrations/identity-provider-port.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** What is wrong at the provider, and where to look. */
export const sentences: Record<ProviderFailure, string> = {
  address: 'The issuer must start with https:// and be on the internet, and so must every address that it names.',
  unreachable: 'The identity provider can’t be reached. Check the issuer’s address.',
  slow: 'The identity provider didn’t answer in time. Try again in a moment.',
  too_large: 'The identity provider’s answer is too large to be right. Check the issuer’s address.',
  not_openid: 'There’s no OpenID Connect discovery document at this address. Check the issuer.',
  other_issuer: 'The discovery document names another issuer. Enter the issuer exactly as your provider shows it.',
  no_code: 'The identity provider doesn’t offer the authorization code flow. Allow it there.',
  client: 'The identity provider refused Parley’s client ID, client secret or redirect address. Ask an owner of the shop to check them.',
  denied: 'Your company’s identity provider didn’t let you in.',
  response: 'The answer isn’t from your company’s identity provider. Start again.',
  token: 'The identity provider’s ID token isn’t valid. Ask an owner of the shop to check the settings.',
};

const denials: Record<string, string> = {
  access_denied: 'You canceled, or your company hasn’t given you access to Parley. Ask whoever manages your accounts.',
  login_required: 'You aren’t logged in at your company. Start again.',
  temporarily_unavailable: 'Your company’s identity provider is busy. Try again in a moment.',
  server_error: 'Your company’s identity provider had a problem. Try again in a moment.',
};

/** `error` is the code that the provider sent; what else it wrote isn’t shown, because anybody can write it. */
export function providerProblem(why: ProviderFailure, error: string | null = null): Problem {
  if (why === 'denied') return new Problem('sso.refused', { detail: denials[error ?? ''] ?? sentences.denied });
  if (why === 'response' || why === 'token') return new Problem('sso.refused', { detail: sentences[why] });
  return new Problem('sso.provider_failed', { detail: sentences[why] });
}
