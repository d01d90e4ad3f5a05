/** Lower case, no accents, no apostrophes: how every comparison of words begins. */
export function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    // French elisions are two words; English contractions are one.
    .replace(/(?<![\p{L}\d])(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)'(?=\p{L}{2})/gu, '$1 ')
    .replace(/'/g, '')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const link = /https?:\/\/\S+|www\.\S+/g;
const orderNumber = /#\s?[a-z]{0,4}-?\d{3,}|(?<![\p{L}\d])[a-z]{1,3}-?\d{4,}(?!\d)|(?<![\p{L}\d])\d{4,}(?!\d)/gu;

/** The words of a sentence; what differs in every message stands as `#mail`, `#order` or `#num`. */
export function tokenize(text: string): string[] {
  const prepared = plain(text.replaceAll('#order', ' #1000000 ').replaceAll('#num', ' 7 '))
    .replace(link, ' ')
    .replace(email, ' xmailx ')
    .replace(/t-shirt/g, 'tshirt')
    .replace(orderNumber, ' xorderx ')
    .replace(/\d+/g, ' xnumx ');
  return (prepared.match(/[\p{L}]+/gu) ?? []).map((word) => marks[word] ?? word);
}
const marks: Record<string, string> = { xmailx: '#mail', xorderx: '#order', xnumx: '#num' };

/** A word without its ending, roughly, in any of our languages: enough to match "returns" with "returned". */
export function stem(word: string) {
  if (word.length <= 4) return word.length === 4 ? word.replace(/s$/, '') : word;
  const short = word.replace(/(ations|ation|aciones|acion|acoes|acao|ings|ing|ments|ment|mente|ies|ied|ungen|ung|ed|es|en|er|os|as|s|y|e|a|o)$/, '');
  const root = short.length >= 3 ? short : word;
  return root.replace(/([bdfglmnprt])\1$/, '$1');
}

/** Whether two words are the same but for their endings. */
export const sameStem = (a: string, b: string) => a === b || stem(a) === stem(b);

/** Sentences of a text, with their ends. A number's point, as in 4.50, and "e.g." do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])(?<!\b(?:e\.g|i\.e|z\.B|p\.ex|approx|ca|No|Nr|St)\.)\s+(?=[\p{Lu}\d¿¡"“„«(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
