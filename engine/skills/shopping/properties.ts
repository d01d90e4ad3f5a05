import { plain } from '../../words.ts';

// The properties that customers ask about, and how descriptions state them.

export type Property = {
  name: string;
  /** Matches the question, in lower case and without accents, in any supported language. */
  ask: RegExp;
  /** Matches the sentence that answers. */
  answer: RegExp;
  /** Matches a sentence that denies the property without a negation: "washed by hand" for the dishwasher. */
  denied?: RegExp;
  /** The property is a harm: "not poisonous" is good news for "ok for my cat?". */
  harm?: RegExp;
  /** The property is that something is absent, or said outright. */
  bad?: RegExp;
  good?: RegExp;
  /** A word with other meanings too: it needs another word of the question beside it. */
  weak?: true;
  /** Its words also name what shops sell: a bulb, a plug. */
  isThing?: true;
};

export const properties: readonly Property[] = [
  {
    name: 'weight',
    ask: /\b(weigh\w*|weight|heavy|light(er)? than|lighter|lightest|heavier|heaviest|pes[ao]|pesa\w*|poids|pese|lourd\w*|wieg\w*|schwer|gewicht|weeg\w*|zwaar|pesant\w*)\b/,
    answer: /\d\s?(g|kg|grams?|kilos?|lb|oz)\b(?!\/)|\bweigh/i,
  },
  {
    name: 'dimensions',
    ask: /\b(dimension\w*|measure\w*|big|wide|tall|high|thick|deep|width|height|length|how long is|mide|medidas?|tamano|taille|mesure\w*|grand|haut|large|gross|hoch|breit|lang|masse|abmessung\w*|mede|tamanho|afmeting\w*|hoog|breed|dimensioni|misura|alt[ao]|largh\w*)\b/,
    answer: /\d\s?(cm|mm|m|inch(es)?|ft|feet)\b|×|\b(size|height|width|length|dimensions?):/i,
  },
  {
    name: 'capacity',
    ask: /\b(capacity|volume|hold(s)?|capacidad\w*|capacite|contenance|fassungsvermogen|fass(?:t|en)|passt \w* ?(?:rein|hinein)|geht \w* ?rein|how much fits|cuanto cabe|gaat erin|past erin|capacidade|inhoud|capienza|contient|caben)\b|(?<!\d ?)\b(?:lit(?:re|er)s?|ml|litros?|litri)\b/,
    answer: /\d\s?(ml|l|cl|lit(re|er)s?)\b|\bcapacity\b/i,
  },
  {
    name: 'waterproof',
    denied: /not waterproof|repellent|shrugs off|not for (?:long )?rain/i,
    ask: /\b(waterproof|water resistant|watertight|rainproof|rain|downpour|wet|impermeable|agua(?! (?:hirviendo|caliente|a ferver))|etanche|pluie|averses?|wasserdicht|regen\w*|wolkenbruch|impermeavel|a prova d|chuva|lluvia|waterdicht|impermeabil\w+|pioggia)/,
    answer:
      /waterproof|water column|repellent|shrugs off|water[- ]resist|taped seams|welded seams|splash|IPX?\d|watertight|\bkeep \w+ dry|(?<!tumble )\bdry\b(?! low| at once)/i,
  },
  {
    name: 'leakproof',
    ask: /\b(leak\w*|spill\w*|gotea\w*|fuit\w*|fuite|auslauf\w*|lauft \w* ?aus|dicht|derram\w*|vaza|lek\w*|perde)\b/,
    answer: /leak/i,
  },
  {
    name: 'dishwasher',
    denied: /not for the dishwasher|by hand|never machine|wipe|dulls|voids/i,
    ask: /dishwasher|lavavajillas|lave vaisselle|spulmaschin\w*|geschirrspul\w*|maquina (da|de) loica|lava loucas?/,
    answer: /dishwasher|wash(ed)? by hand/i,
  },
  { name: 'microwave', ask: /microwave|microondas|micro ondes?|mikrowelle|micro ondas/, answer: /microwave/i },
  {
    name: 'washing',
    ask: /\b(wash\w*|laundry|clean\w*|lavar\w*|lavabl\w*|lavad\w*|lavo|lava|laver|lavez|lavage|se laven?|lavable|nettoyer|waschen|wascht|waschbar|waschmaschine|reinig\w*|limpar|machine wash|passe en machine|was je|wassen|wasbaar|wasmachine|lavatrice)\b/,
    answer: /\bwash|wipe|clean|detergent|laundry/i,
  },
  { name: 'dryer', ask: /\b(tumble|dryer|iron|droger)\b|secadora|seche linge|\btrockner|asciugatrice/, answer: /tumble|dry low|iron/i },
  { name: 'oven', ask: /\b(oven|freezer|horno|(?:au|le|du|un) four|ofen|backofen|forno)\b/, answer: /oven|freezer/i },
  { name: 'induction', ask: /induc/, answer: /induction/i },
  {
    name: 'battery',
    ask: /\b(battery|batteries|charg\w*|pilas?|bateria|cargar|piles?|batterie\w*|akku\w*|laden|pilhas|batterij\w*|opladen)\b/,
    answer: /batter|charg|USB|cells?\b/i,
  },
  {
    name: 'material',
    ask: /\b(material|fabric|made (of|from|out)|hecha?|matiere|matieres|stoff|besteht|feito|feita|composition|(?:est|c est) en quoi|woraus|aus was|de que|waarvan|stof)\b/,
    answer:
      /\b(steel|cotton|wool|polyester|nylon|leather|linen|canvas|titanium|alumini?um|glass|stoneware|ceramic|bamboo|oak|walnut|beech|wood|silicone|plastic|rubber|felt|merino|enamel\w*|brass|copper|paper|recycled|material|made (of|from))\b/i,
  },
  {
    name: 'vegan',
    ask: /\b(vegan\w*|vegetarian\w*|vegetari[sae]\w*|vegetal\w*|animal|animal (?:products?|free)|(?:nothing|no|none|without|not) (?:\w+ ){0,2}animals?|(?:nichts|keine?n?|ohne) (?:\w+ ){0,2}tier\w*|(?:rien|sans|nada|sin|sem) (?:\w+ ){0,2}anima\w+)\b/,
    answer: /vegan|leather|wool|silk|down/i,
    bad: /\b(?:leather|wool|silk|down|beeswax|suede|horn|feathers?)\b/i,
    good: /\bvegan\b/i,
  },
  { name: 'substances', ask: /\b(pfas|pvc|bpa|plastic free)\b/, answer: /PFAS|PVC|BPA|plastic/i },
  { name: 'warranty', ask: /\b(warrant\w*|guarantee\w*|garant\w*|gewahrleistung)\b/, answer: /warrant|guarantee/i },
  {
    name: 'fit',
    ask: /\b(fit|fits|true to size|runs? (small|large)|which size|what size|size should|tall(a|e) (elijo|choisir|tomar)|fallt|grosse (soll|nehme))\b/,
    answer: /\bfits?\b|true to size|usual size|size up|smaller one|slim|wide|body height/i,
  },
  {
    name: 'warmth',
    ask: /\b(warm\w*|cold|temp(?:erature)?s?|degrees|freezing|minus \d+|heiss\w*|graden|caldo|freddo|frio|calor|caliente|froid|chaud|kalt|warme|temperatur|quente|hot)\b/,
    answer: /^(?!.*\bwash).*(?:warm|°C|degrees|\bhot\b|\bcold\b|insulat)/i,
  },
  { name: 'hood', ask: /\b(hood|capucha|capuche|kapuze|capuz)\b/, answer: /hood/i },
  {
    name: 'pockets',
    ask: /\b(pocket\w*|bolsillos?|poches?|taschen|bolsos?|compartment\w*|vakken|tasche)\b/,
    answer: /pocket|compartment/i,
  },
  {
    name: 'children',
    ask: /\b(child\w*|kids?|age|baby|ninos?|enfants?|kinder\w*|criancas?|bebe)\b/,
    answer: /child|kids|years|baby|age\b/i,
  },
  { name: 'colours', ask: /\b(colou?rs?|color(es)?|couleurs?|farben?|cor(es)?)\b/, answer: /^colou?r/i },
  { name: 'sizes', ask: /\b(sizes|tallas|tailles|grossen|tamanhos|options|versions)\b/, answer: /^(size|capacity|length|width|set)\b/i },
  {
    name: 'origin',
    ask: /where.*(made|from|produc)|donde.*(hech|fabric)|ou.*fabriq|wo.*(hergestellt|gemacht)|onde.*(feit|fabric)|origin|made in|(?:ist|kommt|stammt) (?:er|sie|es|das) aus|(?:hecho|fabricad[oa]|feito|feita) en?m?|fabriquee? en|gemaakt in|vient (?:d|de)\b|viene de|prodotto in/,
    answer:
      /\bmade in\b|fired in|sewn in|woven in|from (the )?\p{Lu}|\bin (Portugal|Sweden|Norway|Scotland|Germany|Italy|France|Spain|Japan|the Netherlands)\b/iu,
  },
  { name: 'brightness', ask: /\b(bright\w*|lumens?|luz|lumin\w*|hell|helligkeit|brilho)\b/, answer: /lumen|lm\b|bright|light/i },
  {
    name: 'poisonous',
    ask: /\b(poison\w*|toxic|harmful|dangerous|(?:ok|safe|fine|good|bad) (?:for|with|around) (?:\w+ ){0,3}(?:cats?|dogs?|pets?|animals?)|giftig\w*|toxi\w*|venenos\w*|chew\w*|cats?|dogs?|pets?|chats?|chiens?|gatos?|perros?|caes|katzen?|hunde?n?)\b/,
    answer: /poison|toxic|pets?\b|\bcats?\b|\bdogs?\b/i,
    harm: /poison|toxic|harm|danger|giftig|toxi|venenos/i,
  },
  { name: 'allergy', ask: /\b(allerg\w*|alergi\w*)\b/, answer: /allerg/i },
  {
    name: 'included',
    ask: /\b(includ\w*|come[s]? with|with it|inclu\w*|vien\w* con|avec|fourni\w*|mit dabei|dabei|enthalten|inbegriffen|inclui\w*|vem com)\b/,
    answer: /includ|comes? with|not included|supplied/i,
    weak: true,
  },
  {
    name: 'fuel',
    ask: /\b(fuel|gas|cartridges?|spirit|combustible|cartouches?|brennstoff|kartuschen?|combustivel|cartucho)\b/,
    answer: /fuel|cartridge|methylated/i,
    isThing: true,
  },
  {
    name: 'carbonated',
    ask: /\b(sparkling|fizzy|carbonated|beer|soda|con gas|gazeu\w+|kohlensaure|sprudel\w*|com gas)\b/,
    answer: /sparkling|fizzy|beer/i,
  },
  { name: 'frost', ask: /\b(frost\w*|hardy|winter\w*|freez\w*|helada\w*|gel|invierno|hiver|inverno)\b/, answer: /frost|hardy|winter/i },
  {
    name: 'light',
    ask: /\b(shade|shady|sunn?y?|dark|light|sombra|ombre|schatten\w*|sonn\w*)\b/,
    answer: /shade|\bsun\b|light|dark/i,
    weak: true,
  },
  { name: 'edible', ask: /\b(eat|edible|comestible|essbar\w*|comestivel)\b/, answer: /edible|eaten|pesticid/i },
  { name: 'boil', ask: /\b(boil\w*|h(?:er|ier|ir)v\w+|bouill\w*|koch\w*|ferv\w*|kokend\w*|boll\w+)\b/, answer: /boil/i },
  {
    name: 'duration',
    ask: /\b(how long (?:does|do|will) (?:it|they|the \w+)(?: \w+)? (?:last|burn|run|stay|keep)|cuanto dura|combien de temps|wie lange (?:halt|brennt|leuchtet|lauft|bleibt)|quanto tempo dura|hoe lang (?:brandt|gaat|blijft)|quanto dura|battery life|run ?time|burn time|akkulaufzeit|laufzeit|brenndauer|autonom\w+|lasts? (?:longer|longest|on)|burns? (?:longer|on)|hours (?:on|at))\b/,
    answer: /\d\s?(?:hours|h|minutes|days|months|years)\b/i,
  },
  {
    name: 'drying',
    ask: /\b(dry|dries|drying|seca|sechent|seche (?:vite|rapid\w*)|trocknet|trocknen|droogt|asciuga)\b/,
    answer: /\bdr(?:y|ies)\b(?! low)/i,
    weak: true,
  },
  {
    name: 'shrinking',
    ask: /\b(shr[iau]nk\w*|encog\w+|retreci\w+|eingeh\w*|geht \w* ?ein|einlauf\w*|lauft \w* ?ein|encolh\w+|krimp\w*|restring\w+)\b/,
    answer: /shrink/i,
  },
  {
    name: 'bulb',
    ask: /\b(bulbs?|socket|bombillas?|ampoules?|douille|gluhbirne\w*|leuchtmittel|fassung|lampadas?|peertje|lampadin[ae])\b/,
    answer: /bulb|socket|\bLED\b/i,
    isThing: true,
  },
  {
    name: 'plug',
    ask: /\b(plugs?|adapters?|enchufe\w*|prise|stecker\w*|adaptador|tomada|ficha|stekker|spina|work in (?:the )?(?:uk|us|usa|england|britain|switzerland))\b/,
    answer: /\bplugs?\b|adapter/i,
    isThing: true,
  },
  {
    name: 'laptop',
    ask: /\b(laptop\w*|macbook\w*|notebook (?:de|von) \d+|portatil|ordinateur)\b/,
    answer: /laptop/i,
    isThing: true,
  },
  {
    name: 'replacing',
    ask: /\b(replac\w*|spare|change the|swap the|cambiar (?:la|el)|repuesto|remplac\w*|changer (?:la|le|l )|ersetz\w*|ersatz\w*|austausch\w*|wechseln|auswechsel\w*|trocar a|substitu\w+|vervang\w*|sostitu\w+)\b/,
    answer: /replac|can be changed|\bspare/i,
    isThing: true,
  },
  {
    name: 'load',
    ask: /\b(load\w*|carry|carries|holds? up|max(?:imum)? weight|belast\w*|traglast|tragt|charge max\w*|supporte|soporta|aguanta|carga|suporta|draagt|draagvermogen|portata)\b/,
    answer: /\bcarries|\bloads? up to|\bbears\b|\btakes \d/i,
    isThing: true,
  },
  {
    name: 'dimming',
    ask: /\b(dim\w*|turn (?:it|the light) down|regular la (?:luz|intensidad)|atenua\w*|regulable|variateur|variable|gradable|intensite|dimmbar|dimmen|intensidade|dimbaar|regolabile)\b/,
    answer: /dimm|\blevels?\b/i,
  },
  { name: 'milk', ask: /\b(milk|milch|lait|leche|leite|melk|latte)\b/, answer: /\bmilk\b/i, weak: true },
  {
    name: 'smell',
    ask: /\b(smell\w*|odou?r\w*|stink\w*|riech\w*|geruch|olor|huele|odeur|cheir\w*|geur|ruikt)\b/,
    answer: /odou?r|smell/i,
  },
  {
    name: 'pair',
    ask: /\b((?:the|a|per|as a) pair|in pairs|la paire|par deux|per paar|als paar|das paar|ein paar oder|el par|par a par|o par|al paio)\b/,
    answer: /singly|\bpair\b/i,
    denied: /singly/i,
    isThing: true,
  },
  {
    name: 'sold singly',
    ask: /\b(singly|sold (?:separately|each)|a l unite|einzeln|por unidad|por unidade|avulso|per stuk|singolarmente)\b/,
    answer: /singly|\bpair\b/i,
    isThing: true,
  },
  {
    name: 'cabin size',
    ask: /\b(cabin|carry on|hand luggage|equipaje de mano|bagage a main|cabine|handgepack\w*|bagagem de mao|handbagage|bagaglio a mano|plane|avion|flugzeug|aviao)\b/,
    answer: /cabin|airline/i,
    isThing: true,
  },
  {
    name: 'fountain pen',
    ask: /\b(fountain pens?|fuller\w*|stylo plume|pluma|caneta de tinta|vulpen|stilografica)\b/,
    answer: /fountain pen/i,
    isThing: true,
  },
  {
    name: 'sharpening',
    ask: /\b(sharpen\w*|regrind|scharf\w*|schleif\w*|aiguis\w*|affut\w*|afil\w+|afiar|slijp\w*|affil\w+)\b/,
    answer: /sharpen|regrind/i,
  },
  { name: 'storage', ask: /\b(storage|speicher|memoria|almacenamiento|stockage|armazenamento)\b/, answer: /^storage\b/i },
];

/** The properties that a text asks about. */
export const propertiesIn = (text: string): Property[] => {
  const question = plain(text).replace(/[-?!.,;:]+/g, ' ');
  return properties.filter(({ ask }) => ask.test(question));
};

/** Whether a word is a property rather than a product: no jacket is called "waterproof". */
export const isProperty = (word: string) => properties.some(({ ask, weak, isThing }) => !weak && !isThing && ask.test(word));
