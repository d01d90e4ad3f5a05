import { plain } from '../../words.ts';

// Words of a request around an address. None of them begins the name of a street.

const words = new Set(
  `
  i im ive id my me mine you your u please pls want wanted wants need needs send sent sending ship shipped deliver delivered change changed update use typed wrote entered put set save wrong should would could can cant
  is are was be been am it its that thats this instead new different other order parcel package delivery address adress sister sisters brother mother mum mom father dad son daughter friend friends neighbour husband wife parents
  have has had moved move live lives living now not but because actually sorry oops typo mistake correction meant mean make go goes going get already only just rather to for hi hello hey so and then
  ich bitte mir mich mein meine meinem meinen meiner senden sende schicken schickt schicke liefern liefert liefere andern andere anderen adresse lieferadresse lautet ist sind soll sollte sollen geht nach neue neuen neu umgezogen wohne wohnt bin habe hab falsch es das die stattdessen jetzt doch nicht sondern bestellung paket schwester bruder mutter vater freundin arbeit an zu und
  quiero quisiera mi mis enviar envia envialo enviadlo enviarlo manda mandalo mandadlo cambiar cambia cambiad direccion nueva debe seria vivo ahora pedido paquete favor hermana hermano madre padre trabajo vez es no sino
  je j veux voudrais mon ma mes envoyer envoyez envoie livrer livrez changer changez adresse est svp plait habite nouvelle commande colis place soeur frere mere pere travail maintenant pas mais
  quero queria minha meu meus enviar enviem envie mandar mandem mudar mudem alterar morada endereco nova moro vivo agora encomenda irma irmao mae pai trabalho nao mas
  ik wil mijn moet moeten naar sturen stuur stuurt bezorgen adres nieuw nieuwe ander graag bestelling pakket woon verhuisd zus broer werk niet maar het
  voglio vorrei mio mia spedire spedite inviare indirizzo nuovo ordine pacco sorella fratello lavoro ora
  `
    .trim()
    .split(/\s+/),
);
const isOfRequest = (word: string) => words.has(plain(word).replace(/[^\p{L}]/gu, ''));

/** "Am Markt 3", "An der Alster 12": German streets that begin with a preposition. */
export const namedAt = /^(?:Am|Im|An|Auf|In|Zum|Zur|Unter|Hinter)\s+(?:(?:der|dem|den)\s+)?\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?\s+\d/u;

/** The text after the last word of a request: "my sister instead. Bahnhofstrasse 20" is "Bahnhofstrasse 20". */
export function afterRequest(text: string): string {
  if (namedAt.test(text.trim())) return text.trim();
  const parts = text.trim().split(/\s+/);
  // What follows must still be a street: letters and a number.
  for (let at = parts.length - 2; at >= 0; at--) {
    const rest = parts.slice(at + 1).join(' ');
    if (isOfRequest(parts[at] ?? '') && /\p{L}{2}/u.test(rest) && /\d/.test(rest)) return rest.replace(/^[\s:,.]+/, '');
  }
  return text.trim();
}

/** A text in which the customer asks for something rather than names a place. */
export const isRequest = (text: string) => {
  if (namedAt.test(text.trim())) return false;
  const parts = text.trim().split(/\s+/);
  return text.includes('@') || parts.filter(isOfRequest).length >= Math.max(1, Math.ceil(parts.length / 3));
};
