import type { TrainedLanguage } from '../intents.ts';
import type { Alarms } from './alarm.ts';
import { alarmsDe } from './alarms-de.ts';
import { alarmsEn } from './alarms-en.ts';
import { alarmsEs } from './alarms-es.ts';
import { alarmsFr } from './alarms-fr.ts';
import { alarmsPt } from './alarms-pt.ts';

export const alarms: Record<TrainedLanguage, Alarms> = { en: alarmsEn, es: alarmsEs, fr: alarmsFr, de: alarmsDe, pt: alarmsPt };
