import { anywhere, heardAs } from './pattern.ts';

// In all languages at once: an angry word is angry whatever the language around it was taken for.
const outrage = anywhere(`
  ridiculous, unacceptable, outrageous, disgusting, disgrace, scandal, pathetic, furious, fed up, sick of, scam(?:mers?)?, rip ?off, fraud(?:sters?)?
  liars?, thieves, incompetent, useless, worst, what a joke, waste of (?:time|money), never (?:again|buy)
  inaceptable, verguenza, estafa(?:dores)?, ladrones, harto, harta, indignante, ridiculo, inutiles
  inadmissible, scandaleux, honteux, honte, arnaque, escrocs?, voleurs, ras le bol, marre, furieux, furieuse
  unverschamt(?:heit)?, frechheit, inakzeptabel, betrug, betruger, abzocke, zumutung, lacherlich, stinksauer, die nase voll
  inaceitavel, vergonha, burla, ladroes, farto, farta, absurdo, palhacada`);
const curse = anywhere(`
  fuck\\w*, shit\\w*, bullshit, damn, crap, wtf, asshole\\w*, idiots?, stupid, bastards?, mierda, joder, imbeciles?
  merde, putain, connards?, scheisse?, verdammt, arschloch, dreck, merda, porra, caralho, idiotas?`);
const impatience = anywhere(`
  third time, how many times, still no(?:body| one| answer| reply), nobody (?:answers|replies|helps), for weeks, last time
  tercera vez, nadie (?:responde|contesta), troisieme fois, personne ne (?:repond|m aide)
  zum dritten mal, niemand (?:antwortet|hilft), terceira vez, ninguem (?:responde|ajuda)`);
const aimed = anywhere(`
  you, your, this, su, sus, esto, votre, vos, vous, c est, ihr, ihre, ihnen, das, sie, isto, voces, vosso`);

/** From 0 to 1, from words, capitals and exclamation marks. */
export function angerIn(text: string) {
  const words = heardAs(text);
  const marks = (outrage.test(words) ? 0.5 : 0) + (curse.test(words) ? 0.5 : 0) + (impatience.test(words) ? 0.4 : 0);
  return Math.min(1, marks + (isShouted(text) ? 0.3 : 0) + (/!!+|\?!|!\?/.test(text) ? 0.2 : 0));
}

/** One word of outrage may be said of a jacket; with a mark beside it, or said of the shop, it wants a person. */
export const isAngry = (text: string) => angerIn(text) >= 0.6 || (outrage.test(heardAs(text)) && aimed.test(heardAs(text)));

function isShouted(text: string) {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 12 && letters.replace(/[^\p{Lu}]/gu, '').length / letters.length > 0.7;
}
