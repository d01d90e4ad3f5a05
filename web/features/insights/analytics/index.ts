// What the dashboard shares with the reports. The router loads the screen itself.
export { dayText } from './figure-text.ts';
export { FigureCard, FigureCardSkeleton, figureGrid } from './figure-card.tsx';
export { axisText, figureText, rowsLink } from './figure-text.ts';
export { Formula } from './formula.tsx';
export { PeriodMenu, upToToday } from './period-menu.tsx';
export { readPeriod, usePeriod } from './use-period.ts';
export { metricName } from './messages.ts';
