import { PictureList } from './picture/picture-list.tsx';
import { PicturePanel } from './picture/picture-panel.tsx';
import { PictureSidebar } from './picture/picture-sidebar.tsx';
import { PictureThread } from './picture/picture-thread.tsx';
import { t } from './messages.ts';

/** A picture of the inbox, built from the product's own components: one sentence for screen readers, and nothing in it can be focused. */
export function ProductPicture() {
  return (
    <div className="mx-auto mt-[46px] max-w-[1120px] px-5 lg:px-0">
      <div
        role="img"
        aria-label={t('landing.picture')}
        className="grid md:h-[500px] overflow-hidden rounded-xl border border-line-strong bg-bg shadow-float select-none md:grid-cols-[260px_1fr] lg:grid-cols-[160px_248px_1fr_238px]"
      >
        <PictureSidebar />
        <PictureList />
        <PictureThread />
        <PicturePanel />
      </div>
    </div>
  );
}
