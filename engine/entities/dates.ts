import type { Mention } from './mention.ts';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|januar|februar|m[äa]rz|juni|juli|oktober|dezember|janeiro|fevereiro|mar[çc]o|maio|junho|julho|setembro|outubro|novembro|dezembro';
const clearMonths = months
  .replace('|march|', '|')
  .replace('|may|', '|')
  .replace('|mars|', '|')
  .replace('|mar|', '|')
  .replace('|apr|', '|')
  .replace('|mai|', '|')
  .replace('|dec|', '|')
  .replace('|jan|', '|');
const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|segunda-feira|ter[çc]a-feira|quarta-feira|quinta-feira|sexta-feira';
const patterns = [
  /(?<![\d/.-])\d{4}-\d{2}-\d{2}(?![\d-])/g,
  /(?<![\d/.-])\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d/])/g,
  /(?<![\d/.$€£-])\d{1,2}\/\d{1,2}(?![\d/])/g,
  new RegExp(
    String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th|\.|º|er)?\s(?:of\s|de\s)?(?:${months})(?!\p{L})(?:,?\s(?:de\s|of\s)?\d{4}(?!\d))?`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${months})\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d:%])(?:,?\s\d{4}(?!\d))?`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:in|since|on|last|next|this|of|en|im|em|depuis|seit|desde|until|by|before|after)\s)(${months})(?!\p{L})(?:\s\d{4}(?!\d))?`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${clearMonths})(?!\p{L})(?:\s\d{4}(?!\d))?`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:last|next|this|coming|letzten|n[äa]chsten|kommenden|el|pr[óo]ximo|pasado|este)\s)?(?:${days})(?!\p{L})(?:\s(?:pasado|prochain|dernier|que vem|passado))?`,
    'giu',
  ),
  /(?<!\p{L})(?:the day before yesterday|the day after tomorrow|yesterday|tomorrow|today|tonight|last (?:week|month|year|night)|next (?:week|month)|(?:\d{1,3}|a|an|one|two|three|four|five|six|seven|ten|few|couple of) (?:days?|weeks?|months?|years?) ago|ayer|anteayer|pasado ma[ñn]ana|hoy|la semana (?:pasada|que viene)|el mes pasado|hace (?:\d{1,3}|un|una|dos|tres) (?:d[íi]as?|semanas?|mes(?:es)?)|hier(?! (?:ist|spricht|sind|mein|meine|kommt|steht|bei))|avant-hier|demain|aujourd'hui|la semaine (?:derni[èe]re|prochaine)|le mois dernier|il y a (?:\d{1,3}|un|une|deux|trois) (?:jours?|semaines?|mois)|gestern|vorgestern|heute|[üu]bermorgen|letzte woche|n[äa]chste woche|letzten monat|vor (?:\d{1,3}|einer?|einem|zwei|drei) (?:tag(?:en)?|wochen?|monat(?:en)?)|ontem|anteontem|hoje|amanh[ãa]|semana passada|m[êe]s passado|h[áa] (?:\d{1,3}|um|uma|dois|duas|tr[êe]s) (?:dias?|semanas?|m[êe]s(?:es)?))(?!\p{L})/giu,
];

/** Dates, months and relative days, as written. */
export function dateMentions(text: string): Mention<'dates'>[] {
  const found: Mention<'dates'>[] = [];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const value =
        match[1] && /^\p{L}+\s/u.test(match[0]) && !/^(?:last|next|this)/i.test(match[0]) ? match[0].replace(/^\S+\s/, '') : match[0];
      const start = match.index + match[0].length - value.length;
      const end = start + value.length;
      if (found.some((other) => other.start < end && start < other.end) || !isDay(value)) continue;
      found.push({ kind: 'dates', value, start, end });
    }
  // "hier" means "yesterday" in French and "here" in German.
  return found
    .filter(({ value }) => value.toLowerCase() !== 'hier' || /(?<!\p{L})(?:j'|je|le|la|mon|ma|commande|command[ée])/iu.test(text))
    .toSorted((a, b) => a.start - b.start);
}

function isDay(value: string) {
  const parts = /^(\d{1,2})[/.](\d{1,2})/.exec(value);
  return (
    !parts ||
    (Number(parts[1]) <= 31 &&
      Number(parts[2]) <= 31 &&
      (Number(parts[1]) <= 12 || Number(parts[2]) <= 12) &&
      Number(parts[1]) * Number(parts[2]) > 0)
  );
}
