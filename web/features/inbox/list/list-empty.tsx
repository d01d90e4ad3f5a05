import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Place } from '../use-inbox-url.ts';
import { t } from '../words.ts';

type EmptyProps = {
  place: Place;
  /** A filter, a view, a status or words leave out what there may be. */
  isNarrowed: boolean;
  onNarrow: (part: Partial<Place>) => void;
};

/** What will appear here, and the step that makes it appear. */
export function ListEmpty({ place: { tab, q }, isNarrowed, onNarrow }: EmptyProps) {
  if (q) {
    const clear = <Button onClick={() => onNarrow({ q: '', status: '' })}>{t('inbox.clear_search')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('inbox.empty_search')} text={t('inbox.empty_search_text')} action={clear} />;
  }
  if (isNarrowed) {
    const clear = <Button onClick={() => onNarrow({ status: '', filter: '', view: '' })}>{t('list.clear_filter')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('list.empty_filter')} text={t('list.empty_filter_text')} action={clear} />;
  }
  const step =
    tab === 'all' ? (
      <a className={buttonClass()} href="/demo" target="_blank" rel="noreferrer">
        {t('inbox.open_demo')}
      </a>
    ) : (
      <Button onClick={() => onNarrow({ tab: 'all' })}>{t('inbox.see_all')}</Button>
    );
  return <EmptyState icon={<Inbox />} title={t(`inbox.empty_${tab}`)} text={t(`inbox.empty_${tab}_text`)} action={step} />;
}
