import { plain } from '../../words.ts';

// What goods are for, so that a need in free words finds them without their name: "something to dry off with" is a towel.

/** One use a line: the kinds of goods for it, then how customers speak of it, in any of our languages, in plain form. */
const lines = `
towel | dry (?:off|myself|yourself|ourselves|my hair|the dog|us off|me off), drying off, after (?:a|the|my) (?:shower|bath|swim), abtrocknen, me secher, m essuyer, secarme, secarnos, secar me, afdrogen, asciugarmi
poncho, towel | get(?:ting)? changed, change (?:under|out of)|changing on the beach, umziehen, me changer, cambiarme, trocar de roupa, omkleden, cambiarmi
mug, thermos, bottle | (?:tea|coffee|drinks?|soup|brew)(?: \\S+){0,4} (?:hot|warm|cold)\\b, (?:tee|kaffee|getranke?)(?: \\S+){0,4} (?:heiss|warm|kalt), (?:the|cafe|boisson)s?(?: \\S+){0,4} (?:chaud|froid)e?, (?:te|cafe|bebida)(?: \\S+){0,4} (?:caliente|frio|fria), (?:cha|cafe|bebida)(?: \\S+){0,4} (?:quente|frio), (?:thee|koffie)(?: \\S+){0,4} (?:warm|heet|koud), (?:te|caffe)(?: \\S+){0,4} (?:caldo|freddo)
bottle, thermos | keeps? (?:water|it|drinks?|things) (?:cold|cool), something to drink from, carry water, thirsty
stove, grill, pot | cook(?:ing)? (?:on|outdoors?|outside|with|in the (?:wild|woods|mountains)), (?:hot|warm) (?:meals?|food) (?:on|in|when|while), draussen kochen, zum kochen, cuisiner dehors, cocinar (?:fuera|al aire libre), cozinhar (?:la fora|ao ar livre), buiten koken, cucinare (?:fuori|all aperto)
grill | steaks?, burgers?, sausages, barbecu\\w*, bbq, grillen, grillades, barbacoa, churrasco, grigliata
kettle | (?:heat|boil)(?:ing|s)? (?:up )?(?:some )?water, hot water, water (?:for|pour) tea, wasser (?:kochen|erhitzen|heiss), faire chauffer de l eau, calentar (?:el )?agua, aquecer agua, ferver agua, water koken, scaldare l acqua, pa(?:ra)? (?:el )?te, for (?:my |her |his )?tea
coffee maker | make (?:good |decent |my |our |fresh )?(?:coffee|espresso), coffee (?:in the morning|at home), kaffee kochen, faire (?:du |le )?cafe, hacer (?:el )?cafe, fazer cafe, koffie zetten, fare il caffe, grind(?:s|ing)? (?:the )?beans
espresso glasses, mug | espressos?, short and black, coffee (?:nerd|lover|addict|snob|fan), kaffeeliebhaber\\w*, accro au cafe, cafeter[oa]
knife | cut(?:s|ting)? (?:up )?(?:bread|meat|vegetables|veg|tomatoes|crusts|fruit), slic(?:e|es|ing), chop(?:ping)?, schneiden, couper (?:le|la|du|des), cortar (?:pan|carne|verduras|fruta|pao|legumes), snijden, tagliare
cutting board | chop(?:ping)? (?:board|vegetables|on)
jar | keep (?:flour|rice|pasta|cereal|moths|food)(?: \\S+)*, pantry, store (?:flour|rice|pasta|cereal|food), vorrate
headlamp, lantern, lamp | (?:afraid|scared) (?:of|in) the dark, in the dark, see (?:something |anything )?at night, (?:light|lighting) for, no light, too dark, im dunkeln, dans le noir, a oscuras, no escuro, in het donker, al buio, read(?:ing)? (?:in bed|at night|in the tent)
lamp | (?:my|the|our) desk is (?:so |too )?dark, light for (?:my|the) (?:desk|table|bed|sofa|corner), nightstand, comodino, nachttisch, table de (?:nuit|chevet), mesilla, criado mudo
blanket | (?:always|gets?|get|feels?|is|are) (?:so |too )?cold (?:in the evening|at night|on the (?:sofa|couch)|in bed|outside)?, cuddle up, snuggle, friert, frier[et]\\w*, froid (?:le soir|la nuit), friolera?, tem frio, heeft het koud
rain jacket, poncho, umbrella | rain(?:s|ed|ing|y)?(?: on)?, (?:get|gets|getting) (?:so |all )?(?:wet|soaked|drenched), soaked, downpours?, nass werden, regnet, se mouiller, pluie, mojar\\w*, lluvia, llueve, molhar\\w*, chuva, nat worden, regent, bagnarsi, pioggia
backpack, pannier, bag | carry (?:my|his|her|everything|all|the|books|stuff), lug(?:ging)?, something to put my (?:stuff|things|laptop|gear) in, day trips?
luggage, suitcase, backpack | pack(?:ing)? for, flight, flying to, going away for, carry on, verreis\\w*, partir en voyage
hiking boots, backpack, hiking pack | hik(?:e|es|ing|er), trek(?:s|king)?, backpacking, wander(?:n|t|ung\\w*), randonn\\w+, senderismo, caminhadas, wandelen, escursion\\w+
hiking boots, boot, shoe, running shoes, sneakers | footwear, on (?:my|her|his) feet, blisters, calzado, calcado, chaussures, schuhwerk, schoeisel
running shoes, running | (?:go(?:es)?|start(?:ed)?|went|been) (?:running|jogging), marathons?, joggen, runner, run(?:s)? (?:every|in the)
notebook | write (?:down|in|things)|writes? (?:every day|poems|a (?:diary|journal)), journal(?:ing)?, diary, take notes, notizen, tagebuch, journal intime, prendre des notes, apuntes, anotar, diario, notities, dagboek
planner | plan (?:my|her|his) (?:week|days|year), organi[sz]ed?, appointments
e-reader | reads? (?:all day|a lot|books|in bed|novels|on the (?:train|beach|plane))?, ebooks?, (?:make out|see) the (?:letters|words|print), small print, bookworm, liest (?:viel|gern\\w*), leseratte, lit beaucoup, leer, lee mucho, le muito, leest (?:veel|graag), legge (?:molto|tanto)
tablet | watch (?:shows|movies|films|series|netflix|videos)|netflix in bed, serien schauen, regarder (?:des )?(?:films|series), ver (?:series|peliculas|filmes)|series kijken
bluetooth speaker, speaker | music (?:in|at|on|for|outside|outdoors|loud)(?: \\S+)*, (?:play|blast|listen(?:ing)? to) (?:my |some )?(?:music|songs|podcasts|tunes), loud(?:er)? (?:music|sound), sings?, musik (?:horen|beim|in|im), (?:ecouter|mettre) (?:de la )?musique, (?:escuchar|poner) musica, ouvir musica, muziek, ascoltare musica
headphones, earbuds | (?:music|podcasts?|calls?|noise|audiobooks?)(?: \\S+){0,5} (?:train|bus|plane|gym|commute|run|office|ears), block out (?:the )?noise, noisy (?:office|neighbou?rs|commute)
vacuum cleaner | (?:dog|cat|pet) hairs?, hair everywhere, crumbs, dust(?:y)?(?: floors?)?, cleans? (?:on its own|by itself|the floor|my floors?|itself), clean(?:ing)? (?:the )?(?:floor|carpet|house|rug)s?, hoover\\w*, vacuum\\w*, saugen, passer l aspirateur, aspirar, pelos? (?:de|del) (?:perro|gato), tierhaare, hundehaare, poils (?:de|du) (?:chien|chat), stofzuigen, peli del (?:cane|gatto)
air purifier | (?:bad|stuffy|dusty|clean(?:er)?|fresh) air, pollen, hay fever, wildfire smoke, smok(?:e|y) (?:in|from)|smells? (?:in|of smoke), heuschnupfen, rhume des foins, alergia al polen
office chair, chair | (?:my|his|her) back (?:hurts|is (?:done|killing|bad|sore|broken)|aches|pain)?, back ?pain, sit(?:s|ting)? all day, working from (?:home|my kitchen|the kitchen|a stool), home ?office, sore back, rucken(?:schmerzen)?, mal (?:de|au) dos, dolor de espalda, me duele la espalda, dores nas costas, rugpijn, mal di schiena
bookshelf | (?:too many|pile of|piles of|put my|all (?:my|those)|lots of) books, bucher stapeln
pet bed | (?:dog|cat|puppy|pup|kitten|he|she|retriever|labrador|beagle|poodle)(?: \\S+){0,6} (?:sleep(?:s|ing)?|nap|lie down), (?:place|somewhere|spot) (?:to|for him to|for her to) sleep, (?:hund|katze)(?: \\S+){0,4} schlaf\\w*, (?:chien|chat)(?: \\S+){0,4} (?:dort|dormir), (?:perro|gato)(?: \\S+){0,4} duerm\\w*
jigsaw puzzle, puzzle, game | (?:long|quiet|rainy|lonely) (?:evenings|nights|afternoons|sundays)|keep (?:her|him|them|us|me) busy|bored|pass the time|no (?:gadgets|screens)|(?:lange|einsame) abende|langeweile|longues soirees|(?:tardes|noches) largas
security camera | (?:watch|keep an eye on|check on) (?:the|my) (?:house|home|dog|cat|baby|room|flat)|burgl\\w+|break ?ins?|who(?:s| is) at the door|einbrecher|cambriol\\w+|ladrones
action camera, camera | film(?:ing)? (?:my|our|the|while|when)|record(?:ing)? (?:my|our) (?:rides|dives|runs|surf|trips)|vlog\\w*|filmen|grabar|filmer
digital camera, camera | (?:take|taking|better|nice|good) (?:photos|pictures|pics)|photograph\\w*|fotografier\\w*|prendre des photos|hacer fotos|tirar fotos
power bank | (?:phone|battery|handy|mobile)(?: \\S+){0,5} (?:dies|dead|empty|runs out|leer|flat)|charge (?:my|the) phone|recharger (?:mon|le) (?:telephone|portable)|cargar el movil
smartwatch, watch | (?:count|track)(?:s|ing)? (?:my |her |his )?(?:steps|sleep|heart ?rate|runs|fitness)|schritte zahlen|compter (?:mes|les) pas|contar pasos
thermostat | heating bills?|(?:heating|heizung)(?: \\S+){0,4} (?:phone|app|away|automatic\\w*)|heizkosten
keyboard | typ(?:e|es|ing) (?:all day|a lot|code)|gets? tired of typing
gaming mouse, mouse | (?:for|plays?|playing) (?:gaming|games|shooters|fps)|gamer|zockt|zocken
helmet | (?:protect|protection for) (?:my|his|her) head|safe on (?:his|her|my|the) bike
dumbbell, yoga mat | work(?:s|ing)? out|home gym|get(?:ting)? (?:fit|in shape|stronger)|lift(?:s|ing)?|strength training|krafttraining|musculation|hacer ejercicio|fitness
yoga mat | yoga|pilates|stretch(?:es|ing)?
toothbrush | (?:brush(?:es|ing)?|clean) (?:my |his |her |their )?teeth|gums|plaque|dentist|zahne putzen
parasol, sunglasses | too (?:sunny|much sun)|shade (?:for|on|over) (?:the|my|our) (?:terrace|patio|deck|garden|table)|sonnenschutz
watering can, watering | water(?:ing)? (?:my|the|her|our) (?:plants|flowers|garden|tomatoes)|giessen|arroser|regar|annaffiare|water geven
drip kit, self-watering pot, watering | (?:away|gone|holiday|vacation|travel\\w*)(?: \\S+){0,8} (?:plants?|tomatoes|balcony|flowers)|(?:plants?|flowers)(?: \\S+){0,8} (?:away|holiday|vacation|die|dead|dying|survive)|nobody (?:to|can|will) water|wenn wir weg sind|(?:urlaub|verreis\\w*)(?: \\S+){0,6} (?:pflanzen|blumen)|(?:vacances)(?: \\S+){0,6} plantes|plantes(?: \\S+){0,6} vacances|vacaciones(?: \\S+){0,6} plantas|plantas(?: \\S+){0,6} vacaciones
gloves | thorns?|brambles?|prickl\\w+|scratch(?:es|ed)? (?:my|up my)? ?(?:hands|arms)|nettles|dornen|brombeer\\w*|ronces|epines|zarzas|espinhos|silvas|bramen|doorns|rovi|spine
secateurs, loppers, pruner | prun(?:e|es|ing)|cut(?:ting)? back|trim(?:ming)? (?:the|my)|branch(?:es)?|dead ?wood|zuruckschneiden|aste|tailler|branches|podar|ramas|ramos|snoeien|takken|potare|rami
kneeling pad | knees?|kneel\\w*|knie\\w*|genoux|rodillas|joelhos|ginocchi\\w*
bird seed, fat balls, bird care | (?:feed|feeding|for|give|help) (?:the |my |our |garden |wild )?birds?|hungry birds|birds (?:in winter|are hungry)|vogel\\w* (?:futter\\w*|im winter)|vogel futtern|nourrir les oiseaux|alimentar (?:a )?(?:los )?pajaros|vogels (?:voeren|in de winter)
nest box, bird care | (?:nest(?:s|ing)?|breed\\w*)(?: \\S+){0,4} (?:tits?|robins?|wrens?|sparrows?|birds?)|(?:tits?|robins?|wrens?|sparrows?)(?: \\S+){0,4} nest\\w*
lawn seed, lawn | grass(?! is greener)|lawns?|bald (?:patch|spot)\\w*|rasen|gazon|pelouse|cesped|relva|gras|prato
climber | climb(?:s|er|ing)? (?:up|on|along|over|plants?|roses?)|up (?:a|the|my|our) (?:wall|wires?|fence|trellis|pergola)|cover (?:a|the|my|our|up a) (?:wall|fence|shed)|kletter\\w+|rankt|grimpant\\w*|trepador\\w*|klimplant\\w*|rampicant\\w*
evergreen | (?:go|goes|going|get|gets) bare, keeps? (?:its |their )?leaves, green (?:all year|all year round|in winter|through winter), immergrun\\w*, toujours vert\\w*, persistant\\w*, perenne, wintergroen, groenblijvend, sempreverde\nhedge | hedges?|screen (?:from|off)|privacy|neighbou?rs (?:look|can see|see)|hecke\\w*|haies?|setos?|sebes?|haag|siepe
tool roll, tool | tools? (?:everywhere|together|for (?:the|his|my) bike)
dry bag | (?:keep|stay)(?:s|ing)? (?:my |the |our |her |his )?(?:phone|things|stuff|clothes|gear|camera|towel) dry|kayaking|canoeing|paddling|sailing
basket, crate | (?:logs|firewood|toys|laundry|shopping|groceries)(?: \\S+){0,4} (?:in|everywhere|around|boot|car)|tidy (?:up|away)|clutter
`;

const uses = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [kinds = '', ...phrases] = line.split(' | ');
    const pattern = phrases
      .join(' | ')
      .split(/, (?![^(]*\))/)
      .map((phrase) => phrase.replaceAll('\\\\', '\\').trim())
      .join('|');
    return { kinds: kinds.split(', '), pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u') };
  });

const normal = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
/** Whether a word of a text is part of how it speaks of a use. */
export const isOfUse = (text: string, word: string) => {
  const said = normal(text);
  return uses.some(({ pattern }) => pattern.exec(said)?.[0].split(' ').includes(word) === true);
};

/** The kinds of goods that a need in free words calls for, by use. */
export const usesIn = (text: string): readonly (readonly string[])[] => {
  const said = normal(text);
  return uses.flatMap(({ kinds, pattern }) => (pattern.test(said) ? [kinds] : []));
};
export const kindsFor = (text: string): readonly string[] => [...new Set(usesIn(text).flat())];
