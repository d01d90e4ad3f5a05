// One unit a line, in the languages that shops write in.
const lists = `l liter litre liters litres litro litros litri
  ml milliliter millilitre milliliters millilitres mililitro mililitros millilitri
  cl centiliter centilitre centiliters centilitres centilitro centilitros centilitri
  g gr gram grams gramme grammes gramm gramo gramos grama gramas grammo grammi
  kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm kilogramo kilogramos quilo quilos chilo chili
  mm millimeter millimetre millimeters millimetres milimetro milimetros millimetro millimetri
  cm centimeter centimetre centimeters centimetres zentimeter centimetro centimetros centimetri
  m meter metre meters metres metro metros metri
  oz ounce ounces
  lb lbs pound pounds
  inch inches zoll pouce pouces pulgada pulgadas polegada polegadas pollice pollici
  w watt watts
  gb gigabyte gigabytes
  tb terabyte terabytes`;
const spellings = new Map(
  lists.split('\n').flatMap((line) => {
    const unit = line.trim().split(/\s+/);
    return unit.map((word) => [word, unit] as const);
  }),
);

/** Every spelling of a quantity as one word, as the catalogue keeps neighbours: "10 litre" is "10l". Empty for anything else. */
export function quantitiesOf(words: readonly string[]): string[] {
  const [, amount, unit = ''] = /^(\d+)(\p{L}+)$/u.exec(words.join('')) ?? [];
  return amount !== undefined && words.length <= 2 ? (spellings.get(unit) ?? []).map((spelling) => amount + spelling) : [];
}
