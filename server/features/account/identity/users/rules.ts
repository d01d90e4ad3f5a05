const startsWith = (bytes: Uint8Array, signature: string, at = 0) =>
  [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/**
 * The image type by its first bytes, regardless of its name; undefined for unsupported types. SVG is not accepted, because it can contain
 * scripts.
 */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

type Sign = readonly [RegExp, string];
// The first match wins, because most browsers also claim to be the ones below them.
const browsers: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const nameIn = (signs: readonly Sign[], text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** A readable name for a user agent: `Firefox on Linux`, or a program's own name. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w .-]{1,40}(?=\/|$)/.exec(userAgent.trim())?.[0].trim() ?? 'Unknown device';
}
