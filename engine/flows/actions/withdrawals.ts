import { anywhere, normalizeText } from '../../nlu/pattern.ts';

const withdrawal = anywhere(`
  changed my mind, (?:dont|do not|no longer) want to (?:cancel|return|exchange|change|do)\\w*, dont do (?:it|that), do not do (?:it|that), rather not, keep (?:it|the order)(?: as it is)?, leave it(?: as it is)?, forget it
  ya no quiero (?:cancelar|devolver|cambiar)\\w*, (?:veux|souhaite) plus (?:l |la )?(?:annuler|renvoyer|retourner|echanger|changer), (?:nicht mehr|doch nicht) (?:stornieren|zuruckgeben|umtauschen|andern), ja nao quero (?:cancelar|devolver|trocar|mudar)
  mejor no, no lo hagas, dejalo, ne le faites pas, plutot pas, laissez, lieber nicht, doch nicht, (?:lassen sie|lass|lassen wir) ?(?:es|das|s)?(?: (?:so|sein|bleiben|gut sein))?, e melhor nao, afinal nao, deixe estar, nao faca
  (?:i |ill |we |well |lets )?(?:keep|leave) (?:it|them|that|this|both|(?:both|all) of them|the \\w+|everything)(?: all)?(?: exactly| just)?(?: as (?:it|they) (?:is|are|was|were))?, (?:wants?|want) (?:it|them|this one|that one) after all, no (?:cancellation|return|exchange|change)
  (?:de[jx]\\w+|deje\\w*) (?:lo |la |los |las )?(?:asi|como (?:esta|estan)|estar|los dos|las dos|ambos|todo), (?:deje|deja|dejen|dejad)l[oa]s?(?: asi| como esta\\w*)?, laisse[rz]? (?:les deux|tout|comme (?:ca|c est)), lass\\w* (?:sie )?(?:beide|beides|alles)(?: so)?, laat (?:ze|het|hem|beide|alles)(?: allebei)? (?:zo|maar|staan), lascia\\w* (?:cosi|tutto|entrambi)
  (?:me )?(?:lo|la|los|las) quedo, je (?:le|la|les) garde, (?:ich )?behalt\\w* (?:es|sie|ihn|das|die|den)(?: doch)?, doch (?:behalten|haben), fico com (?:ele|ela|eles|elas|isso), (?:hou|houd) (?:het|hem|ze), laat maar, lascia(?:mo)? stare`);

/** "Leave both", "I keep it": takes back what was asked for, however it is put. */
export const withdraws = (text: string) => withdrawal.test(normalizeText(text));
