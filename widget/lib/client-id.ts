type Chance = { randomUUID?: () => string; getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array };

/** A unique id for a message. Pages without https have no `randomUUID`. */
export function newClientId(chance: Chance): string {
  if (chance.randomUUID) return chance.randomUUID();
  return [...chance.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
