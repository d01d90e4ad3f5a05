/** Why a typed address can't be a site; undefined if it can. Where its host name points is checked when it is read. */
export function refusalOf(address: string, { allowPrivate }: { allowPrivate: boolean }): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'Enter an address such as https://shop.example/help.';
  if (url.username !== '' || url.password !== '') return 'Remove the username and password from the URL. We read only public pages.';
  if (allowPrivate) return undefined;
  const host = url.hostname.replace(/\.$/, '');
  if (/^\[|^[\d.]+$/.test(host)) return 'Enter the site’s domain name instead of an IP address.';
  if (!host.includes('.') || /\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa|onion)$/.test(host))
    return 'This URL leads to a private network. Enter a public one.';
  return undefined;
}

/** Query parameters for tracking only. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref|sessionid|phpsessid|sid)$/i;
const longestAddress = 500;

/** Normalizes an address; undefined if it is invalid or too long. A host has one protocol: that of `root`. */
export function normal(address: string, root?: string): string | undefined {
  if (!URL.canParse(address, root)) return undefined;
  const url = new URL(address, root);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  const home = root === undefined ? undefined : new URL(root);
  if (home && home.hostname === url.hostname && home.port === '' && url.port === '') url.protocol = home.protocol;
  return url.href.length <= longestAddress ? url.href : undefined;
}

/** Whether an address is on the host of `root`, at or below its path. A root that names a file means its folder. */
export function isBelow(root: string, address: string): boolean {
  const [home, url] = [new URL(root), new URL(address)];
  if (home.host !== url.host || url.username !== '') return false;
  const last = home.pathname.split('/').at(-1) ?? '';
  const folder = last.includes('.') ? home.pathname.slice(0, -last.length) : home.pathname;
  const base = folder.endsWith('/') ? folder : `${folder}/`;
  return url.pathname === folder || url.pathname.startsWith(base);
}

/** Sites redirect `/a` to `/a/` and name `/a` as canonical, or the reverse; following both would loop. */
export const isSameButSlash = (one: string, other: string) => {
  const [a, b] = [new URL(one), new URL(other)];
  const bare = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
  return bare(a) === bare(b);
};

/** Skips links to files without readable text. */
const noPage =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|tgz|rar|7z|exe|dmg|apk|css|m?js|json|xml|rss|atom|woff2?|ttf|eot|ics|vcf|csv|xlsx?|pptx?|docx?)$/i;

/** The unique links of a page that should be read. */
export const worthReading = (links: readonly string[], root: string): string[] => [
  ...new Set(
    links.flatMap((link) => {
      const address = normal(link, root);
      return address !== undefined && isBelow(root, address) && !noPage.test(new URL(address).pathname) ? [address] : [];
    }),
  ),
];

/** Maximum entries in the list of skipped pages. */
export const mostSkipped = 100;
