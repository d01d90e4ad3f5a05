import type { OrderStatus } from '@parley/contract/orders';
import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** What an order's card says to the customer. */
const words = {
  en: {
    placed: 'placed on',
    status: {
      draft: 'Not placed yet',
      pending: 'Received',
      confirmed: 'Confirmed',
      processing: 'Being prepared',
      shipped: 'On its way',
      delivered: 'Delivered',
      returned: 'Returned',
      cancelled: 'Canceled',
    },
  },
  es: {
    placed: 'del',
    status: {
      draft: 'Sin completar',
      pending: 'Recibido',
      confirmed: 'Confirmado',
      processing: 'En preparación',
      shipped: 'En camino',
      delivered: 'Entregado',
      returned: 'Devuelto',
      cancelled: 'Cancelado',
    },
  },
  fr: {
    placed: 'du',
    status: {
      draft: 'Non finalisée',
      pending: 'Reçue',
      confirmed: 'Confirmée',
      processing: 'En préparation',
      shipped: 'En route',
      delivered: 'Livrée',
      returned: 'Retournée',
      cancelled: 'Annulée',
    },
  },
  de: {
    placed: 'vom',
    status: {
      draft: 'Noch nicht abgeschlossen',
      pending: 'Eingegangen',
      confirmed: 'Bestätigt',
      processing: 'In Vorbereitung',
      shipped: 'Unterwegs',
      delivered: 'Zugestellt',
      returned: 'Zurückgegeben',
      cancelled: 'Storniert',
    },
  },
  pt: {
    placed: 'de',
    status: {
      draft: 'Por concluir',
      pending: 'Recebida',
      confirmed: 'Confirmada',
      processing: 'Em preparação',
      shipped: 'A caminho',
      delivered: 'Entregue',
      returned: 'Devolvida',
      cancelled: 'Cancelada',
    },
  },
  nl: {
    placed: 'van',
    status: {
      draft: 'Nog niet geplaatst',
      pending: 'Ontvangen',
      confirmed: 'Bevestigd',
      processing: 'Wordt klaargemaakt',
      shipped: 'Onderweg',
      delivered: 'Bezorgd',
      returned: 'Geretourneerd',
      cancelled: 'Geannuleerd',
    },
  },
  it: {
    placed: 'del',
    status: {
      draft: 'Non completato',
      pending: 'Ricevuto',
      confirmed: 'Confermato',
      processing: 'In preparazione',
      shipped: 'In viaggio',
      delivered: 'Consegnato',
      returned: 'Reso',
      cancelled: 'Annullato',
    },
  },
} satisfies Record<string, { placed: string; status: Record<OrderStatus, string> }>;

/** European Portuguese formats. */
const localeOf = (language: keyof typeof words) => (language === 'pt' ? 'pt-PT' : language);

/** The order's state and day in the customer's language, otherwise in English. */
export function orderCardWords(language: string | null, status: OrderStatus, placedAt: Date) {
  const spoken = pickLanguage(words, language);
  const day = new Intl.DateTimeFormat(localeOf(spoken), { dateStyle: 'long', timeZone: 'UTC' }).format(placedAt);
  return { status_text: words[spoken].status[status], detail: `${words[spoken].placed} ${day}` };
}
