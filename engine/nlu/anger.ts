import { anywhere, normalizeText } from './pattern.ts';

// All languages at once: an angry word is angry whatever language was detected.
const outrage = anywhere(`
  ridiculous, unacceptable, outrageous, disgusting, disgrace, disgraceful, scandal, pathetic, furious, livid, fed up, sick of, scam(?:mers?)?, rip ?off, fraudsters?, (?:is|its|youre|pure|total|absolute) (?:a )?fraud, appalling, atrocious, abysmal
  liars?, thieves, crooks, con artists?, incompetent, useless, worst (?:shop|store|company|service|support|experience|customer|website|place|ever|purchase), what a joke, waste of (?:time|money), never (?:again|buy)
  inaceptable, verguenza, estafa(?:dores)?, ladrones, harto, harta, indignante, ridiculo, inutiles, impresentables, gentuza, lamentable, penos[oa]
  inadmissible, inacceptable, scandaleux, honteux, honte, arnaque, escrocs?, voleurs, ras le bol, marre, furieux, furieuse, incompetents, lamentable
  unverschamt(?:heit)?, frechheit, inakzeptabel, betrug, betruger, abzocker?, zumutung, lacherlich, stinksauer, die nase voll, unterirdisch, saftladen, schande
  inaceitavel, vergonha, burla, ladroes, farto, farta, absurdo, palhacada, descaso, aldraboes, vigaristas, golpistas
  oplichters?, schandalig, belachelijk, truffatori, vergognoso, vergogna, ladri, ridicolo, oszusci, skandal, zlodzieje, bedragare, skandalost`);
/** Insults that only address the shop. */
const insult = anywhere(`
  ashamed of yoursel\\w+, clown show, get (?:stuffed|lost|bent), bugger off, eff off, keep (?:on )?lying, (?:dont|doesnt|do not|not) give a (?:damn|shit|fuck|toss|crap|rats), (?:i )?hate (?:you|your (?:shop|company|service)|this (?:shop|company|store)), had it with (?:you|this|your), enough of (?:you|your), (?:im|i am|we are|makes me|made me) (?:so |really |very |extremely |beyond |absolutely |fucking |getting )*(?:angry|mad|pissed|furious|livid|outraged|disgusted|fuming), me for (?:a fool|an idiot|a ride), are you (?:\\w+ )?(?:stupid|dumb|blind|deaf|idiots|insane)
  hasta (?:las|los|el) (?:\\w+ )?(?:narices|cojones|huevos|mismisimos|gorro|mono), (?:que|vaya|menud[oa]) (?:verguenza|asco|mierda|chapuza|timo|desastre) de, (?:tomando|tomais|toman|tomar) (?:me )?el pelo, (?:reis|riendo|rien|burlan|burlando) de (?:mi|nosotros|la gente), cabread[oa], indignad[oa]
  (?:vous|tu) (?:vous|te) (?:moqu\\w+|fich\\w+|fout\\w+), c est du vol, en colere, degueulasse, honte a vous, (?:me prenez|prenez les gens) pour
  (?:jullie|ze|je) (?:zijn|bent) (?:\\w+ )?(?:oplichters|dieven|leugenaars|criminelen), (?:siete|sono) (?:\\w+ ){0,2}(?:truffatori|ladri|bugiardi|incompetenti|disonesti), (?:fate|che) schifo, vergognatevi
  das letzte (?:was|von|hier|an), ist (?:ja |doch |wirklich )*das letzte, (?:konnt|konnen|kann) (?:\\w+ )?mich mal, fur dumm, (?:bin|so) (?:\\w+ )?(?:wutend|sauer|stinksauer), schweinerei, (?:eine|absolute|reine) katastrophe
  (?:voces|empresa|loja|vos) (?:\\w+ )?nao prest\\w+, (?:a|ser|sendo) gozad?[oa]?r? (?:com|por), palhacos, indignad[oa], revoltad[oa], brincar comigo
  (?:fuck|screw|damn|curse|stuff) (?:you|u|off|yourselves|your (?:shop|company|service|store)|this (?:shop|company|store|place)), go to hell, shame on you, how dare you, piss off, joke of a (?:shop|company|store|service), con ?men
  (?:you|your|u|ur|youre|this|company|shop|store|service|support|website) (?:\\w+ ){0,3}(?:is|are|r)? ?(?:\\w+ )?(?:shit|shite|crap|garbage|trash|idiots?|morons?|assholes?|clowns|bastards|crooks|thieves|scum|scammers?|liars?)
  (?:you|u|they|youve|been|being|got|was|im|i am) (?:\\w+ )?(?:scammed|conned|swindled|ripped off|robbed|cheated|tricked|lied to)(?: me)?, (?:stole|stolen|steal|stealing|robbed) my (?:money|cash), lying to me, lied to me, treat (?:your )?(?:customers|people|clients|me) like
  (?:me|nos|he|hemos|han|habeis) (?:\\w+ )?(?:estafad[oa]s?|timad[oa]s?|enganad[oa]s?|robad[oa]s?)(?! (?:el paquete|la bici)), sinverguenz\\w+, tomadura de pelo, falta de respeto, timadores, nunca mas (?:\\w+ )?(?:compr\\w+|vuelvo|volvere|ped\\w+), (?:iros|vete|vayanse|idos|vayan) a la mierda, de mierda, que asco de, chorizos de
  foutez de (?:moi|nous|ma), foutage de gueule, (?:vous etes|etes) (?:vraiment )?(?:nuls?|des|incompetents|minables|une bande), plus jamais (?:chez|je|rien|de commande), (?:escroqu|arnaqu)\\w+, m avez vole, allez vous faire, bande de, boutique de merde
  verarsch\\w*, abgezockt, betrogen, beschissen\\w*, saftladen, drecksladen, saulad\\w*, scheiss(?:laden|verein|service|firma), nie wieder (?:bei|kauf\\w*|bestell\\w*), leck(?:t)? mich, fickt? euch, zum kotzen, scham(?:t|en) (?:sie|euch), ihr (?:seid )?(?:\\w+ )?(?:betruger|abzocker|idioten|deppen|versager|verbrecher|diebe)
  (?:vao|va|vai) (?:se )?(?:a merda|lixar|foder|ferrar|catar), se (?:lixar|foder|ferrar), lixar, falta de respeito, nunca mais (?:\\w+ )?(?:compro|volto|vou comprar|peco), (?:fui|fomos|me|sinto me) (?:\\w+ )?(?:burlad|enganad|roubad|lesad)[oa]s?, (?:enganaram|roubaram|burlaram) me, me (?:enganaram|roubaram), pouca vergonha, lixo de (?:loja|empresa|atendimento|servico), loja de merda, vigaristas`);
