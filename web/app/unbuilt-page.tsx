import { t } from '../lib/messages.ts';
import { Unbuilt } from '../ui/unbuilt.tsx';
import { usePage } from './page.ts';

/** A page that has its address and its place in the menu, and no contents yet. */
export function UnbuiltPage() {
  const page = usePage();
  return page && <Unbuilt title={t(page.title)} />;
}
