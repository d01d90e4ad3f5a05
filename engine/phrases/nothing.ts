import type { TrainedLanguage } from '../intents.ts';

/** Messages without an intent: answers, facts, remarks. Trained as a class of their own, so that they match no intent. */
export const nothing: Record<TrainedLanguage, string> = {
  en: `
    [yes|no|yep|nope|nah|sure|ok|okay|maybe|correct|right|exactly|perhaps|i guess|not really|of course|no thanks|yes please|absolutely|definitely|fine|alright|i dont know|not sure|whatever|hmm|lol|haha|what|why|really|wait|one moment|never mind|forget it]
    [yes|no|ok] [i do|i dont|it is|it isnt|thats right|thats wrong|please|sure|i did|do it|go ahead|that one|i am sure|not that one]
    [red|blue|black|white|green|sand|grey|yellow|large|small|medium|xl|m|s|size m|in black|in red|the blue one|the red one|brown|silver|gold|pink]
    [one|two|three|four|five|#num|ten|just one|only two|make it three|make that two|#num please|two of them|a couple|three instead|#num pieces]
    [the|] [first|second|last|other|cheaper|bigger|big|small|left|third] [one|] [please|]
    [this|that|these|those|both|neither|all of them|none] [one|] [please|]
    [maria|john smith|anna|peter jones|mei|yusuf rossi|noah|emma davis|lucas|sofia|james brown|amelia] [is my name|here|]
    [my name is|i am|im|name:|it is under the name] [maria|john smith|anna|peter jones|yusuf rossi|noah brown|emma|mei kovacs]
    [my|the|] [zip code|zip|postcode|postal code|email|order number|phone number|number] is [#num|#order|#mail]
    [it is|its|here it is|that would be] [#order|#num|#mail|the lamp|{item}|in the box]
    [#mail|#order|#num|#num #num|#num main street|#order ab]
    [the|a|my] {item}
    {item}
    {items}
    i [ordered|bought|purchased|got|have] [a|the|two|some] [{item}|{items}] [{ago}|from you|from your shop|]
    i [have an account|am a customer|am a regular customer|placed an order|made a purchase|live in {city}|am in {country}|have been a customer for years] [with you|{ago}|here|]
    it [is|was] [for my wife|a gift|for my son|blue|in the garden|too late|ok|yesterday|for me|a birthday present]
    [by|with|to|in|on|at|from] [{city}|{country}|monday|#num|card|the morning|home]
    [i see|i understand|got it|makes sense|that is fine|sounds good|interesting|that is odd|i am waiting|i already did that|as i said|like i said before]
    {city}
    {country}
    {day}
    [credit card|paypal|gift card|with my card|the original payment method|to my card]
    [too small|too big|it was broken|wrong colour|changed my mind|no longer needed|ordered by mistake|arrived late|i dont like it]`,
  es: `
    [sí|no|vale|claro|de acuerdo|quizás|no sé|exacto|correcto|da igual|ok|bueno|ya|espera|qué|por qué|tal vez|eso es|jaja]
    [rojo|azul|negro|blanco|verde|talla m|grande|pequeño|el azul|la negra|en rojo|mediano]
    [uno|dos|tres|#num|solo uno|que sean tres|#num por favor]
    [el|la] [primero|segunda|último|otra|más barato|grande] [por favor|]
    [me llamo|soy|mi nombre es] [maría|juan pérez|ana|lucía gómez]
    [mi|el] [código postal|correo|número de pedido|teléfono] es [#num|#mail|#order]
    [#mail|#order|#num]
    {cosa}
    [compré|pedí|tengo] {cosa} [la semana pasada|ayer|en su tienda|]
    [es para mi mujer|es un regalo|soy cliente|vivo en Madrid|ya lo hice|entiendo|me parece bien]`,
  fr: `
    [oui|non|ok|d'accord|bien sûr|peut-être|je ne sais pas|exact|correct|tant pis|ouais|attendez|quoi|pourquoi|voilà|c'est ça]
    [rouge|bleu|noir|blanc|vert|taille m|grand|petit|le bleu|la noire|en rouge|moyen]
    [un|deux|trois|#num|un seul|plutôt trois|#num svp]
    [le|la] [premier|deuxième|dernier|autre|moins cher|grand] [svp|]
    [je m'appelle|je suis|mon nom est] [marie|jean dupont|anna|luc martin]
    [mon|le] [code postal|e-mail|numéro de commande|téléphone] est [#num|#mail|#order]
    [#mail|#order|#num]
    {chose}
    [j'ai acheté|j'ai commandé|j'ai] {chose} [la semaine dernière|hier|chez vous|]
    [c'est pour ma femme|c'est un cadeau|je suis client|j'habite à Lyon|je comprends|ça me va]`,
  de: `
    [ja|nein|ok|klar|genau|vielleicht|weiß nicht|richtig|stimmt|egal|jo|nö|moment|was|warum|gut|in ordnung|passt]
    [rot|blau|schwarz|weiß|grün|größe m|groß|klein|das blaue|die schwarze|in rot|mittel]
    [eins|zwei|drei|#num|nur eins|lieber drei|#num bitte]
    [das|die|der] [erste|zweite|letzte|andere|günstigere|große] [bitte|]
    [ich heiße|ich bin|mein name ist] [maria|hans müller|anna|peter schmidt]
    [meine|die] [postleitzahl|e-mail|bestellnummer|telefonnummer] ist [#num|#mail|#order]
    [#mail|#order|#num]
    {dingn}
    ich habe {ding} [letzte woche|gestern|bei euch|] [gekauft|bestellt]
    [es ist für meine frau|es ist ein geschenk|ich bin kunde|ich wohne in berlin|verstehe|klingt gut]`,
  pt: `
    [sim|não|ok|claro|certo|talvez|não sei|exato|tanto faz|está bem|espera|quê|porquê|isso|pode ser|beleza]
    [vermelho|azul|preto|branco|verde|tamanho m|grande|pequeno|o azul|a preta|em vermelho|médio]
    [um|dois|três|#num|só um|que sejam três|#num por favor]
    [o|a] [primeiro|segunda|último|outra|mais barato|grande] [por favor|]
    [chamo-me|sou|meu nome é|o meu nome é] [maria|joão silva|ana|pedro costa]
    [o meu|o|meu] [código postal|e-mail|número do pedido|telefone] é [#num|#mail|#order]
    [#mail|#order|#num]
    {coisa}
    [comprei|pedi|tenho] {coisa} [na semana passada|ontem|na vossa loja|]
    [é para a minha mulher|é um presente|sou cliente|moro em lisboa|entendi|parece bem]`,
};
