import type { Guidance } from '@parley/contract/ai-settings';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Input } from '../../../../ui/input.tsx';
import { t } from '../messages.ts';
import { GuidanceCard } from './guidance-card.tsx';
import { TopicsCard } from './topics-card.tsx';
import type { TabProps } from './use-draft.ts';
import { useRows } from './use-rows.ts';
import { newId } from '../../../../lib/browser.ts';

/** With more cards than this, a search field is worth its room. */
const many = 8;
const maxCards = 100;
const nameOf = ({ title }: Guidance) => title.trim() || t('agent.card_untitled');
const fresh = (): Guidance => ({
  id: newId(),
  title: '',
  when: '',
  intents: [],
  words: [],
  does: 'answer',
  then: '',
  enabled: true,
});

/** What the AI does in certain situations, and which topics it leaves to people. */
export default function GuidanceTab({ draft }: TabProps) {
  const cards = useRows(draft, 'guidance', nameOf);
  const [words, setWords] = useState('');
  const query = words.trim().toLowerCase();
  const shown = cards.rows.filter(
    (card) => query === '' || [card.title, card.when, card.then, ...card.words].join(' ').toLowerCase().includes(query),
  );
  const add = () => {
    setWords('');
    cards.add(fresh());
  };
  const button = draft.mayWrite && (
    <Button icon={<Plus />} disabled={cards.rows.length >= maxCards} onClick={add}>
      {t('agent.guidance_add')}
    </Button>
  );
  return (
    <>
      <Card title={t('agent.guidance')} aside={cards.rows.length > 0 && button} flush>
        <p className="border-b px-3 py-2.5 text-ink-2">{t('agent.guidance_text')}</p>
        {cards.rows.length > many && (
          <div className="border-b px-3 py-2">
            <Input
              role="searchbox"
              aria-label={t('agent.guidance_filter')}
              placeholder={t('agent.guidance_filter')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
        )}
        {cards.rows.length === 0 ? (
          <EmptyState
            icon={<ListChecks />}
            title={t('agent.guidance_none')}
            text={t('agent.guidance_none_text')}
            action={button}
            className="py-10"
          />
        ) : shown.length === 0 ? (
          <p className="px-3 py-6 text-center text-ink-3">{t('agent.guidance_nothing')}</p>
        ) : (
          <ol aria-label={t('agent.guidance')}>
            {shown.map((card) => {
              const at = cards.rows.indexOf(card);
              return (
                <GuidanceCard
                  key={card.id}
                  card={card}
                  name={nameOf(card)}
                  path={`agent.guidance.${at}`}
                  draft={draft}
                  isFirst={at === 0}
                  isLast={at === cards.rows.length - 1}
                  isOpen={cards.isOpen(card.id) || draft.hasError(`agent.guidance.${at}`)}
                  onOpen={(on) => cards.show(card.id, on)}
                  onChange={(change) => cards.change(card.id, change)}
                  onMove={(by) => cards.move(card.id, by)}
                  onDuplicate={() =>
                    cards.add({ ...card, id: newId(), title: t('agent.copy_of', { title: nameOf(card) }).slice(0, 80) }, at + 1)
                  }
                  onDelete={() => cards.remove(card)}
                />
              );
            })}
          </ol>
        )}
      </Card>
      <TopicsCard draft={draft} />
    </>
  );
}
