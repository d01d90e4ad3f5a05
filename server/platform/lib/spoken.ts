/** The first wanted language, such as `de-AT`, that `texts` has; English otherwise. */
export function spokenIn<L extends string>(texts: Record<L | 'en', unknown>, ...wanted: (string | null | undefined)[]): L | 'en' {
  for (const one of wanted) {
    const language = one?.slice(0, 2).toLowerCase() ?? '';
    if (Object.hasOwn(texts, language)) return language as L;
  }
  return 'en';
}

/** The languages a browser asks for (RFC 9110, 12.5.4), in the order it names them: browsers name the most wanted first. */
export const wishesIn = (acceptLanguage: string | undefined): string[] => (acceptLanguage ?? '').split(',').map((wish) => wish.trim());
