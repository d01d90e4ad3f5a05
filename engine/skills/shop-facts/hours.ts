import type { DialogueContext } from '../../dialogue.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Outcome } from '../../port.ts';
import { inOneLine } from '../../speech.ts';
import { factTexts } from '../../texts/fact-texts.ts';
import type { Fact } from '../../tools.ts';
import { inConflict, quoteOrLine, say, type Question } from './say.ts';

// The opening hours of the shop or of the team: of a day, or right now.

const now = anywhere(
  'now, right now, still, at the moment, today, tonight, this (?:morning|afternoon|evening), jetzt, gerade, noch, heute, ahora, hoy, todavia, maintenant, aujourd hui, encore, en ce moment, agora, hoje, ainda, nu, vandaag, nog, adesso, ora, oggi, ancora',
);
const visits = anywhere(
  'shop, store, counter, come (?:by|in|over), visit, open, auf, offen, geoffnet, abris, abren, abiert\\w*, ouvert\\w*, ouvrez, abert\\w*, abrem, apert\\w*, laden, geschaft, theke, abholschalter, vorbeikommen, tienda, mostrador, magasin, boutique, passer, loja, balcao, winkel, balie, langskomen, negozio, banco',
);
const answers = anywhere(
  'answer\\w*, reply, replies, support, phone, call, chat, team, antwort\\w*, telefon\\w*, anrufen, contest\\w+, llamar, telefono, repond\\w*, appeler, telephone, respond\\w*, ligar, telefone, bellen, chiamare',
);
export const days = [
  'mon(?:day)?s?, montags?, lunes, lundi, segunda(?: feira)?, maandag, lunedi',
  'tue(?:s|sday)?s?, dienstags?, martes, mardi, terca(?: feira)?, dinsdag, martedi',
  'wed(?:nesday)?s?, mittwochs?, miercoles, mercredi, quarta(?: feira)?, woensdag, mercoledi',
  'thu(?:rs|rsday)?s?, donnerstags?, jueves, jeudi, quinta(?: feira)?, donderdag, giovedi',
  'fri(?:day)?s?, freitags?, viernes, vendredi, sexta(?: feira)?, vrijdag, venerdi',
  'sat(?:urday)?s?, samstags?, sonnabends?, sabado, samedi, zaterdag, sabato',
  'sun(?:day)?s?, sonntags?, domingo, dimanche, zondag, domenica',
].map((names) =>
  anywhere(
    names
      .split(', ')
      .map((name) => `${name}s?`)
      .join(', '),
  ),
);
export const namesDay = (text: string) => days.some((pattern) => pattern.test(normalizeText(text)));
/** Public holidays; the day before one is an ordinary day. */
const holiday = anywhere(
  'thanksgiving(?: day)?, christmas(?: day)?(?! eve), xmas, boxing day, easter monday, new years? day, labou?r day, independence day, memorial day, (?:public|bank|federal|national) holidays?, holidays, feiertag\\w*, weihnachten, ostermontag, neujahr, festivos?, navidad, ano nuevo, jours? feries?, noel, feriados?, natal, feestdag\\w*, kerst(?:mis)?, eerste kerstdag, tweede kerstdag, festivi, natale, capodanno',
);
export const namesHoliday = (text: string) => holiday.test(normalizeText(text));
export const coversHolidays = ({ text }: Fact) => ofHolidays.test(text);
const ofHolidays = /holiday|feiertag|festivo|férié|feriado|feestdag|festivi/i;
const closed = /closed|geschlossen|fermé|cerrad|fechad|gesloten|chius/i;

/** 1 is Monday. */
const dayIn = (words: string): number | undefined => {
  const at = days.findIndex((pattern) => pattern.test(words));
  return at < 0 ? undefined : at + 1;
};

/** The day of the week and the time of the customer's message, in the shop's time zone. */
function clockOf({ briefing: { turns, shop } }: DialogueContext): { day: number; time: string } | undefined {
  const at = turns.at(-1)?.at;
  if (at === undefined) return undefined;
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: shop.timeZone,
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: dayIn(part('weekday').toLowerCase()) ?? 1, time: `${part('hour')}:${part('minute')}` };
}

/** Whether it is open right now by these hours, and until when; or today's hours. */
function today(scene: DialogueContext, known: readonly Fact[]): string {
  const clock = clockOf(scene);
  const texts = factTexts[scene.replyLanguage];
  if (clock === undefined || known.some(({ hours, conflict }) => hours === null || conflict)) return '';
  const own = known.flatMap(({ hours }) => (hours?.days.includes(clock.day) ? [hours] : []));
  const open = own.find(({ from, to }) => from <= clock.time && clock.time < to);
  if (scene.message.form !== 'yes_no') return own[0] ? texts.today(own[0].from, own[0].to) : texts.closedToday;
  if (open) return texts.openUntil(open.to);
  const later = own.find(({ from }) => clock.time < from);
  return later ? texts.opensToday(later.from, later.to) : texts.closedNow;
}

export function aboutHours(scene: DialogueContext, asked: Question, known: readonly Fact[]): Outcome | Promise<Outcome> | undefined {
  const words = normalizeText(asked.text);
  const day = dayIn(words);
  const ofDay = known.filter(({ hours }) => day === undefined || hours?.days.includes(day));
  const isVisit = visits.test(words) && !answers.test(words) && known.some(({ name }) => name === 'shop');
  const at = isVisit ? 'shop' : undefined;
  const conflicting = ofDay.find(({ conflict, name }) => conflict && name !== 'team');
  if (holiday.test(words)) {
    const own = known.find(({ text, name }) => ofHolidays.test(text) && (at === undefined || name === at));
    if (!own || own.conflict) return undefined;
    return quoteOrLine(scene, asked, { ...own, allowed: closed.test(own.text) ? false : null });
  }
  const onDay = ofDay.find(({ name }) => name === at) ?? (at === undefined ? ofDay[0] : undefined);
  const isTime = /\d/.test(words);
  // "Open on Sundays?": the hours that name no Sunday say no.
  if (day !== undefined && !conflicting && !isTime) {
    const shut = onDay
      ? undefined
      : (known.find(({ name, hours, conflict }) => hours && !conflict && name === at) ??
        known.find(({ hours, conflict }) => hours && !conflict && at === undefined));
    // "On Saturday until one": the sentence names the day, with hours that weren't read.
    const isNamed = shut && days[day - 1]?.test(normalizeText(shut.text)) === true && !closed.test(shut.text);
    if (shut) return quoteOrLine(scene, asked, { ...shut, allowed: isNamed ? null : false });
    if (onDay && !onDay.conflict) return quoteOrLine(scene, asked, { ...onDay, allowed: true });
  }
  const fact = conflicting ?? onDay ?? ofDay[0];
  if (!fact) return undefined;
  if (fact.conflict) return inConflict(scene, fact);
  const isNow = day === undefined && now.test(words);
  const state = isNow
    ? today(
        scene,
        known.filter(({ name }) => name === fact.name),
      )
    : '';
  if (state === '') return quoteOrLine(scene, asked, fact);
  const isReadable = fact.language === scene.replyLanguage;
  return say(scene, asked, { text: inOneLine(state, isReadable && fact.text), brief: state, used: [fact] });
}
