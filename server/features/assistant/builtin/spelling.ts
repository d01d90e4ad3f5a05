import type { Language } from './intents.ts';

/** How people shorten words when they chat, per language, after `tokenize`. */
const slang: Record<Language, Record<string, string>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    tnx: 'thanks',
    ty: 'thank you',
    cheers: 'cheers',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    gimme: 'give me',
    lemme: 'let me',
    dunno: 'dont know',
    cant: 'cant',
    cannot: 'cannot',
    wheres: 'where is',
    whats: 'what is',
    whens: 'when is',
    hows: 'how is',
    im: 'i am',
    id: 'i would',
    ill: 'i will',
    ive: 'i have',
    couldnt: 'could not',
    didnt: 'did not',
    isnt: 'is not',
    wasnt: 'was not',
    asap: 'soon',
    info: 'information',
    heya: 'hey',
    hiya: 'hi',
    ya: 'you',
    cya: 'see you',
    msg: 'message',
    qty: 'quantity',
    acc: 'account',
    pw: 'password',
    pwd: 'password',
    tel: 'phone',
    nr: 'number',
    no: 'no',
    adress: 'address',
    addres: 'address',
    color: 'colour',
    cancelation: 'cancellation',
    mail: 'email',
    somebody: 'someone',
    somone: 'someone',
    yall: 'you',
  },
  es: {
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    x: 'por',
    tb: 'tambien',
    tmb: 'tambien',
    grax: 'gracias',
    porfa: 'por favor',
    xfa: 'por favor',
    muchisimas: 'muchas',
    info: 'informacion',
    tlf: 'telefono',
    email: 'correo',
    mail: 'correo',
  },
  fr: {
    svp: 'sil vous plait',
    stp: 'sil te plait',
    bjr: 'bonjour',
    slt: 'salut',
    mrc: 'merci',
    cmd: 'commande',
    mdp: 'mot de passe',
    pk: 'pourquoi',
    tel: 'telephone',
    rdv: 'rendez vous',
    mail: 'e mail',
    email: 'e mail',
  },
  de: {
    hab: 'habe',
    nen: 'einen',
    ne: 'eine',
    kanns: 'kann',
    gibts: 'gibt es',
    hamse: 'haben sie',
    habt: 'haben',
    ihr: 'sie',
    euch: 'sie',
    tel: 'telefonnummer',
    mfg: 'danke',
    bestell: 'bestellung',
    email: 'e mail',
    mail: 'e mail',
  },
  pt: {
    vc: 'voce',
    vcs: 'voces',
    tb: 'tambem',
    tbm: 'tambem',
    pq: 'porque',
    obg: 'obrigado',
    pfv: 'por favor',
    pf: 'por favor',
    q: 'que',
    blz: 'beleza',
    tel: 'telefone',
    cade: 'onde esta',
  },
};

export const unfold = (tokens: readonly string[], language: Language) =>
  tokens.flatMap((token) => slang[language][token]?.split(' ') ?? [token]);

/** The known word that a mistyped one was meant to be, the more usual one of two; the word itself when none is near enough. */
export function respell(word: string, known: ReadonlyMap<string, number>): string {
  if (word.length < 4 || word.startsWith('#') || known.has(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  let [best, least, uses] = [word, most + 1, 0];
  for (const [candidate, count] of known) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most) continue;
    // People get the first letter right nearly always; without this, too many short words are neighbours.
    if (candidate[0] !== word[0] && candidate[0] !== word[1]) continue;
    const distance = editDistance(word, candidate, most);
    if (distance < least || (distance === least && distance <= most && count > uses)) [best, least, uses] = [candidate, distance, count];
  }
  return best;
}

/** Insertions, deletions, changes and swaps of neighbours between two words; more than `most` is answered as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
