// What the dashboard shows of figures, too. The screen itself is loaded by the router.
export { dayText } from './figure-text.ts';
export { FigureCard, FigureCardSkeleton, figureGrid } from './figure-card.tsx';
export { axisText, figureText, rowsLink } from './figure-text.ts';
export { Formula } from './formula.tsx';
export { PeriodMenu, upToToday } from './period-menu.tsx';
export { readPeriod, usePeriod } from './use-period.ts';
export { named } from './words.ts';
