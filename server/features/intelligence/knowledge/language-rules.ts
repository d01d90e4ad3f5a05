import { type Language, languages } from '@parley/contract/intents';

/** Function words typical of one language. */
const typical: Record<Language, ReadonlySet<string>> = {
  en: words('the and of to is you that for with your be this have from or are not we our can will if by an on it as at'),
  es: words('el los las una que del para con por su es se como más pedido y lo sus nuestro tu puede si en'),
  fr: words('le les des une est et vous votre nous pour dans avec du au pas que ce sur ou par qui être en aux'),
  de: words('der die das und ist nicht mit für sie wir ein eine von zu den dem auf werden ihre sich bei oder im'),
  pt: words('o os uma não para com você seu sua do da dos das em são nós é ao pela pelo mais no na'),
  nl: words('de het een en is niet met voor je jij wij we van zijn aan op te dat die dit naar bij ook uw jouw onze wordt kun hebben om'),
  it: words('il lo gli i di che è e per con non una del della dei delle il tuo sono al alla nel più come si ti o anche puoi'),
};
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The language of a longer text by its function words, from its beginning; `otherwise` if they don't tell. */
export function languageOf(text: string, otherwise: Language = 'en'): Language {
  const found =
    text
      .slice(0, 6_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = languages.map((language) => ({ language, count: found.filter((word) => typical[language].has(word)).length }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first && first.count >= 2 && first.count > (second?.count ?? 0) ? first.language : otherwise;
}

/** A page's declared language, if the AI supports it: 'pt-BR' → 'pt'. */
export const knownLanguage = (named: string | null): Language | undefined =>
  languages.find((language) => named?.slice(0, 2).toLowerCase() === language);
