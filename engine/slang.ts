import type { TrainedLanguage } from './intents.ts';

/** Chat abbreviations as `tokenize` returns them: `short=long`. */
const abbreviations: Record<TrainedLanguage, string> = {
  en: `u=you, ur=your, r=are, pls=please, plz=please, thx=thanks, tnx=thanks, ty=thank you, wanna=want to, gonna=going to, gotta=have to, gimme=give me, lemme=let me
    dunno=dont know, wheres=where is, whats=what is, whens=when is, hows=how is, im=i am, id=i would, ill=i will, ive=i have, couldnt=could not, didnt=did not
    isnt=is not, wasnt=was not, asap=soon, info=information, heya=hey, hiya=hi, ya=you, cya=see you, msg=message, qty=quantity, acc=account, pw=password
    pwd=password, tel=phone, nr=number, adress=address, addres=address, color=colour, cancelation=cancellation, mail=email, somebody=someone, somone=someone, yall=you`,
  es: `q=que, k=que, xq=porque, pq=porque, x=por, tb=tambien, tmb=tambien, grax=gracias, porfa=por favor, xfa=por favor, muchisimas=muchas, info=informacion
    tlf=telefono, email=correo, mail=correo`,
  fr: `svp=sil vous plait, stp=sil te plait, bjr=bonjour, slt=salut, mrc=merci, cmd=commande, mdp=mot de passe, pk=pourquoi, tel=telephone, rdv=rendez vous
    mail=e mail, email=e mail`,
  de: `hab=habe, nen=einen, ne=eine, kanns=kann, gibts=gibt es, hamse=haben sie, habt=haben, ihr=sie, euch=sie, tel=telefonnummer, mfg=danke, bestell=bestellung
    email=e mail, mail=e mail`,
  pt: `vc=voce, vcs=voces, tb=tambem, tbm=tambem, pq=porque, obg=obrigado, pfv=por favor, pf=por favor, q=que, blz=beleza, tel=telefone, cade=onde esta`,
};

const read = (block: string) =>
  new Map(
    block
      .split(/[,\n]/)
      .map((pair) => pair.trim().split('='))
      .map(([short = '', long = '']): [string, string[]] => [short, long.split(' ')]),
  );
const expansions: Record<TrainedLanguage, ReadonlyMap<string, string[]>> = {
  en: read(abbreviations.en),
  es: read(abbreviations.es),
  fr: read(abbreviations.fr),
  de: read(abbreviations.de),
  pt: read(abbreviations.pt),
};

export const expandSlang = (tokens: readonly string[], language: TrainedLanguage) =>
  tokens.flatMap((token) => expansions[language].get(token) ?? [token]);
