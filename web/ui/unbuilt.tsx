import { t } from '../lib/messages.ts';
import { PageHeader } from './page-header.tsx';

/** The one notice for a page that has an address but no contents yet. */
export function Unbuilt({ title }: { title: string }) {
  return (
    <div data-unbuilt className="px-5 py-[18px] max-md:px-4">
      <PageHeader title={title} text={t('ui.unbuilt')} />
    </div>
  );
}
