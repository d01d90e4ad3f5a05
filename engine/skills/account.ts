import { askBack, type DialogueContext } from '../dialogue.ts';
import { serve } from '../fulfillment.ts';
import type { Intent } from '../intents.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { expected, type Skill } from './skill.ts';

// Readings that do harm when confused: ending a subscription, an account or an order; the address of an account or its email address.

/** Verbs that end something without saying what. */
const ends = anywhere(`
  kundig\\w*, gekundigt, kundigung, abmelden, austreten, resili\\w+, me desinscrire, dar(?:me|se)? de baja, darme de baja, rescindir, desinscrever\\w*, rescindir, opzeg\\w*, opgezegd, afmelden, disdire, disdetta, terminate, unsubscribe, opt out, sign me off, end (?:my|this|the) (?:membership|subscription|contract)`);
const account = anywhere('account, profile, profil, konto, kundenkonto, benutzerkonto, cuenta, perfil, compte, conta, profilo, acount');
const newsletter = anywhere(
  'newsletter\\w*, mailing list, e ?mails?, mails, werbe\\w*, werbung, rundmail\\w*, boletin\\w*, correos, publicidad, infolettre, lettre d information, pubs?, boletim, publicidade, nieuwsbrief, reclame',
);
const order = anywhere(
  'orders?, parcel, package, delivery, bestellung\\w*, paket, lieferung, pedidos?, paquete, envio, commandes?, colis, encomendas?, bestelling\\w*, pakket, ordine, pacco',
);
const emailAddress = anywhere(`
  e ?mail ?(?:address|adresse|adres)?, mail ?(?:address|adresse|adres), adresse (?:e ?)?mail, adresse electronique, courriel, correo(?: electronico)?, direccion de correo, endereco de e ?mail, indirizzo e ?mail, mail`);
const changes = anywhere(`
  chang\\w+, update, correct, switch, replace, new, cambi\\w+, actualiz\\w+, modif\\w+, nouvelle, ander\\w*, aktualisier\\w*, neue\\w*, mudar, alterar, trocar, novo, wijzig\\w*, veranderen, nieuw, modificare`);

const asDetected = ({ nlu }: DialogueContext, intent: Intent) => ({ intent, likelihood: 0.9, text: nlu.text, question: false });

/** Ends a subscription or an account, not an order; asks which when it isn't said. */
export const ending: Skill = (scene) => {
  const { nlu, memory, verified, say } = scene;
  const words = normalizeText(nlu.text);
  if (memory.action || memory.awaiting === 'intent' || words.split(/\s+/).length > 16 || !ends.test(words)) return [];
  const isAccount = account.test(words);
  const isNewsletter = newsletter.test(words);
  if (isNewsletter && !isAccount) return [expected('newsletter', () => serve(scene, asDetected(scene, 'newsletter_subscription')), 0.95)];
  if (isAccount && !isNewsletter) return [expected('account', () => serve(scene, asDetected(scene, 'delete_account')), 0.95)];
  if (order.test(words)) return [];
  const offered: Intent[] = ['newsletter_subscription', 'delete_account', ...(verified ? (['cancel_order'] as const) : [])];
  return [
    expected(
      'what_to_end',
      () =>
        askBack(scene, {
          text: say.whichIntent(offered.map((one) => say.intentName[one])),
          confidence: 0.8,
          intent: null,
          remember: { awaiting: 'intent', offered },
        }),
      0.95,
    ),
  ];
};

/** The email address of an account is no address to deliver to. */
export const accountEmail: Skill = (scene) => {
  const { nlu, memory } = scene;
  const words = normalizeText(nlu.text);
  const isEmail = emailAddress.test(words) && changes.test(words) && account.test(words);
  return isEmail && !memory.action && memory.awaiting === null
    ? [expected('account_email', () => serve(scene, asDetected(scene, 'edit_account')), 0.95)]
    : [];
};
