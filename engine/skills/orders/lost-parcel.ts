import { answerWith } from '../../dialogue.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { findRule } from '../../flows/rules.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { expected, type Skill } from '../skill.ts';

const lost = anywhere(`
  lost, goes missing, went missing, disappear\\w*, never (?:arrives|turns up|shows up), perdue?s?, egaree?s?, perdid[oa]s?, perd(?:e|ier)\\w*, extravi\\w+, verloren, verschwund\\w+, verloren ?geh\\w*, kwijt, zoek(?: is| raakt)?, perso, smarrit\\w+`);
const whatThen = anywhere(`
  what happens, what (?:do|will|would) you do, policy, refund\\w*, money back, resend, sen[dt] (?:\\S+ )?again, replace\\w*, another one, que pasa, reembols\\w+, reenvi\\w+, volv\\w+ a enviar, que se passe, rembours\\w+, renvoy\\w+, renvoi, was (?:passiert|dann), erstatt\\w*, geld zuruck, ersatz, neu (?:verschickt|geschickt|versendet), noch ?mal, o que acontece, reembols\\w+, wat (?:gebeurt|dan), che succede, rimbors\\w+`);
const says = anywhere(`
  lost, verloren\\w*, verlust, perdue?s?, perdid[oa]s?, extravi\\w+, kwijt`);
const sendsOrRefunds = anywhere(`
  sent again, resent, refunded, replaced, erstattet, erneut, noch einmal, ersetz\\w*, neu verschickt, rembours\\w+, renvoy\\w+, reembols\\w+, volv\\w+ a enviar, reenvi\\w+, terugbetaald, opnieuw`);

/** Whether a text asks what happens with a lost parcel. */
export function asksOfLost(text: string): boolean {
  const words = normalizeText(text);
  return lost.test(words) && whatThen.test(words);
}

/** "And if it is lost, do I get my money back?": what the shop does then, not the state of an order. */
export const lostParcel: Skill = async (scene) => {
  const { nlu, memory, message } = scene;
  const asks = message.form !== null || nlu.text.includes('?');
  if (memory.action || !asks || !asksOfLost(nlu.text)) return [];
  const rule = await findRule(scene, {
    query: {
      en: 'parcel that stays lost is sent again or refunded',
      de: 'verlorenes Paket wird erneut verschickt oder erstattet',
      fr: 'colis perdu renvoyé ou remboursé',
      es: 'paquete perdido, se vuelve a enviar o se reembolsa',
      pt: 'encomenda perdida, reenviada ou reembolsada',
    },
    about: [says],
    quotes: (sentence) => says.test(sentence) && sendsOrRefunds.test(sentence),
  });
  if (!rule) return [];
  return [
    expected(
      'lost_parcel',
      () =>
        answerWith(scene, {
          text: describe(scene, rule),
          sources: [articleSource(rule)],
          confidence: 0.9,
          intent: 'track_order',
          remember: { slots: scene.slots, about: memory.about },
        }),
      0.985,
    ),
  ];
};