const curse = anywhere(`
  fuck\\w*, shit\\w*, bullshit, damn, crap, wtf, asshole\\w*, idiots?, stupid, bastards?, mierda, joder, imbeciles?
  merde, putain, connards?, scheisse?, verdammt, arschloch, dreck, merda, porra, caralho, idiotas?`);
const impatience = anywhere(`
  third time, how many times, still no(?:body| one| answer| reply), nobody (?:answers|replies|helps), for weeks, last time
  tercera vez, nadie (?:responde|contesta), troisieme fois, personne ne (?:repond|m aide)
  zum dritten mal, niemand (?:antwortet|hilft), terceira vez, ninguem (?:responde|ajuda)`);
/** The customer wrote before without a reply: another automated answer would make it worse. */
const unanswered = anywhere(`
  (?:two|three|four|five|six|seven|ten|several|many|\\d+) (?:e ?mails?|messages?|mails?|calls?|tickets?) (?:\\w+ ){0,3}(?:silence|nothing|nobody|unanswered|ignored|no (?:reply|answer|response)), (?:your|total|complete|radio) silence
  (?:third|fourth|fifth|sixth|seventh|tenth|nth|umpteenth|hundredth|3rd|4th|5th|\\d+th) (?:e ?mails?|messages?|mails?|tickets?|letters?|calls?|requests?|complaints?)
  (?:third|fourth|fifth|sixth|seventh|tenth|nth|umpteenth|hundredth|3rd|4th|5th|\\d+th) time (?:now )?(?:that )?(?:i|im|ive|i am|i have|we) ?(?:\\w+ )?(?:write|writing|written|wrote|ask\\w*|contact\\w*|messag\\w*|email\\w*|call\\w*|complain\\w*|chas\\w*|report\\w*|say|tell\\w*|explain\\w*)
  (?:written|wrote|emailed|messaged|contacted|called|asked|mailed|phoned|complained|reached out) (?:\\w+ ){0,3}(?:three|four|five|six|ten|several|many|multiple|countless|a dozen|\\d+) times
  (?:not a|without (?:a|any)|still no|got no|received no|never got (?:a|an|any)|havent (?:had|received|gotten|heard) (?:a|any|an)|zero) (?:single )?(?:reply|answer|response), (?:keep|keeps|kept|are|been|(?<!(?:is|was|gets|code|voucher) )being) (?:on )?ignor(?:ing|ed) ?(?:me|my|us)?, stop ignoring (?:me|my|us), (?:any ?body|any ?one) (?:alive|awake|even there|reading), (?:nobody|no one) (?:ever )?(?:answers|replies|responds|cares|answered|replied|responded)
  (?:tercera|cuarta|quinta|sexta|enesima|\\d+) vez que (?:\\w+ )?(?:escrib\\w+|contact\\w+|llam\\w+|pregunt\\w+|pid\\w+|reclam\\w+|mand\\w+), (?:he|hemos) (?:escrito|llamado|contactado|preguntado|reclamado) (?:\\w+ ){0,2}(?:tres|cuatro|cinco|varias|muchas|mil|\\d+) veces, sin (?:\\w+ )?(?:respuesta|contestacion)(?: alguna)?, nadie (?:me |nos )?(?:responde|contesta|atiende|hace caso), me (?:estais|estan) ignorando
  (?:troisieme|quatrieme|cinquieme|enieme|\\d+e|\\d+eme) (?:fois que|mail|message|e ?mail|relance|courriel), (?:trois|quatre|cinq|six|plusieurs|\\d+) (?:mails?|messages?|e ?mails?|courriels?|relances?|appels?) (?:\\w+ ){0,2}(?:sans|et|aucune|toujours), sans (?:aucune |la moindre )?reponse, personne ne (?:me |m |nous )?(?:repond|aide|rappelle), aucune (?:nouvelle|reponse) de (?:vous|votre)
  (?:dritte|vierte|funfte|sechste|zigste|\\d+)[ns]? (?:mal|mail|nachricht|anfrage|e ?mail|versuch) (?:\\w+ ){0,3}(?:schreib\\w*|frag\\w*|ruf\\w*|meld\\w*|ohne|an euch|an sie|kontaktier\\w*), (?:dreimal|viermal|funfmal|mehrmals|mehrfach|zigmal|\\d+ ?mal) (?:\\w+ ){0,2}(?:geschrieben|angeschrieben|kontaktiert|angefragt|angerufen|gemeldet), keine (?:einzige )?(?:antwort|reaktion|ruckmeldung) (?:bekommen|erhalten|von|bisher), niemand (?:antwortet|meldet|reagiert|hilft|kummert)(?: mir| sich)?
  (?:terceira|quarta|quinta|enesima|\\d+) vez que (?:\\w+ ){0,2}(?:escrev\\w+|contact\\w+|entro|pergunt\\w+|lig\\w+|mand\\w+|pec\\w+|reclam\\w+), (?:escrevi|contactei|mandei|liguei|enviei) (?:\\w+ ){0,3}(?:tres|quatro|cinco|varias|muitas|mil|\\d+) (?:vezes|mails|mensagens|emails), sem (?:qualquer |nenhuma )?resposta, ninguem (?:me |nos )?(?:responde|ajuda|atende), (?:estao|estais) (?:me )?(?:a )?ignora(?:r|ndo)(?: me)?`);
