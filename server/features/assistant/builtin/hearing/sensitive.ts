import { anywhere, heardAs } from './pattern.ts';

const matters = {
  danger: anywhere(`
    kill (?:myself|me), suicid\\w*, end my life, (?:i )?want to die, self ?harm, hurt myself
    suicidarme, matarme, quiero morir, me suicider, me tuer, veux mourir, mich umbringen, selbstmord, will sterben, me matar, suicidar, quero morrer`),
  legal: anywhere(`
    lawyers?, attorney, sue you, suing, legal action, take (?:you|this) to court, small claims, police report, press charges
    abogad[oa]s?, demandar(?:los|les|os)?, denuncia(?:r|re)?, acciones legales, tribunales
    avocat, porter plainte, poursuites, tribunal, action en justice
    anwalt, rechtsanwalt, anzeige erstatten, verklagen, rechtliche schritte, (?:vor|zum) gericht, gerichtlich
    advogad[oa]s?, processar (?:vos|voces|a loja|a empresa), acao judicial, via judicial`),
  health: anywhere(`
    allergic reaction, anaphyla\\w*, hospital, poison(?:ed|ing), injur(?:ed|y|ies), burn(?:ed|t) (?:myself|my|me), electric shock, caught fire, exploded
    reaccion alergica, envenen\\w*, me queme, herid[oa], reaction allergique, hopital, blesse\\w*, empoisonn\\w*, me suis brule\\w*
    allergische reaktion, krankenhaus, verletzt, vergift\\w*, verbrannt, stromschlag, reacao alergica, ferid[oa], queimei`),
  data: anywhere(`
    gdpr, delete (?:all )?(?:my|of my) (?:personal )?(?:data|information), erase (?:all )?my (?:personal )?data, right to be forgotten, data protection
    subject access, (?:all )?(?:the )?data (?:that )?you (?:have|hold|store) (?:about|on) me
    rgpd, borr\\w+ (?:todos )?mis datos, elimin\\w+ (?:todos )?mis datos, derecho al olvido, proteccion de datos
    supprim\\w+ (?:toutes )?mes donnees, effac\\w+ (?:toutes )?mes donnees, protection des donnees
    dsgvo, meine (?:personlichen )?daten (?:\\w+ )?loschen, loschen sie (?:alle )?meine (?:personlichen )?daten, datenschutz
    apag\\w+ (?:todos )?(?:os )?meus dados, elimin\\w+ (?:todos )?(?:os )?meus dados, lgpd, protecao de dados`),
};
export type Sensitive = keyof typeof matters;

/** A matter no machine should settle. */
export function sensitiveIn(text: string): Sensitive | undefined {
  const words = heardAs(text);
  return (Object.keys(matters) as Sensitive[]).find((kind) => matters[kind].test(words));
}
