import type { Outcome } from './port.ts';
import { orderNumbersIn } from './entities.ts';
import { courtesy } from './flows/courtesies.ts';
import { answerAboutDiscounts } from './flows/discounts.ts';
import { asksInGeneral, asksOfOrder, explain, serveWithPolicy } from './flows/general.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf, sourceOf, describe } from './flows/knowledge.ts';
import { orderIntents } from './flows/order-intents.ts';
import { reasonOfReturn } from './flows/actions/returning.ts';
import { changesSomething, serveOrder } from './flows/orders.ts';
import { serveShopping } from './skills/shopping/index.ts';
import { isProductIntent } from './skills/shopping/plan.ts';
import { findRule, type Rule } from './flows/rules.ts';
import type { Intent } from './intents.ts';
import { anywhere } from './nlu/pattern.ts';
import { compose, inOneLine } from './speech.ts';
import { askBack, handOff, type DialogueContext } from './dialogue.ts';
import type { DetectedIntent } from './classify.ts';

/** Intents that go to the team when the shop's pages don't answer them. */
const handoffIntents: ReadonlySet<Intent> = new Set([
  'edit_account',
  'switch_account',
  'set_shipping_address',
  'payment_issue',
  'registration_problems',
  'recover_password',
  'newsletter_subscription',
  'review',
  'get_invoice',
  'check_invoice',
]);

/** Fulfills an intent without checking its likelihood. */
export async function serve(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { intent } = detected;
  const courtesyOutcome = courtesy(dialogue, intent);
  if (courtesyOutcome) return courtesyOutcome;
  if (isProductIntent(intent) && (intent !== 'place_order' || !detected.question)) {
    const outcome = await serveShopping(dialogue, detected);
    if (outcome) return outcome;
  }
  if (intent === 'complaint') return handleComplaint(dialogue, detected);
  if (intent === 'delete_account') return closeAccount(dialogue, detected);
  if (intent === 'contact_customer_service') return answerContact(dialogue, detected);
  if (intent === 'delivery_period' && asksOfOrder(dialogue)) return serveOrder(dialogue, { ...detected, intent: 'track_order' });
  const isOfOne = orderNumbersIn(dialogue.nlu.text).length > 0;
  if (orderIntents.has(intent) || (changesSomething(detected) && (!detected.question || isOfOne)))
    return asksInGeneral(dialogue, detected) ? explain(dialogue, detected) : serveWithPolicy(dialogue, detected);
  if (intent === 'discount_question') return answerAboutDiscounts(dialogue, detected);
  const found = handoffIntents.has(intent) ? await findKnowledge(dialogue, detected, questionOf(dialogue, detected)) : undefined;
  if (found) return answerFound(dialogue, detected, found);
  if (changesSomething(detected)) return serveOrder(dialogue, detected);
  if (handoffIntents.has(intent))
    return handOff(dialogue, 'unsupported_request', detected, { text: dialogue.say.handoffIntent(dialogue.say.intentName[intent]) });
  return answerFromKnowledge(dialogue, detected);
}

/** Hands off, with what the shop's pages say to do first ("send us a picture"). */
async function handleComplaint(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const isKnown = !dialogue.nlu.angry && ['damaged', 'wrong_item'].includes(reasonOfReturn(dialogue.nlu.text));
  const found = isKnown ? await findKnowledge(dialogue, detected, questionOf(dialogue, detected)) : undefined;
  const { say } = dialogue;
  return handOff(
    dialogue,
    'negative_sentiment',
    detected,
    found?.whole ? { text: compose(say.handoff.negative_sentiment, describe(dialogue, found)), sources: [sourceOf(found)] } : {},
  );
}

const closing: Rule = {
  query: {
    en: 'close or delete an account, open orders first',
    de: 'Konto schließen oder löschen, offene Bestellungen zuerst',
    fr: 'fermer ou supprimer un compte, commandes en cours',
    es: 'cerrar o eliminar una cuenta, pedidos abiertos',
    pt: 'fechar ou apagar uma conta, encomendas em aberto',
    nl: 'account sluiten of verwijderen, open bestellingen eerst',
    it: 'chiudere o eliminare un account, ordini aperti',
  },
  about: [
    anywhere('accounts?, konto, compte, cuenta, conta'),
    anywhere(
      'clos\\w+, delet\\w+, losch\\w*, schliess\\w*, supprim\\w+, ferm\\w+, elimin\\w+, borr\\w+, cerr\\w+, apag\\w+, fech\\w+, verwijder\\w*',
    ),
  ],
  quotes: (sentence) =>
    /(?<!\p{L})(?:open orders?|orders|clos\w+|delet\w+|offene bestell\w*|losch\w*|commandes? en cours|supprim\w+|pedidos|elimin\w+|encomendas|apag\w+|bestellingen|verwijder\w*)(?!\p{L})/u.test(
      sentence,
    ),
};

/** Closing an account cancels nothing: what the pages say of it, open orders included, and a person. */
async function closeAccount(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findRule(dialogue, closing);
  return handOff(dialogue, 'unsupported_request', detected, {
    text: compose(found && describe(dialogue, found), dialogue.say.handoffIntent(dialogue.say.intentName.delete_account)),
    sources: found ? [sourceOf(found)] : [],
  });
}

async function answerContact(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  if (found) return answerFound(dialogue, detected, found);
  return askBack(dialogue, {
    text: dialogue.say.offerPersonHere,
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: { awaiting: 'person' },
  });
}
