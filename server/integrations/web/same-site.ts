/** Whether two addresses are of one site: one host, or one below the other, as `www.shop.example` is below `shop.example`. */
export function isSameSite(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (!/^https?:$/.test(b.protocol) || b.username !== '' || b.password !== '') return false;
  if (a.host === b.host) return true;
  const [short, long] = [a.hostname, b.hostname].sort((x, y) => x.length - y.length) as [string, string];
  // A port of its own is a server of its own.
  return a.port === '' && b.port === '' && (short === long || (short.includes('.') && long.endsWith(`.${short}`)));
}
