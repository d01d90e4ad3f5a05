import { anywhere, normalizeText } from './pattern.ts';

const sendsBack = anywhere(`
  (?:want|like|love|wish|need|have|going|able|decided|prefer|how|can i|could i|may i|ill|id rather|must|and|just) (?:to )?return(?! (?:to|of)), returning (?:the|my|this|it|one|a)
  send(?:ing)? (?:(?!me|us|money|cash|refund)\\S+ ){0,6}back, (?:zuruck(?:zu)?(?:schicken|geben|senden|bringen)), (?:schicke|gebe|sende|schick) (?:(?!geld|mir)\\S+ ){0,6}zuruck, retournieren
  (?:quiero|quisiera|querria|puedo|gustaria|necesito|voy a|hay que|como) (?:\\S+ )?devolver(?!me)\\w*(?! (?:el |mi )?dinero), (?:veux|voudrais|souhaite|aimerais|peux|puis je|dois|comment|vais|faudrait) (?:\\S+ ){0,3}(?:renvoyer|retourner)
  (?:quero|queria|gostaria de|posso|preciso de|vou|como) (?:\\S+ )?devolver(?! (?:o |me )?(?:meu )?dinheiro)`);

/** Whether the customer plainly says that something goes back. A gloss is read in English, so Dutch and Italian are too. */
export const saysSendingBack = (text: string) => sendsBack.test(normalizeText(text).replace(/['’]/g, ''));
