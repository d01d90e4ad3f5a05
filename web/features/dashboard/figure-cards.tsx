import type { Figure } from '@parley/contract/figures';
import { formatPercent } from '../../lib/format.ts';
import { FigureCard, FigureCardSkeleton, figureGrid, figureText } from '../analytics/index.ts';
import type { Overview } from './data.ts';
import { t } from './words.ts';

/** In two rows of four: what was earned and how fast, then how much there was. */
const order = ['revenue', 'sold_in_chat', 'ai_resolution', 'first_reply_ai', 'orders', 'conversations', 'first_reply_people', 'csat'];

export function FigureCards({ overview }: { overview: Overview | undefined }) {
  if (!overview)
    return (
      <div className={figureGrid} aria-busy>
        {order.map((key) => (
          <FigureCardSkeleton key={key} />
        ))}
      </div>
    );
  const { figures, currency } = overview;
  const find = (key: string) => figures.find((figure) => figure.key === key);
  return (
    <div className={figureGrid}>
      {order.map((key) => {
        const figure = find(key);
        return figure && <FigureCard key={key} figure={figure} currency={currency} note={noteOf(figure, find, currency)} />;
      })}
    </div>
  );
}

/** What says more than the difference: of chat its share of revenue, both before refunds; of the AI's speed that of people. */
function noteOf({ key, value }: Figure, find: (key: string) => Figure | undefined, currency: string) {
  const revenue = Number(find('gross')?.value ?? 0);
  if (key === 'sold_in_chat' && revenue > 0)
    return <span className="text-ai">{t('dashboard.of_revenue', { share: formatPercent(Number(value) / revenue) })}</span>;
  const people = find('first_reply_people');
  if (key === 'first_reply_ai' && people?.value)
    return <span className="text-ink-3">{t('dashboard.people', { time: figureText(people.value, people.unit, currency) })}</span>;
  return undefined;
}
