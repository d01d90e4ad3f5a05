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
  'shop, store, counter, come (?:by|in|over), visit, open, laden, geschaft, theke, abholschalter, vorbeikommen, tienda, mostrador, magasin, boutique, passer, loja, balcao, winkel, balie, langskomen, negozio, banco',
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
].map(anywhere);
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
  const at = visits.test(words) && !answers.test(words) ? 'shop' : undefined;
  const conflicting = ofDay.find(({ conflict, name }) => conflict && name !== 'team');
  const fact = conflicting ?? ofDay.find(({ name }) => name === at) ?? ofDay[0];
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
