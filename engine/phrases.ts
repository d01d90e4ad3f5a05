import type { TrainedLanguage, Phrases } from './intents.ts';
import { de } from './phrases/de.ts';
import { dePack } from './phrases/de-pack.ts';
import { en } from './phrases/en.ts';
import { enPack } from './phrases/en-pack.ts';
import { es } from './phrases/es.ts';
import { esPack } from './phrases/es-pack.ts';
import { fr } from './phrases/fr.ts';
import { frPack } from './phrases/fr-pack.ts';
import type { Pack } from './phrases/pack.ts';
import { pt } from './phrases/pt.ts';
import { ptPack } from './phrases/pt-pack.ts';

/** Full training sentences, by intent. */
export const phrases: Record<TrainedLanguage, Phrases> = { en, es, fr, de, pt };

/** Grammars that combine requests with the many ways to phrase them. */
export const packs: Record<TrainedLanguage, Pack> = { en: enPack, es: esPack, fr: frPack, de: dePack, pt: ptPack };
