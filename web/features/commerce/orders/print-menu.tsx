import {
  downloadInvoice,
  downloadInvoices,
  downloadLabel,
  downloadLabels,
  downloadPackingSlip,
  downloadPackingSlips,
  labelSizes,
} from '@parley/contract/orders';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { saveDownload } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { t } from './messages.ts';

const most = 100;
/** In milliseconds: a document that takes longer says that it is on its way. */
const slow = 1000;

type PrintProps = {
  /** The orders to print; undefined for all that match a filter, which are too many for one document. */
  ids: readonly string[] | undefined;
  /** The number of a single order, for the names of the files. */
  number?: string;
  look: 'button' | 'row' | 'bulk';
};

/** What is printed: a packing slip, an invoice, or a label of a size. */
type Printed = 'packing_slip' | 'invoice' | (typeof labelSizes)[number];

/** Prints packing slips, labels and invoices as PDF. Not shown to those who see personal data masked. */
export function PrintMenu({ ids, number, look }: PrintProps) {
  const may = useMay('personal_data:read');
  const { print, isBusy } = usePrint(ids, number);
  if (!may) return null;
  const label = number && look === 'row' ? t('orders.print_order', { number }) : t('orders.print');
  const button = (
    <Button variant={look === 'bulk' ? 'ghost' : 'default'} icon={<Printer />} busy={isBusy}>
      {label}
    </Button>
  );
  const icon = (
    <IconButton className="size-7!" label={label} icon={<Printer className="size-4" />} tabIndex={-1} aria-disabled={isBusy || undefined} />
  );
  const menu = (
    <Menu align="end" trigger={look === 'row' ? icon : button}>
      <MenuItem onSelect={() => void print('packing_slip')}>{t('orders.packing_slip')}</MenuItem>
      {labelSizes.map((size) => (
        <MenuItem key={size} onSelect={() => void print(size)}>
          {t(`orders.label_${size}`)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => void print('invoice')}>{t('orders.invoice')}</MenuItem>
    </Menu>
  );
  // Over the link that a row is.
  return look === 'row' ? <span className="relative z-1">{menu}</span> : menu;
}

function usePrint(ids: readonly string[] | undefined, number = '') {
  const merchant = useMerchantId();
  const [isBusy, setBusy] = useState(false);
  const download = (what: Printed) => {
    const isLabel = what !== 'packing_slip' && what !== 'invoice';
    const name = `${t(isLabel ? `orders.label_${what}` : `orders.${what}`)} ${number}`.trim();
    const [id, ...others] = ids ?? [];
    const one = id !== undefined && others.length === 0 ? { merchant, id } : undefined;
    const all = { merchant, ids: (ids ?? []).join(',') };
    if (isLabel)
      return one
        ? saveDownload(downloadLabel, { ...one, size: what }, `${name}.pdf`)
        : saveDownload(downloadLabels, { ...all, size: what }, `${name}.pdf`);
    if (one) return saveDownload(what === 'invoice' ? downloadInvoice : downloadPackingSlip, one, `${name}.pdf`);
    return saveDownload(what === 'invoice' ? downloadInvoices : downloadPackingSlips, all, `${name}.pdf`);
  };
  const print = async (what: Printed) => {
    if (isBusy) return;
    if (!ids || ids.length > most) return void notify.error(t('orders.print_too_many'));
    setBusy(true);
    let shown: string | undefined;
    const timer = setTimeout(() => {
      shown = notify.loading(t('orders.printing', { count: ids.length }));
    }, slow);
    await download(what);
    clearTimeout(timer);
    if (shown !== undefined) notify.dismiss(shown);
    setBusy(false);
  };
  return { print, isBusy };
}