const aimed = anywhere(`
  you, your, this, su, sus, esto, votre, vos, vous, c est, ihr, ihre, ihnen, das, sie, isto, voces, vosso`);
/** The anger is in the past: "I was furious yesterday but it has arrived, thank you". */
const soothed = anywhere(`
  (?:was|were|used to be|no longer|not) (?:\\w+ )?(?:furious|livid|fed up|angry|mad|annoyed), (?:but|now) (?:it|all|everything) (?:\\w+ ){0,3}(?:arrived|fine|good|solved|fixed|sorted|works), all good now
  estaba (?:furios[oa]|hart[oa]|enfadad[oa]), j etais (?:furieu\\w+|en colere), (?:war|ich war) (?:\\w+ )?(?:wutend|sauer|stinksauer), estava (?:fart[oa]|furios[oa]|zangad[oa])`);
const grateful = /(?<![\p{L}])(?:thanks?(?! for nothing)|thank you|gracias|merci|danke|obrigad[oa])(?![\p{L}])/u;

/** Anger from 0 to 1, from words, capitals and exclamation marks. */
export function angerIn(text: string) {
  const words = normalizeText(text);
  if (soothed.test(words) && (grateful.test(words) || !insult.test(words))) return 0;
  const base = insult.test(words) || unanswered.test(words) ? 0.7 : 0;
  const marks = base + (outrage.test(words) ? 0.5 : 0) + (curse.test(words) ? 0.5 : 0) + (impatience.test(words) ? 0.4 : 0);
  return Math.min(1, marks + (isShouted(text) ? 0.3 : 0) + (/!!+|\?!|!\?/.test(text) ? 0.2 : 0));
}

/** A single angry word may describe a product; with an exclamation mark or addressed to the shop it needs a person. */
export function isAngry(text: string) {
  const words = normalizeText(text);
  const anger = angerIn(text);
  return (anger >= 0.6 && !isMild(text)) || (anger > 0 && outrage.test(words) && aimed.test(words));
}

/** Swearing and exclamation marks alone aren't anger: "damn, what a mug!!" */
function isMild(text: string) {
  const words = normalizeText(text);
  return ![insult, unanswered, outrage, impatience].some((kind) => kind.test(words)) && !isShouted(text) && praise.test(words);
}
const praise = anywhere(`
  nice, lovely, love, gorgeous, beautiful, great, awesome, amazing, cool, wow, perfect, pretty, sexy, good, best
  bonit[oa]s?, chul[oa]s?, guap[oa]s?, lind[oa]s?, precios[oa]s?, genial, beau, belle, joli\\w*, super, magnifique, schon\\w*, geil\\w*, toll\\w*, mega, top, maravilhos[oa]`);

function isShouted(text: string) {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 12 && letters.replace(/[^\p{Lu}]/gu, '').length / letters.length > 0.7;
}
