type Claims = { exp: number; iat?: number };

/** How far the server's clock is ahead of this computer's, in milliseconds, as far as tokens have shown. */
let ahead = 0;

/** A token that was issued this moment tells what time it is at the server: a computer's clock may be minutes off. */
export function noteIssued(token: string): void {
  const issued = readClaims(token)?.iat;
  if (issued !== undefined) ahead = issued * 1000 - Date.now();
}

/** Any other token, such as one another tab stored a while ago, only tells that it is not earlier than when it was issued. */
export function noteSeen(token: string): void {
  const issued = readClaims(token)?.iat;
  if (issued !== undefined) ahead = Math.max(ahead, issued * 1000 - Date.now());
}

/** How long a token still holds, in seconds. One that does not say holds for ever. */
export function secondsLeft(token: string): number {
  const claims = readClaims(token);
  return claims ? claims.exp - (Date.now() + ahead) / 1000 : Infinity;
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
