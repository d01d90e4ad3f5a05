/** Why an address that a person typed cannot be read as a site; undefined when nothing speaks against it. Where its name leads is seen when it is read. */
export function refusalOf(address: string, { allowPrivate }: { allowPrivate: boolean }): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'Use an address such as https://shop.example/help.';
  if (url.username !== '' || url.password !== '') return 'Leave out the name and the password: only pages that everybody can see are read.';
  if (allowPrivate) return undefined;
  const host = url.hostname.replace(/\.$/, '');
  if (/^\[|^[\d.]+$/.test(host)) return 'Use the name of the site instead of a number.';
  if (!host.includes('.') || /\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa|onion)$/.test(host))
    return 'This name leads to a private network. Use an address that everybody can open.';
  return undefined;
}

/** What only says where a visitor came from. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref|sessionid|phpsessid|sid)$/i;
const longestAddress = 500;

/** One way to write an address; undefined for what is none, or too long to be one of a page. A host has one protocol: that of `root`. */
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

/** Whether an address is on the host of `root`, at its path or below it. A root that names a file stands for its folder. */
export function isBelow(root: string, address: string): boolean {
  const [home, url] = [new URL(root), new URL(address)];
  if (home.host !== url.host || url.username !== '') return false;
  const last = home.pathname.split('/').at(-1) ?? '';
  const folder = last.includes('.') ? home.pathname.slice(0, -last.length) : home.pathname;
  const base = folder.endsWith('/') ? folder : `${folder}/`;
  return url.pathname === folder || url.pathname.startsWith(base);
}

/** Sites answer `/a` by leading to `/a/` and name `/a` as canonical, or the other way round: following both would end in neither. */
export const isSameButSlash = (one: string, other: string) => {
  const [a, b] = [new URL(one), new URL(other)];
  const bare = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
  return bare(a) === bare(b);
};

/** Links to what has no text to read are not worth a request. */
const noPage =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|tgz|rar|7z|exe|dmg|apk|css|m?js|json|xml|rss|atom|woff2?|ttf|eot|ics|vcf|csv|xlsx?|pptx?|docx?)$/i;

/** The links of a page that are read as well, each once. */
export const worthReading = (links: readonly string[], root: string): string[] => [
  ...new Set(
    links.flatMap((link) => {
      const address = normal(link, root);
      return address !== undefined && isBelow(root, address) && !noPage.test(new URL(address).pathname) ? [address] : [];
    }),
  ),
];

/** What goes into a list of pages that were left out. */
export const mostSkipped = 100;
