import { extractEntities } from '../../entities.ts';
import { plain } from '../../words.ts';

/** What something may cost, in cents; `about`: what the customer has in mind, a little more is fine. */
export type Limits = { max: number | null; min: number | null; about: number | null };

const most =
  /(?:under|below|less than|up to|at most|max(?:imum|imal|\.)?|no more than|not more than|tops|budget(?: of| is| ist| de)?|within|limit|menos de|por debajo de|hasta|moins de|jusqu a|unter|bis(?: zu)?|hochstens|nicht mehr als|weniger als|ate|abaixo de|no maximo|por menos de|pas plus de)\s*(?:of |is |ist |de |a )?(?:€|\$|£|eur|usd)?\s*$/;
const mostAfter =
  /^\s*(?:€|\$|£|eur(?:os?)?|usd|dollars?|bucks)?\s*(?:is |are |ist |es |est |e )?(?:(?:the|my|das|mein|el|mi|le|mon|o|meu|grand|absolute|absolut\w*)\s)*(?:max\w*|limit\w*|at most|tops|or less|hochstens|budget|como mucho|no mas|au plus|maxi|no maximo|or under|o menos|ou moins|ou menos|oder weniger|of minder|o meno|(?:gehen|geht|ginge\w*)(?: auch| noch)?|(?:would be |be )?(?:ok|okay|fine|alright)\b|works|va bien|esta bien|ca va|tudo bem|va bene)/;
const around =
  /(?:around|about|roughly|approx\w*|circa|ca\.?|environ|autour de|dans les|unos|alrededor de|sobre los|cerca de|(?:so )?um die|ungefahr|etwa|rund|por volta de|a volta de|uns|aproximadamente|ongeveer|rond de)\s*(?:€|\$|£|eur|usd)?\s*$/;
const least =
  /(?:over|above|more than|at least|from|mehr als|mindestens|ab|mas de|al menos|plus de|au moins|mais de|pelo menos)\s*(?:€|\$|£|eur|usd)?\s*$/;
const money =
  /(?:€|\$|£)\s?(\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}(?:[.,]\d{1,2})?)\s?(?:€|\$|£|eur(?:os?)?\b|usd\b|dollars?\b|bucks\b|quid\b)/g;
/** A number of anything else, "60 cm", "5 people", is no price; "70 is my limit" is one. */
const bare =
  /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,2})?)(?![\d.,]*\d|\s?[%°"²]|\p{L}|\s(?!(?:is|are|max\w*|tops|limit|at most|or|if|for my|for her|for him|please|pls|though|then|would|works|ist|gehen|geht|ginge\w*|hochstens|fur|oder|bitte|es|como mucho|o|para|por favor|est|au plus|maxi|ou|pour|svp|ca|va|tudo|no maximo|e|of|voor|per)(?!\p{L}))\p{L})/gu;

/** "Under 50", "20 euros is the absolute max", "bis 40 €": the price limits of a text. */
export function limitsIn(text: string): Limits {
  const said = plain(text);
  const limits: Limits = { max: null, min: null, about: null };
  const take = (value: string, start: number, end: number, isMoney: boolean) => {
    const [before, after] = [said.slice(Math.max(0, start - 40), start), said.slice(end, end + 40)];
    const cents = centsOf(value);
    if (around.test(before)) setAbout(limits, cents);
    else if (most.test(before) || mostAfter.test(after)) limits.max = limits.about === null ? (limits.max ?? cents) : cents;
    else if (isMoney && least.test(before)) limits.min ??= cents;
    else if (isMoney && budget.test(said)) limits.max ??= cents;
  };
  for (const [, from, to] of said.matchAll(range)) {
    limits.max ??= centsOf(to);
    limits.about ??= (centsOf(from) + centsOf(to)) / 2;
  }
  for (const [, value] of said.matchAll(roughly)) setAbout(limits, centsOf(value));
  for (const match of said.matchAll(money)) take(match[1] ?? match[2] ?? '', match.index, match.index + match[0].length, true);
  if (limits.max === null) for (const match of said.matchAll(bare)) take(match[1] ?? '', match.index, match.index + match[0].length, false);
  if (limits.max === null && underNumber.test(said)) limits.max = amountIn(text);
  return limits;
}
const range =
  /(?<![\d.,-])(\d{1,5})\s?(?:€|eur(?:os?)?)?\s?(?:-|–|to|bis|a|y|et|e|ou|oder|or)\s?(\d{1,5})\s?(?:€|\$|£|eur(?:os?)?\b|usd\b|dollars?\b|bucks\b|quid\b)/g;
/** "20ish". */
const roughly = /(?<![\d.,])(\d{1,5})[\s-]?ish\b/g;
const centsOf = (value: string | undefined) => Math.round(Number((value ?? '').replace(',', '.')) * 100);
/** A tenth more is still around it. */
function setAbout(limits: Limits, cents: number) {
  limits.about ??= cents;
  limits.max ??= Math.round(cents * 1.1);
}
const budget = /\b(?:budget|spend|ausgeben|gastar|depenser|presupuesto|orcamento|have (?:about|around|only)|im rahmen)\b/;
const underNumber = /\b(?:under|below|less than|unter|menos de|moins de|hasta)\s\p{L}+\s(?:euros?|dollars?|bucks)\b/u;
const amountIn = (text: string) => {
  const [amount] = extractEntities(text).amounts;
  return amount === undefined ? null : Math.round(amount.value * 100);
};

const prices = new RegExp(`${range.source}|${money.source}`, 'gi');
/** A text without its prices: they describe no product. */
export const withoutPrices = (text: string) => text.replace(prices, ' ');
