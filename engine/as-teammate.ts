import { sentencesOf } from './editing/sentences.ts';

/** `\b` knows no accented letters. */
const wordEdge = String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;

/** What only the assistant says: that it is automated, and that somebody else takes over. In every language the engine writes. */
const assistantsOwn = [
  // English
  String.raw`\b(?:I['’]?m|I am|it['’]s|this is|as|from|your)\s(?:[^.!?]*\s)?(?:AI|artificial intelligence|(?:automated|virtual) (?:assistant|agent)|language model|(?:chat)?bot)(?![\p{L}])`,
  String.raw`\bnot a (?:person|human)\b`,
  String.raw`\b(?:an?|another|my|human) (?:colleague|teammate)\b`,
  String.raw`\b(?:ask|talk|speak|connect|hand|pass|transfer)(?:ing)?\b[^.!?]*\b(?:a|another) (?:real )?(?:human|person)\b`,
  String.raw`\b(?:someone|somebody) (?:from|on|in) (?:our|the) team\b`,
  String.raw`\b(?:bring|get|connect|pass|hand|forward|transfer|put)\b[^.!?]*\b(?:someone|somebody|our team|the team|an? agent)\b`,
  String.raw`\bput you through\b`,
  String.raw`\b(?:our|the) team (?:will|is going to) (?:reply|answer|get back|be in touch|take over|read)\b`,
  // German
  String.raw`KI-Assistent|\bautomatisch(?:er|e) Assistent|\bkein Mensch\b|\bmit einem Menschen\b|\bKolleg(?:e|in|en)\b`,
  String.raw`\bjemand(?:en)? aus (?:dem|unserem) Team\b|\bSoll ich jemanden\b|\b(?:an )?unser Team (?:aber schon|weiter|muss|kann|sieht|meldet|antwortet|übernimmt)\b|\bsieht es sich unser Team\b|\bkann nur unser Team\b|\bbeantwortet unser Team\b|\bmuss unser Team\b`,
  // Spanish
  String.raw`asistente (?:de IA|virtual|automático)|\bno una persona\b|\bhablar con una persona\b|\bcompañer[oa]\b|\b[Aa]lguien de nuestro equipo\b|\bavise a alguien\b|\bpaso tu consulta al equipo\b|\bencarga nuestro equipo\b`,
  // French
  String.raw`assistante? (?:IA|virtuelle?|automatique)|\bpas une personne\b|\bcollègue\b|\b[Qq]uelqu['’]un de notre équipe\b|\bparler à quelqu['’]un\b|\bappel à quelqu['’]un\b|\btransmets\b[^.!?]*\béquipe\b|\bnotre équipe qui répond\b`,
  // Dutch
  String.raw`AI-assistent|\bgeen mens\b|\bmet een mens\b|\bcollega\b|\biemand van ons team\b|\ber iemand bij\b|\bgeef ik dit door\b|\bbehandelt ons team\b`,
  // Italian
  String.raw`assistente IA|\bnon una persona\b|\bcon una persona\b|\bcollega\b|\bqualcuno del nostro team\b|\bchiami qualcuno\b|\bpasso la richiesta al team\b|\bsi occupa il nostro team\b`,
  // Portuguese
  String.raw`assistente (?:de IA|virtual|automático)|\bnão uma pessoa\b|\bcom uma pessoa\b|\bcolega\b|\b[Aa]lguém da nossa equipa\b|\bchame alguém\b|\bpasso o seu pedido à equipa\b|\bsão com a nossa equipa\b`,
].map((pattern) => new RegExp(pattern.replaceAll(String.raw`\b`, wordEdge), 'iu'));

/**
 * A text of the assistant as a teammate may send it: without the sentences in which it says that it is automated or hands off. Sentences
 * quoted from a source stay. '' when nothing else is left.
 */
export function asTeammate(text: string, sources: readonly { excerpt: string }[] = []): string {
  const isQuoted = (sentence: string) => sources.some(({ excerpt }) => excerpt.includes(sentence));
  const stays = (sentence: string) => !assistantsOwn.some((own) => own.test(sentence)) || isQuoted(sentence.trim());
  const rest = text
    .split('\n')
    .map((line) => sentencesOf(line).filter(stays).join('').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /\p{L}/u.test(rest) ? rest : '';
}
