import type { DetectedIntent } from '../classify.ts';
import { answerWith, type DialogueContext } from '../dialogue.ts';
import { describe, sourceOf as articleSource } from '../flows/knowledge.ts';
import { findRule, type Rule } from '../flows/rules.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import type { Intent } from '../intents.ts';
import type { Outcome } from '../port.ts';

/** What the shop's pages say of what a customer asks to do later: nothing is done here, but the rule may be read. */
export async function ruleFor(scene: DialogueContext, lead: DetectedIntent | undefined): Promise<Outcome | undefined> {
  const { say, briefing, nlu } = scene;
  if (!lead || !ruled.has(lead.intent) || lead.likelihood < 0.5 || !may.test(normalizeText(nlu.text))) return undefined;
  const rule = await findRule(scene, lead.intent === 'exchange_item' ? exchanging : returning);
  const last = briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  if (!rule || last.includes(rule.text)) return undefined;
  return answerWith(scene, {
    text: describe(scene, rule).replace(say.offerPersonHere, '').trim(),
    sources: [articleSource(rule)],
    confidence: 0.8,
    intent: lead.intent,
    remember: { awaiting: null, problem: scene.memory.problem },
  });
}
/** "Could I keep one and send three back?" */
const may = anywhere(`
  (?:can|could|may|might) (?:i|we), (?:am i|are we) (?:allowed|able), is it possible, (?:kann|konnte|darf|durfte|konnen|durfen) (?:ich|wir|man), (?:puedo|podria|podemos|se puede), (?:puis je|je peux|pourrais je|peut on|on peut), (?:posso|poderia|podemos|da para), (?:kan|mag|zou) ik, kunnen we, (?:posso|potrei|possiamo|si puo)`);
const ruled: ReadonlySet<Intent> = new Set(['return_item', 'exchange_item', 'get_refund', 'check_refund_policy']);

const back = anywhere(
  'returns?, returned, send (?:\\S+ )?back, sent back, ruckgabe\\w*, zuruck\\w*, retoure\\w*, retours?, retourn\\w+, renvoy\\w+, devol\\w+, devuel\\w+, retour\\w*, terug\\w*, res[io], restitu\\w+',
);
const terms = anywhere(
  'days?, delivered, deadline, unused, opened, tage?n?, unbenutzt\\w*, geliefert, geoffnet\\w*, jours, livraison, servi, dias?, entrega\\w*, usar, uso, dagen, bezorg\\w*, giorni, consegn\\w+',
);
const returning: Rule = {
  query: {
    en: 'returns: send back within days of delivery if unused',
    de: 'Rückgabe: innerhalb von Tagen nach der Lieferung unbenutzt zurückschicken',
    fr: 'retours: renvoyer dans les jours après la livraison, non utilisé',
    es: 'devoluciones: devolver en los días después de la entrega, sin usar',
    pt: 'devoluções: devolver nos dias depois da entrega, sem uso',
    nl: 'retourneren binnen dagen na levering, ongebruikt',
    it: 'resi entro giorni dalla consegna, non usato',
  },
  topic: 'return_item',
  about: [back],
  quotes: (sentence) => back.test(sentence) && terms.test(sentence),
};
const swap = anywhere('exchang\\w*, umtausch\\w*, umgetauscht, echang\\w+, cambi\\w+, troc\\w+, ruil\\w*, geruild, cambi\\w*');
const exchanging: Rule = {
  query: {
    en: 'exchange of a size or colour within days of delivery',
    de: 'Umtausch von Größe oder Farbe innerhalb von Tagen',
    fr: 'échange de taille ou de couleur dans les jours',
    es: 'cambio de talla o color en los días',
    pt: 'troca de tamanho ou cor nos dias',
  },
  topic: 'exchange_item',
  about: [swap],
  quotes: (sentence) => swap.test(sentence),
};
