import { countryCodes } from '@parley/contract/countries';
import { languages } from '@parley/contract/intents';
import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';

test.each([
  ['NL', ['NL', 'nl', ' Netherlands ', 'The Netherlands', 'Netherlands, The', 'Nederland', 'NLD', 'nld', 'Holland', 'Niederlande']],
  ['NL', ['Die Niederlande', 'Pays-Bas', 'pays bas', 'Les Pays-Bas', 'Países Bajos', 'Paises Baixos', 'PAESI BASSI']],
  ['US', ['USA', 'U.S.A.', 'United States of America', 'États-Unis', 'Vereinigte Staaten', 'EE. UU.', 'De Verenigde Staten']],
  ['GB', ['UK', 'gbr', 'Great Britain', 'England', 'Großbritannien', 'Grossbritannien', 'Reino Unido', 'Regno Unito']],
  ['KR', ['Korea, Republic of', 'Republic of Korea', 'South Korea', 'KOR']],
  ['CD', ['Congo, the Democratic Republic of the', 'Congo (Democratic Republic of the)']],
  ['SE', ['Sverige', 'Schweden']],
  ['AT', ['Österreich', 'Oesterreich', 'AUT']],
  ['AU', ['Australia', 'AUS']],
  ['CI', ['Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast']],
  ['GR', ['Ελλάδα', 'Griekenland']],
  ['NE', ['Niger']],
  ['NG', ['Nigeria']],
  ['', ['', '  ']],
  [undefined, ['Narnia', 'Amsterdam', 'EU', 'ZZ', 'XX', 'ABC', 'Los Angeles', '-', 'N', 'constructor']],
] as const)('%s is what %j say', (code, texts) => expect(texts.map(countryOf)).toEqual(texts.map(() => code)));

test('each country is known by its name in each language, and no two share one', () => {
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes) expect([language, countryOf(names.of(code) ?? '')]).toEqual([language, code]);
  }
});
