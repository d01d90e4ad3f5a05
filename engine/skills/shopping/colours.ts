import { own } from '@parley/contract/own';
import { plain, stem } from '../../words.ts';

// Colors in our languages, and which of them are shades of another.

const words: Record<string, string> = {
  black:
    'black schwarz schwarze schwarzen schwarzer schwarzes noir noire noirs noires negro negra negros negras preto preta pretos pretas zwart nero nera neri nere',
  white:
    'white weiss weisse weissen weisser weisses blanc blanche blancs blanches blanco blanca blancos blancas branco branca brancos brancas wit bianco bianca bianchi bianche',
  red: 'red rot rote roten roter rotes rouge rouges rojo roja rojos rojas vermelho vermelha vermelhos vermelhas rood rode rosso rossa rossi rosse encarnado encarnada',
  blue: 'blue blau blaue blauen blauer blaues bleu bleue bleus bleues azul azules azuis blauw blauwe blu',
  green: 'green grun grune grunen gruner grunes gruen gruene vert verte verts vertes verde verdes groen groene',
  yellow:
    'yellow gelb gelbe gelben gelber gelbes jaune jaunes amarillo amarilla amarillos amarillas amarelo amarela amarelos amarelas geel giallo gialla gialli gialle',
  grey: 'grey gray grau graue grauen grauer graues gris grise grises cinzento cinzenta cinzentos cinzentas cinza grijs grijze grigio grigia grigi grigie',
  brown: 'brown braun braune braunen brauner braunes brun brune marron marrones castanho castanha marrom bruin bruine marrone',
  orange: 'orange orangen naranja naranjas laranja oranje arancione',
  pink: 'pink rosa rosado rosada rosas rosane roze',
  purple: 'purple violet violett lila morado morada violeta violette roxo roxa paars paarse viola',
  beige: 'beige bege cream creme crema',
  gold: 'gold golden goldene goldenen dore doree dorado dorada dourado dourada goud',
  silver: 'silver silber silbern silberne argente argentee plateado plateada prateado prateada zilver',
  turquoise: 'turquoise turkis turquesa turquoise',
  navy: 'navy marineblau dunkelblau marino marinho',
};
const byWord = new Map(Object.entries(words).flatMap(([colour, line]) => line.split(' ').map((word): [string, string] => [word, colour])));

/** The English name of a color said in any of our languages. */
export const colourOf = (word: string): string | undefined => byWord.get(plain(word)) ?? byWord.get(stem(plain(word)));

/** Shades that shops name, and the basic color that customers say for them. */
export const basicColors: Record<string, string> = {
  ...{
    navy: 'blue',
    sky: 'blue',
    petrol: 'blue',
    ink: 'blue',
    forest: 'green',
    moss: 'green',
    olive: 'green',
    sage: 'green',
    slate: 'grey',
  },
  ...{ mustard: 'yellow', ochre: 'yellow', coral: 'red', rust: 'red', walnut: 'brown', cognac: 'brown', terracotta: 'orange' },
  ...{
    anthracite: 'grey',
    graphite: 'grey',
    charcoal: 'grey',
    oat: 'beige',
    sand: 'beige',
    clay: 'brown',
    brass: 'gold',
    steel: 'silver',
    zinc: 'silver',
  },
};

/** Whether an option's value is a color. */
export const isColour = (value: string) => colourOf(value) !== undefined || own(basicColors, plain(value)) !== undefined;
/** The basic color of a value: "Navy" is blue. */
export const basicOf = (value: string): string | undefined => own(basicColors, plain(value)) ?? colourOf(value);
