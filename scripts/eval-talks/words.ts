// The words by which an answer's language and shape are told.
import { plain } from './talk.ts';

/** Frequent words of each language, also those that it shares with others. */
const frequent: Record<string, string> = {
  en: 'the and you your is are it for with this that have we can of to our will what would please sorry they which there from be not how here do want if out a in',
  de: 'der die das und ich sie ihr ihre ist sind nicht mit für ein eine auf wir kann können bitte oder auch dir dich haben werden wird gern zu von dem den im es noch bei nach aus in was war',
  fr: 'le les des et vous votre est nous pour avec une dans pas que qui sur je ce cette peut pouvez êtes sont du au aux à il elle mais voici votre vos notre de la en un d l se par',
  es: 'el los las y usted tu es son con para por una no que del en se puedes puede está están lo le tengo tenemos pero su sus aquí quieres cuál te hay más de la a un e',
  pt: 'o os as e você seu sua é são com para por uma não que do da em se pode está estão posso temos mas aqui quer qual lhe há mais ao nos um encomenda de a no na das dos desde',
  nl: 'de het een en je jouw u uw is zijn niet met voor op we wij kan kunnen graag of ook dat dit van naar hebben wordt er maar die bij nog wil aan hoe ik in was',
  it: 'il gli le e è sono con per una non che del della di in si può puoi lo la abbiamo ma qui vuoi quale ti ci più tuo tua nostro ordine un al da come a o i',
};
const counted = Object.entries(frequent).map(([language, words]) => [language, new Set(words.split(' '))] as const);
const wordsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The language of a text; undefined when it is too short or too mixed to say. */
export function languageOf(text: string): string | undefined {
  const words = wordsOf(text);
  const scores = counted
    .map(([language, known]) => ({ language, score: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || !second || best.score < 4 || second.score > best.score * 0.75) return undefined;
  return best.language;
}
export const knownLanguages: readonly string[] = Object.keys(frequent);

const openingYes =
  /^\W*(yes|yep|yeah|sure|of course|certainly|absolutely|ja\b|klar|natürlich|gerne|selbstverständlich|oui|bien sûr|tout à fait|sí|si\b|claro|por supuesto|sim\b|sì|certo|certamente|zeker|jazeker|uiteraard)/i;
const openingNo =
  /^\W*(no\b|nope|sorry, no|unfortunately|i'm afraid|nein|leider|non\b|malheureusement|lamentablemente|desafortunadamente|não|infelizmente|nee\b|helaas|purtroppo)/i;
const affirms =
  /\b(yes|sure|of course|certainly|absolutely|can|may|could|do|does|is|are|it's|they're|we|you'll|available|in stock|fits?|works?|ja|klar|natürlich|gerne?|kann|können|kannst|ist|sind|passt|vorrätig|verfügbar|lieferbar|oui|bien sûr|peut|pouvez|peux|est|sont|disponible|sí|claro|puede|puedes|es|hay|tenemos|sim|pode|podes|é|há|temos|sì|certo|può|puoi|è|abbiamo|zeker|kan|kun|kunt|hebben|leverbaar)(?![\p{L}])/iu;
const denies =
  /\b(no|not|none|never|nothing|cannot|only|unfortunately|isn't|aren't|don't|doesn't|can't|won't|couldn't|wasn't|haven't|hasn't|without|sold out|out of stock|unavailable|afraid|too (small|big|large|late|much|long|short)|nein|nicht|kein\w*|nur|leider|ausverkauft|non|pas|aucune?|seulement|uniquement|malheureusement|épuisée?|no|solo|sólo|ningun\w*|agotad\w*|não|apenas|só|nenhum\w*|esgotad\w*|infelizmente|nee|niet|geen|alleen|helaas|uitverkocht|purtroppo|soltanto|nessun\w*|esaurit\w*)(?![\p{L}])/iu;
const doubts =
  /\b(don't know|do not know|not sure|unsure|can't (say|tell|find|confirm|promise)|couldn't find|could not find|no (information|details|mention)|doesn't (say|mention)|not (aware|listed|mentioned|stated|certain|clear)|didn't get that|colleague|teammate|someone|the team|our team|human|check|pass(ing|ed)?|weiß (ich )?nicht|nicht sicher|keine (angabe|information)\w*|nicht gefunden|finde\b.*\bnicht|kolleg\w*|team|jemand\w*|mitarbeiter\w*|ne sais pas|pas (sûre?|trouvé|certain)|aucune (information|indication)|collègue|équipe|quelqu'un|conseiller|no (lo )?sé|no estoy segur\w*|no (he )?encontr\w*|compañer\w*|equipo|alguien|persona|não sei|não tenho (a )?certeza|não encontr\w*|colega|equipa|alguém|pessoa|weet (ik )?(het )?niet|niet (zeker|gevonden)|niet vinden|collega|medewerker|iemand|non (lo )?so|non (sono|ne sono) sicur\w*|non ho trovato|non trovo|qualcuno|persona)(?![\p{L}])/iu;

export const opensWithYes = (text: string) => openingYes.test(plain(text));
export const opensWithNo = (text: string) => openingNo.test(plain(text));
export const saysYes = (text: string) => !opensWithNo(text) && affirms.test(plain(text));
export const saysNo = (text: string) => !opensWithYes(text) && denies.test(plain(text));
export const saysUnknown = (text: string) => doubts.test(plain(text));
/** Whether it ends with a question, which one short sentence may follow. */
export const asks = (text: string) => /\?[^?]{0,80}$/.test(plain(text).trim());

/** The last question of a text. */
export const questionIn = (text: string): string | undefined =>
  plain(text)
    .match(/[^.!?\n]*\?/g)
    ?.at(-1)
    ?.trim()
    .toLowerCase();
