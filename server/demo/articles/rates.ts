// The table of delivery times and costs as text, from the figures that orders are charged with.
import { countries, deliveries, type Country } from '../shipping.ts';
import { amount } from '../money.ts';

type Tongue = {
  names: Record<Country, string>;
  line: (name: string, days: string, cost: string, free: string) => string;
  decimal: ',' | '.';
};

const tongues: Record<string, Tongue> = {
  en: {
    names: { NL: 'The Netherlands', BE: 'Belgium', DE: 'Germany', FR: 'France', ES: 'Spain', PT: 'Portugal', GB: 'United Kingdom' },
    decimal: '.',
    line: (name, days, cost, free) =>
      `${name}: ${days === '1' ? '1 working day' : `${days} working days`}, €${cost}, free of charge from €${free}.`,
  },
  de: {
    names: {
      NL: 'Niederlande',
      BE: 'Belgien',
      DE: 'Deutschland',
      FR: 'Frankreich',
      ES: 'Spanien',
      PT: 'Portugal',
      GB: 'Vereinigtes Königreich',
    },
    decimal: ',',
    line: (name, days, cost, free) =>
      `${name}: ${days === '1' ? '1 Werktag' : `${days} Werktage`}, ${cost} €, ab ${free} € versandkostenfrei.`,
  },
  fr: {
    names: { NL: 'Pays-Bas', BE: 'Belgique', DE: 'Allemagne', FR: 'France', ES: 'Espagne', PT: 'Portugal', GB: 'Royaume-Uni' },
    decimal: ',',
    line: (name, days, cost, free) =>
      `${name} : ${days === '1' ? '1 jour ouvré' : `${days} jours ouvrés`}, ${cost} €, offert dès ${free} €.`,
  },
  es: {
    names: { NL: 'Países Bajos', BE: 'Bélgica', DE: 'Alemania', FR: 'Francia', ES: 'España', PT: 'Portugal', GB: 'Reino Unido' },
    decimal: ',',
    line: (name, days, cost, free) =>
      `${name}: ${days === '1' ? '1 día laborable' : `${days} días laborables`}, ${cost} €, gratis a partir de ${free} €.`,
  },
  pt: {
    names: { NL: 'Países Baixos', BE: 'Bélgica', DE: 'Alemanha', FR: 'França', ES: 'Espanha', PT: 'Portugal', GB: 'Reino Unido' },
    decimal: ',',
    line: (name, days, cost, free) =>
      `${name}: ${days === '1' ? '1 dia útil' : `${days} dias úteis`}, ${cost} €, grátis a partir de ${free} €.`,
  },
};

/** One line per country, in a language the shop has articles in. */
export function rates(language: string): string {
  const tongue = tongues[language];
  if (!tongue) throw new Error(`No delivery table in ${language}.`);
  return countries
    .map((country) => {
      const { days, cost, freeFrom } = deliveries[country];
      const range = days[0] === days[1] ? String(days[0]) : days.join('-');
      return tongue.line(tongue.names[country], range, amount(cost).replace('.', tongue.decimal), String(freeFrom / 100));
    })
    .join('\n');
}

/** A country's name as the table writes it in this language. */
export const countryName = (country: Country, language: string): string => tongues[language]?.names[country] ?? deliveries[country].name;
