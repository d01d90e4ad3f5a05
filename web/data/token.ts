type Claims = { exp: number; iat?: number };

let newest = { token: '', at: 0 };

/** Remembers when a token came, so that its life is measured by one clock: this computer's may be minutes off. */
export function noteToken(token: string): void {
  if (token && token !== newest.token) newest = { token, at: Date.now() };
}

/** How long a token still holds, in seconds by the local clock. One that does not say holds for ever. */
export function secondsLeft(token: string): number {
  const claims = readClaims(token);
  if (!claims) return Infinity;
  if (claims.iat !== undefined && newest.token === token) return claims.exp - claims.iat - (Date.now() - newest.at) / 1000;
  return claims.exp - Date.now() / 1000;
}

function readClaims(token: string): Claims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: Claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims.exp === 'number' ? claims : undefined;
  } catch {
    // Not a token of the usual form; the server will say whether it holds.
    return undefined;
  }
}
