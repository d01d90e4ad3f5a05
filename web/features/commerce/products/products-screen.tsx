import Download from 'lucide-react/icons/download';
import Equal from 'lucide-react/icons/equal';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import Table2 from 'lucide-react/icons/table-2';
import Upload from 'lucide-react/icons/upload';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ImportDialog, useExport } from '../../lists/imports/index.ts';
import { type ListNarrowing, ListScreen } from '../../lists/lists/index.ts';
import { productsList } from './products-list.tsx';
import { t } from './messages.ts';

const ProductDrawer = lazy(() => import('./product-drawer.tsx'));
const NewProduct = lazy(() => import('./new-product.tsx'));
const Collections = lazy(() => import('./collections/collections-screen.tsx'));
const GiftCardsScreen = lazy(async () => ({ default: (await import('../gift-cards/index.ts')).GiftCardsScreen }));
const Synonyms = lazy(() => import('./search/synonyms.tsx'));
const MetafieldsDialog = lazy(() => import('./metafields/metafields-dialog.tsx'));
const VariantGrid = lazy(() => import('./grid/variant-grid.tsx'));

/** The products, or on their tabs the collections and gift cards. */
export function ProductsScreen() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab !== 'collections' && tab !== 'gift-cards') return <Products />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} rowHeight={60} />}>{tab === 'gift-cards' ? <GiftCardsScreen /> : <Collections />}</Suspense>
  );
}

/** All products; one of them beside the list; prices and stock as a grid. */
function Products() {
  const mayWrite = useMay('products:write');
  const mayImport = useMay('imports:write');
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isInSynonyms, setInSynonyms] = useState(false);
  const [isInFields, setInFields] = useState(false);
  useHotkey('n', () => setCreating(true), { when: mayWrite, harmless: true });
  const create = () => setCreating(true);
  const startImport = mayImport ? () => setImporting(true) : undefined;
  const [search, setSearch] = useSearchParams();
  const isGrid = search.get('grid') === '1';
  const put = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return (
    <>
      <ListScreen
        definition={productsList}
        drawer={(id, close) => <ProductDrawer key={id} id={id} onClose={close} />}
        instead={
          isGrid
            ? (query) => (
                <Suspense fallback={<SkeletonRows rows={12} rowHeight={37} />}>
                  <VariantGrid query={query} mayWrite={mayWrite} onOpen={(id) => put('product', id)} />
                </Suspense>
              )
            : undefined
        }
        tools={(narrowing) => (
          <>
            <Tool
              label={isGrid ? t('products.grid_end') : t('products.grid')}
              icon={<Table2 />}
              onClick={() => put('grid', isGrid ? '' : '1')}
            />
            {!isGrid && (
              <MoreMenu
                narrowing={narrowing}
                onImport={startImport}
                onSynonyms={() => setInSynonyms(true)}
                onFields={() => setInFields(true)}
              />
            )}
            {mayWrite && (
              <Button variant="primary" icon={<Plus />} kbd="n" onClick={create}>
                <span className="max-md:sr-only">{t('products.new_product')}</span>
              </Button>
            )}
          </>
        )}
        first={
          <>
            {mayWrite && <Button onClick={create}>{t('products.first')}</Button>}
            {startImport && <Button onClick={startImport}>{t('products.first_import')}</Button>}
          </>
        }
      />
      {isImporting && <ImportDialog kind="products" open onClose={() => setImporting(false)} />}
      {isInSynonyms && (
        <Suspense>
          <Synonyms onClose={() => setInSynonyms(false)} />
        </Suspense>
      )}
      {isInFields && (
        <Suspense>
          <MetafieldsDialog onClose={() => setInFields(false)} />
        </Suspense>
      )}
      {isCreating && (
        <Suspense>
          <NewProduct onMade={(id) => put('product', id)} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

type ToolProps = { label: string; icon: ReactNode; onClick: () => void };

/** A text label where there is room. */
const Tool = ({ label, icon, onClick }: ToolProps) =>
  useIsPhone() ? (
    <IconButton variant="default" label={label} icon={icon} onClick={onClick} />
  ) : (
    <Button icon={icon} onClick={onClick}>
      {label}
    </Button>
  );

type MoreProps = {
  narrowing: ListNarrowing;
  /** Undefined for roles that may not import. */ onImport: (() => void) | undefined;
  onSynonyms: () => void;
  onFields: () => void;
};

function MoreMenu({ narrowing, onImport, onSynonyms, onFields }: MoreProps) {
  const { start, busy } = useExport('products', narrowing);
  return (
    <Menu align="end" trigger={<IconButton label={t('products.menu')} icon={<Ellipsis />} />}>
      {onImport && (
        <MenuItem icon={<Upload />} onSelect={onImport}>
          {t('products.import')}
        </MenuItem>
      )}
      <MenuItem icon={<Download />} disabled={busy} onSelect={start}>
        {t('products.export')}
      </MenuItem>
      <MenuItem icon={<Equal />} onSelect={onSynonyms}>
        {t('products.synonyms')}
      </MenuItem>
      <MenuItem icon={<ListPlus />} onSelect={onFields}>
        {t('products.fields')}
      </MenuItem>
    </Menu>
  );
}
