import type { Mention } from './mention.ts';

const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
// "anna dot weber at mail dot com", "anna(at)mail.com", "anna [at] mail [dot] com", "anna @ mail.com"
const dot = String.raw`(?:\s?[[(]\s?(?:dot|punkt|punto|point|ponto)\s?[\])]\s?|\s(?:dot|punkt|punto|point|ponto)\s|\s?\.\s?)`;
const at = String.raw`(?:\s?[[(]\s?(?:at|@|arroba|arobase)\s?[\])]\s?|\s(?:at|arroba|arobase|ät|klammeraffe)\s|\s?@\s?)`;
const ends = 'com|net|org|info|io|co|de|fr|es|pt|nl|be|it|uk|us|eu|ch|at|br|ca|mx|edu|gov|me|shop|example|test';
const spelled = new RegExp(
  String.raw`(?<![\w@])([a-z\d_+-]{1,40}(?:${dot.replace(String.raw`|\s?\.\s?`, String.raw`|\.`)}[a-z\d_+-]{1,40}){0,3})${at}([a-z\d-]{2,40}(?:${dot}[a-z\d-]{2,20}){0,2}${dot}(?:${ends}))(?![\w@])`,
  'gi',
);
const dots = new RegExp(dot, 'gi');

/** Email addresses in lower case, including spelled-out ones ("anna at mail dot com"). */
export function emailMentions(text: string): Mention<'emails'>[] {
  const plain = text.includes('@') ? [...text.matchAll(address)] : [];
  const found = plain.map((match): Mention<'emails'> => ({
    kind: 'emails',
    value: match[0]
      .toLowerCase()
      .replace(/[.-]+$/, '')
      .replace(/^[.+-]+/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (!/[@\]()]|\b(at|arroba|arobase|ät|klammeraffe)\b/i.test(text)) return found;
  const more = [...text.matchAll(spelled)].flatMap((match): Mention<'emails'>[] => {
    const [whole, local = '', host = ''] = match;
    const start = match.index;
    const end = start + whole.length;
    if (found.some((other) => other.start < end && start < other.end)) return [];
    const value = `${local.replace(dots, '.')}@${host.replace(dots, '.')}`.toLowerCase();
    // "meet me at store.com" is a place: without a spelled-out dot or an @ it isn't an address.
    const isSpelled = /[@[(]|arroba|arobase|klammeraffe/i.test(whole) || /\s(?:dot|punkt|punto|point|ponto)\s/i.test(whole);
    return isSpelled && !/\s/.test(value) ? [{ kind: 'emails', value, start, end }] : [];
  });
  return [...found, ...more];
}

const phoneWord =
  /(?<!\p{L})(?:(?:tele|mobile |cell ?|i)?phone|tel|mobile|mobil|cell|handy|whatsapp|call me|text me|reach me|ring me|ph|telefon|tel[ée]fono|m[óo]vil|celular|(?:mon )?portable|t[ée]l[ée]phone|telem[óo]vel|telefone|ruf|fax)(?:nummer)?(?!\p{L})[\s:.=#-]{0,3}(?:(?:number|no|nr|at|on|is|it's|me|nummer|ist|lautet|es|est|é|under|unter|n[uú]mero|num[eé]ro|mi|my|al|au|no)(?!\p{L})[\s:.=#-]{0,3}){0,4}(\+?\(?\d[\d\s()./-]{5,20}\d)(?!\d)/giu;
const international = /(?<![\w#])((?:\+|00)\s?\d{1,3}[\s./-]?(?:\(\d{1,4}\)[\s./-]?)?\d(?:[\s./-]?\d){5,11})(?!\d)/g;
const american = /(?<![\w#.-])((?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4})(?![\d-])/g;
const pairs = /(?<![\w#])(0[1-9](?:[\s.-]\d{2}){4})(?!\d)/g;
const local = /(?<![\w#-])(0\d{2,4}[\s/-]\d{3,4}[\s-]?\d{2,5})(?!\d)/g;

/** Phone numbers, as written. */
export function phoneMentions(text: string, isRequested = false): Mention<'phones'>[] {
  if (!/\d{3}|\d{2}[\s.-]\d{2}/.test(text)) return [];
  const bare = isRequested ? [/(?<![\w#])(\+?\d[\d\s().-]{5,18}\d)(?!\d)/g] : [];
  const found: Mention<'phones'>[] = [];
  for (const pattern of [phoneWord, international, american, pairs, local, ...bare])
    for (const match of text.matchAll(pattern)) {
      const raw = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(raw);
      const end = start + raw.length;
      const digits = raw.replace(/\D/g, '').length;
      if (digits < 7 || digits > 15 || found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ kind: 'phones', value: raw.trim(), start, end });
    }
  return found;
}
