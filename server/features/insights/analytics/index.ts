// Public API of analytics, so that the dashboard uses the same formulas.
export { endingsOf } from './endings.ts';
export type { FigureKey } from './formulas.ts';
export { figuresOf, measureMoney, measureConversations, together } from './measure.ts';
export type { Period } from './days.ts';
export { headOf, periodOf } from './period.ts';
export { revenueByDay } from './revenue.ts';
