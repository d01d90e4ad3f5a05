import { Link } from 'react-router';
import { t } from '../lib/messages.ts';
import { Logo } from '../ui/logo.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { titleOf, usePage } from './page.ts';

/** A page with a URL and a menu entry, but without contents yet. */
export function UnbuiltPage() {
  const page = usePage();
  return page && <Unbuilt title={titleOf(page)} />;
}

/** The same for a visitor, without the menu. */
export const UnbuiltPublicPage = () => (
  <div className="min-h-dvh px-5">
    <header className="flex h-16 items-center">
      <Link to="/" className="touch-target rounded">
        <Logo />
      </Link>
    </header>
    <main className="mx-auto max-w-[720px]">
      <UnbuiltPage />
    </main>
  </div>
);

/** The notice of a page without contents yet. */
function Unbuilt({ title }: { title: string }) {
  return (
    <div data-unbuilt className="px-5 py-[18px] max-md:px-4">
      <PageHeader title={title} text={t('ui.unbuilt')} />
    </div>
  );
}
