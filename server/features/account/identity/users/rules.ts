const startsWith = (bytes: Uint8Array, signature: string, at = 0) =>
  [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** What a picture is by its first bytes, whatever its name says; undefined when it is none we take. SVG is never taken: it may carry scripts. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

type Sign = readonly [RegExp, string];
// The first that fits wins: most browsers also claim to be those below them.
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

/** A user agent as a person would say it: `Firefox on Linux`; a program by its own name. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w .-]{1,40}(?=\/|$)/.exec(userAgent.trim())?.[0].trim() ?? 'Unknown device';
}
