// The face of analytics: what the dashboard shows is counted here, by the same formulas.
export { endingsOf } from './endings.ts';
export type { FigureKey } from './formulas.ts';
export { figuresOf, measureMoney, measureTalks, together } from './measure.ts';
export type { Period } from './days.ts';
export { headOf, periodOf } from './period.ts';
export { revenueByDay } from './revenue.ts';
