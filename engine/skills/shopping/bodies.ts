/** Parts of the body as customers say them, and as descriptions do. */
export const bodies: readonly [asked: RegExp, answered: RegExp][] = [
  [/\b(?:chest|bust|brust\w*|pecho|poitrine|peito)\b/, /chest/i],
  [/\b(?:head|kopf\w*|cabeza|tete|cabeca|circumference)\b/, /head/i],
  [/\b(?:hands?|palm|handumfang|mano|main|mao)\b/, /hand|palm/i],
  [/\b(?:waist|taille\b.*cm|cintura|taillenumfang)\b/, /waist/i],
  [/\b(?:back|rucken\w*|espalda|dos|costas)\b/, /back/i],
  [/\b(?:pot|topf|maceta|vaso)\b/, /pot\b/i],
];
