import type { Language } from './words.ts';

/** The texts of the page where an order is paid by card. */
type Words = {
  title: (number: string) => string;
  due: string;
  pay: (amount: string) => string;
  /** Until when an order placed with card payment waits for it. */
  until: (time: string) => string;
  preparing: string;
  goOn: string;
  slow: string;
  confirming: string;
  unconfirmed: string;
  declined: string;
  processing: string;
  paid: string;
  nothingDue: string;
  cancelled: string;
  off: string;
  check: string;
};

export const payWords: Record<Language, Words> = {
  en: {
    title: (number) => `Pay for order ${number}`,
    due: 'Balance due',
    pay: (amount) => `Pay ${amount} by card`,
    until: (time) => `Please pay by ${time}. After that, the order is canceled.`,
    preparing: 'We’re opening the secure payment page. This takes a moment.',
    goOn: 'Continue to secure payment',
    slow: 'This is taking longer than usual. Please keep this page open, or come back in a few minutes.',
    confirming: 'We’re confirming your payment. This takes a moment.',
    unconfirmed: 'We haven’t received your payment yet. If you’ve just paid, please don’t pay again: come back in a few minutes.',
    declined: 'Your last payment didn’t go through. Please try again or use another card.',
    processing: 'Your payment is being processed. You don’t need to do anything.',
    paid: 'Your payment has arrived. Thank you!',
    nothingDue: 'There’s nothing to pay for this order.',
    cancelled: 'This order was canceled, so it can’t be paid anymore.',
    off: 'The shop can’t take card payments right now. Please contact the shop.',
    check: 'Check again',
  },
  de: {
    title: (number) => `Bestellung ${number} bezahlen`,
    due: 'Offener Betrag',
    pay: (amount) => `${amount} mit Karte zahlen`,
    until: (time) => `Bitte zahlen Sie bis ${time}. Danach wird die Bestellung storniert.`,
    preparing: 'Wir öffnen die sichere Zahlungsseite. Das dauert einen Moment.',
    goOn: 'Weiter zur sicheren Zahlung',
    slow: 'Das dauert länger als sonst. Bitte lassen Sie diese Seite offen oder kommen Sie in ein paar Minuten wieder.',
    confirming: 'Wir bestätigen Ihre Zahlung. Das dauert einen Moment.',
    unconfirmed:
      'Ihre Zahlung ist noch nicht eingegangen. Falls Sie gerade bezahlt haben, zahlen Sie bitte nicht noch einmal, sondern schauen Sie in ein paar Minuten wieder vorbei.',
    declined: 'Ihre letzte Zahlung hat nicht geklappt. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
    processing: 'Ihre Zahlung wird bearbeitet. Sie müssen nichts weiter tun.',
    paid: 'Ihre Zahlung ist eingegangen. Vielen Dank!',
    nothingDue: 'Für diese Bestellung ist nichts zu zahlen.',
    cancelled: 'Diese Bestellung wurde storniert und kann nicht mehr bezahlt werden.',
    off: 'Der Shop kann gerade keine Kartenzahlungen annehmen. Bitte wenden Sie sich an den Shop.',
    check: 'Noch einmal prüfen',
  },
  es: {
    title: (number) => `Pagar el pedido ${number}`,
    due: 'Importe pendiente',
    pay: (amount) => `Pagar ${amount} con tarjeta`,
    until: (time) => `Paga antes de ${time}. Después, el pedido se cancela.`,
    preparing: 'Estamos abriendo la página de pago segura. Tarda un momento.',
    goOn: 'Continuar al pago seguro',
    slow: 'Está tardando más de lo normal. Deja esta página abierta o vuelve en unos minutos.',
    confirming: 'Estamos confirmando tu pago. Tarda un momento.',
    unconfirmed: 'Todavía no hemos recibido tu pago. Si acabas de pagar, no pagues otra vez: vuelve en unos minutos.',
    declined: 'Tu último pago no se completó. Inténtalo de nuevo o usa otra tarjeta.',
    processing: 'Tu pago se está procesando. No tienes que hacer nada.',
    paid: 'Hemos recibido tu pago. ¡Gracias!',
    nothingDue: 'Este pedido no tiene nada pendiente de pago.',
    cancelled: 'Este pedido se canceló, así que ya no se puede pagar.',
    off: 'La tienda no puede aceptar pagos con tarjeta en este momento. Ponte en contacto con ella.',
    check: 'Comprobar de nuevo',
  },
  fr: {
    title: (number) => `Payer la commande ${number}`,
    due: 'Montant à payer',
    pay: (amount) => `Payer ${amount} par carte`,
    until: (time) => `Veuillez payer avant ${time}. Passé ce délai, la commande sera annulée.`,
    preparing: 'Nous ouvrons la page de paiement sécurisée. Un instant.',
    goOn: 'Continuer vers le paiement sécurisé',
    slow: 'Cela prend plus de temps que d’habitude. Gardez cette page ouverte ou revenez dans quelques minutes.',
    confirming: 'Nous confirmons votre paiement. Un instant.',
    unconfirmed:
      'Nous n’avons pas encore reçu votre paiement. Si vous venez de payer, ne payez pas une seconde fois : revenez dans quelques minutes.',
    declined: 'Votre dernier paiement n’a pas abouti. Réessayez ou utilisez une autre carte.',
    processing: 'Votre paiement est en cours de traitement. Vous n’avez rien à faire.',
    paid: 'Nous avons bien reçu votre paiement. Merci !',
    nothingDue: 'Il n’y a rien à payer pour cette commande.',
    cancelled: 'Cette commande a été annulée et ne peut plus être payée.',
    off: 'La boutique ne peut pas accepter de carte pour le moment. Veuillez la contacter.',
    check: 'Vérifier à nouveau',
  },
  pt: {
    title: (number) => `Pagar a encomenda ${number}`,
    due: 'Valor em dívida',
    pay: (amount) => `Pagar ${amount} com cartão`,
    until: (time) => `Pague até ${time}. Depois disso, a encomenda é cancelada.`,
    preparing: 'Estamos a abrir a página de pagamento segura. Só um momento.',
    goOn: 'Continuar para o pagamento seguro',
    slow: 'Está a demorar mais do que o habitual. Mantenha esta página aberta ou volte dentro de alguns minutos.',
    confirming: 'Estamos a confirmar o seu pagamento. Só um momento.',
    unconfirmed: 'Ainda não recebemos o seu pagamento. Se acabou de pagar, não pague outra vez: volte dentro de alguns minutos.',
    declined: 'O seu último pagamento não foi concluído. Tente novamente ou use outro cartão.',
    processing: 'O seu pagamento está a ser processado. Não precisa de fazer nada.',
    paid: 'Recebemos o seu pagamento. Obrigado!',
    nothingDue: 'Não há nada a pagar nesta encomenda.',
    cancelled: 'Esta encomenda foi cancelada, por isso já não pode ser paga.',
    off: 'De momento, a loja não consegue aceitar cartões. Contacte a loja.',
    check: 'Verificar novamente',
  },
  nl: {
    title: (number) => `Bestelling ${number} betalen`,
    due: 'Nog te betalen',
    pay: (amount) => `${amount} met kaart betalen`,
    until: (time) => `Betaal vóór ${time}. Daarna wordt de bestelling geannuleerd.`,
    preparing: 'We openen de beveiligde betaalpagina. Een ogenblik.',
    goOn: 'Verder naar de beveiligde betaling',
    slow: 'Dit duurt langer dan normaal. Houd deze pagina open of kom over een paar minuten terug.',
    confirming: 'We bevestigen je betaling. Een ogenblik.',
    unconfirmed:
      'We hebben je betaling nog niet ontvangen. Heb je net betaald? Betaal dan niet nog een keer, maar kom over een paar minuten terug.',
    declined: 'Je laatste betaling is niet gelukt. Probeer het opnieuw of gebruik een andere kaart.',
    processing: 'Je betaling wordt verwerkt. Je hoeft niets te doen.',
    paid: 'We hebben je betaling ontvangen. Bedankt!',
    nothingDue: 'Voor deze bestelling hoef je niets te betalen.',
    cancelled: 'Deze bestelling is geannuleerd en kan niet meer worden betaald.',
    off: 'De winkel kan nu geen kaartbetalingen aannemen. Neem contact op met de winkel.',
    check: 'Opnieuw controleren',
  },
  it: {
    title: (number) => `Paga l’ordine ${number}`,
    due: 'Importo da pagare',
    pay: (amount) => `Paga ${amount} con carta`,
    until: (time) => `Paga entro ${time}. Dopo, l’ordine viene annullato.`,
    preparing: 'Stiamo aprendo la pagina di pagamento sicura. Un attimo.',
    goOn: 'Continua al pagamento sicuro',
    slow: 'Ci vuole più tempo del solito. Tieni aperta questa pagina o torna tra qualche minuto.',
    confirming: 'Stiamo confermando il pagamento. Un attimo.',
    unconfirmed: 'Non abbiamo ancora ricevuto il pagamento. Se hai appena pagato, non pagare di nuovo: torna tra qualche minuto.',
    declined: 'L’ultimo pagamento non è andato a buon fine. Riprova o usa un’altra carta.',
    processing: 'Il pagamento è in elaborazione. Non devi fare nulla.',
    paid: 'Abbiamo ricevuto il pagamento. Grazie!',
    nothingDue: 'Per questo ordine non c’è nulla da pagare.',
    cancelled: 'Questo ordine è stato annullato e non può più essere pagato.',
    off: 'Al momento il negozio non può accettare carte. Contatta il negozio.',
    check: 'Controlla di nuovo',
  },
};
