import type { Refusal } from '../discounts/index.ts';
import type { Method } from './payments.ts';
import { spokenIn } from '../../../platform/lib/spoken.ts';

/** The fields of the form, in the order they stand. */
export const fields = ['name', 'email', 'phone', 'line1', 'line2', 'postcode', 'city', 'region', 'country', 'method'] as const;
export type Field = (typeof fields)[number];

/** What a customer reads at a checkout link. */
export type Words = {
  title: (shop: string) => string;
  cart: string;
  each: (price: string) => string;
  subtotal: string;
  discount: string;
  shipping: string;
  free: string;
  tax: string;
  total: string;
  code: string;
  apply: string;
  contact: string;
  address: string;
  labels: Record<Exclude<Field, 'method'>, string>;
  optional: string;
  choose: string;
  pay: string;
  methods: Record<Method, readonly [name: string, hint: string]>;
  place: string;
  until: (day: string) => string;
  check: string;
  faults: Record<Field, string>;
  long: string;
  changed: string;
  stock: (names: string) => string;
  refused: Record<Exclude<Refusal, 'minimum'>, string>;
  minimum: (amount: string) => string;
  thanks: string;
  placed: (number: string) => string;
  next: Record<Method | 'prepaid', string>;
  closedTitle: string;
  expired: string;
  cancelled: string;
  missing: string;
};

export const words = {
  en: {
    title: (shop) => `Your order from ${shop}`,
    cart: 'Your cart',
    each: (price) => `${price} each`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    code: 'Discount code',
    apply: 'Apply',
    contact: 'About you',
    address: 'Where it goes',
    labels: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      line1: 'Street and number',
      line2: 'Flat, floor, company',
      postcode: 'Postcode',
      city: 'Town or city',
      region: 'State or province',
      country: 'Country',
    },
    optional: 'optional',
    choose: 'Choose',
    pay: 'How you pay',
    methods: {
      on_delivery: ['On delivery', 'You pay when the parcel arrives.'],
      invoice: ['By invoice', 'You get an invoice and pay by bank transfer.'],
    },
    place: 'Place order',
    until: (day) => `This link is good until ${day}.`,
    check: 'Please correct this first:',
    faults: {
      name: 'Enter your name.',
      email: 'Enter your e-mail address, such as ann@example.com.',
      phone: 'Enter a phone number, or leave it empty.',
      line1: 'Enter the street and number.',
      line2: 'Use at most 200 characters.',
      postcode: 'Enter the postcode.',
      city: 'Enter the town or city.',
      region: 'Use at most 100 characters.',
      country: 'Choose the country.',
      method: 'Choose how you want to pay.',
    },
    long: 'This is too long.',
    changed: 'The order or its total has changed. Please look at it again, then place it.',
    stock: (names) => `There is not enough left of: ${names}. Please ask the shop for a new link.`,
    refused: {
      unknown: 'There is no such discount code.',
      off: 'This discount code cannot be used.',
      scheduled: 'This discount code cannot be used yet.',
      ended: 'This discount code has ended.',
      used_up: 'This discount code was used up.',
    },
    minimum: (amount) => `This discount code needs at least ${amount} in the cart.`,
    thanks: 'Thank you for your order!',
    placed: (number) => `Your order number is ${number}.`,
    next: {
      on_delivery: 'You pay when it arrives.',
      invoice: 'You will get an invoice from the shop.',
      prepaid: 'The shop will tell you how to pay.',
    },
    closedTitle: 'This link can no longer be used',
    expired: 'It has expired. Please ask the shop for a new one.',
    cancelled: 'The shop took it back. Please ask there for a new one.',
    missing: 'There is no order at this address. Please open the link as the shop sent it.',
  },
  de: {
    title: (shop) => `Ihre Bestellung bei ${shop}`,
    cart: 'Ihr Warenkorb',
    each: (price) => `je ${price}`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    tax: 'Steuer',
    total: 'Gesamt',
    code: 'Rabattcode',
    apply: 'Anwenden',
    contact: 'Über Sie',
    address: 'Wohin es geht',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      line1: 'Straße und Hausnummer',
      line2: 'Wohnung, Stock, Firma',
      postcode: 'Postleitzahl',
      city: 'Ort',
      region: 'Bundesland oder Region',
      country: 'Land',
    },
    optional: 'freiwillig',
    choose: 'Auswählen',
    pay: 'Wie Sie zahlen',
    methods: {
      on_delivery: ['Bei Lieferung', 'Sie zahlen, wenn das Paket ankommt.'],
      invoice: ['Auf Rechnung', 'Sie erhalten eine Rechnung und überweisen.'],
    },
    place: 'Kostenpflichtig bestellen',
    until: (day) => `Dieser Link gilt bis ${day}.`,
    check: 'Bitte berichtigen Sie zuerst:',
    faults: {
      name: 'Geben Sie Ihren Namen ein.',
      email: 'Geben Sie Ihre E-Mail-Adresse ein, etwa ann@example.com.',
      phone: 'Geben Sie eine Telefonnummer ein oder lassen Sie das Feld leer.',
      line1: 'Geben Sie Straße und Hausnummer ein.',
      line2: 'Höchstens 200 Zeichen.',
      postcode: 'Geben Sie die Postleitzahl ein.',
      city: 'Geben Sie den Ort ein.',
      region: 'Höchstens 100 Zeichen.',
      country: 'Wählen Sie das Land.',
      method: 'Wählen Sie, wie Sie zahlen möchten.',
    },
    long: 'Das ist zu lang.',
    changed: 'Die Bestellung oder ihr Gesamtbetrag hat sich geändert. Bitte prüfen Sie sie und bestellen Sie dann.',
    stock: (names) => `Davon ist nicht mehr genug da: ${names}. Bitte fragen Sie den Shop nach einem neuen Link.`,
    refused: {
      unknown: 'Diesen Rabattcode gibt es nicht.',
      off: 'Dieser Rabattcode kann nicht verwendet werden.',
      scheduled: 'Dieser Rabattcode gilt noch nicht.',
      ended: 'Dieser Rabattcode ist abgelaufen.',
      used_up: 'Dieser Rabattcode ist aufgebraucht.',
    },
    minimum: (amount) => `Für diesen Rabattcode braucht es mindestens ${amount} im Warenkorb.`,
    thanks: 'Vielen Dank für Ihre Bestellung!',
    placed: (number) => `Ihre Bestellnummer ist ${number}.`,
    next: {
      on_delivery: 'Sie zahlen, wenn sie ankommt.',
      invoice: 'Sie erhalten eine Rechnung vom Shop.',
      prepaid: 'Der Shop sagt Ihnen, wie Sie zahlen.',
    },
    closedTitle: 'Dieser Link gilt nicht mehr',
    expired: 'Er ist abgelaufen. Bitte fragen Sie den Shop nach einem neuen.',
    cancelled: 'Der Shop hat ihn zurückgenommen. Bitte fragen Sie dort nach einem neuen.',
    missing: 'Unter dieser Adresse gibt es keine Bestellung. Bitte öffnen Sie den Link so, wie der Shop ihn gesendet hat.',
  },
  es: {
    title: (shop) => `Su pedido en ${shop}`,
    cart: 'Su carrito',
    each: (price) => `${price} por unidad`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    tax: 'Impuestos',
    total: 'Total',
    code: 'Código de descuento',
    apply: 'Aplicar',
    contact: 'Sus datos',
    address: 'Dirección de entrega',
    labels: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      line1: 'Calle y número',
      line2: 'Piso, puerta, empresa',
      postcode: 'Código postal',
      city: 'Localidad',
      region: 'Provincia',
      country: 'País',
    },
    optional: 'opcional',
    choose: 'Elegir',
    pay: 'Cómo paga',
    methods: {
      on_delivery: ['Contra reembolso', 'Paga cuando llegue el paquete.'],
      invoice: ['Con factura', 'Recibe una factura y paga por transferencia.'],
    },
    place: 'Hacer el pedido',
    until: (day) => `Este enlace es válido hasta el ${day}.`,
    check: 'Corrija primero lo siguiente:',
    faults: {
      name: 'Escriba su nombre.',
      email: 'Escriba su correo electrónico, como ann@example.com.',
      phone: 'Escriba un teléfono o deje el campo vacío.',
      line1: 'Escriba la calle y el número.',
      line2: 'Use como máximo 200 caracteres.',
      postcode: 'Escriba el código postal.',
      city: 'Escriba la localidad.',
      region: 'Use como máximo 100 caracteres.',
      country: 'Elija el país.',
      method: 'Elija cómo quiere pagar.',
    },
    long: 'Es demasiado largo.',
    changed: 'El pedido o su total ha cambiado. Revíselo de nuevo y después haga el pedido.',
    stock: (names) => `No queda suficiente de: ${names}. Pida un enlace nuevo a la tienda.`,
    refused: {
      unknown: 'Ese código de descuento no existe.',
      off: 'Este código de descuento no se puede usar.',
      scheduled: 'Este código de descuento aún no se puede usar.',
      ended: 'Este código de descuento ha terminado.',
      used_up: 'Este código de descuento está agotado.',
    },
    minimum: (amount) => `Este código necesita al menos ${amount} en el carrito.`,
    thanks: '¡Gracias por su pedido!',
    placed: (number) => `Su número de pedido es ${number}.`,
    next: {
      on_delivery: 'Paga cuando llegue.',
      invoice: 'La tienda le enviará una factura.',
      prepaid: 'La tienda le dirá cómo pagar.',
    },
    closedTitle: 'Este enlace ya no se puede usar',
    expired: 'Ha caducado. Pida uno nuevo a la tienda.',
    cancelled: 'La tienda lo ha retirado. Pida allí uno nuevo.',
    missing: 'No hay ningún pedido en esta dirección. Abra el enlace tal como lo envió la tienda.',
  },
  fr: {
    title: (shop) => `Votre commande chez ${shop}`,
    cart: 'Votre panier',
    each: (price) => `${price} l’unité`,
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Offerte',
    tax: 'Taxes',
    total: 'Total',
    code: 'Code de réduction',
    apply: 'Appliquer',
    contact: 'Vos coordonnées',
    address: 'Adresse de livraison',
    labels: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      line1: 'Numéro et rue',
      line2: 'Appartement, étage, société',
      postcode: 'Code postal',
      city: 'Ville',
      region: 'Région',
      country: 'Pays',
    },
    optional: 'facultatif',
    choose: 'Choisir',
    pay: 'Votre paiement',
    methods: {
      on_delivery: ['À la livraison', 'Vous payez à l’arrivée du colis.'],
      invoice: ['Sur facture', 'Vous recevez une facture et payez par virement.'],
    },
    place: 'Commander',
    until: (day) => `Ce lien est valable jusqu’au ${day}.`,
    check: 'Corrigez d’abord ceci :',
    faults: {
      name: 'Saisissez votre nom.',
      email: 'Saisissez votre adresse e-mail, par exemple ann@example.com.',
      phone: 'Saisissez un numéro de téléphone ou laissez ce champ vide.',
      line1: 'Saisissez le numéro et la rue.',
      line2: 'Utilisez 200 caractères au plus.',
      postcode: 'Saisissez le code postal.',
      city: 'Saisissez la ville.',
      region: 'Utilisez 100 caractères au plus.',
      country: 'Choisissez le pays.',
      method: 'Choisissez comment payer.',
    },
    long: 'C’est trop long.',
    changed: 'La commande ou son total a changé. Vérifiez-la, puis commandez.',
    stock: (names) => `Il n’en reste pas assez : ${names}. Demandez un nouveau lien à la boutique.`,
    refused: {
      unknown: 'Ce code de réduction n’existe pas.',
      off: 'Ce code de réduction ne peut pas être utilisé.',
      scheduled: 'Ce code de réduction n’est pas encore valable.',
      ended: 'Ce code de réduction a expiré.',
      used_up: 'Ce code de réduction est épuisé.',
    },
    minimum: (amount) => `Ce code demande au moins ${amount} dans le panier.`,
    thanks: 'Merci pour votre commande !',
    placed: (number) => `Votre numéro de commande est ${number}.`,
    next: {
      on_delivery: 'Vous payez à son arrivée.',
      invoice: 'La boutique vous enverra une facture.',
      prepaid: 'La boutique vous dira comment payer.',
    },
    closedTitle: 'Ce lien n’est plus utilisable',
    expired: 'Il a expiré. Demandez-en un nouveau à la boutique.',
    cancelled: 'La boutique l’a retiré. Demandez-lui-en un nouveau.',
    missing: 'Il n’y a pas de commande à cette adresse. Ouvrez le lien tel que la boutique l’a envoyé.',
  },
  pt: {
    title: (shop) => `O seu pedido em ${shop}`,
    cart: 'O seu carrinho',
    each: (price) => `${price} cada`,
    subtotal: 'Subtotal',
    discount: 'Desconto',
    shipping: 'Envio',
    free: 'Grátis',
    tax: 'Impostos',
    total: 'Total',
    code: 'Código de desconto',
    apply: 'Aplicar',
    contact: 'Os seus dados',
    address: 'Morada de entrega',
    labels: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      line1: 'Rua e número',
      line2: 'Andar, porta, empresa',
      postcode: 'Código postal',
      city: 'Cidade',
      region: 'Estado ou distrito',
      country: 'País',
    },
    optional: 'opcional',
    choose: 'Escolher',
    pay: 'Como paga',
    methods: {
      on_delivery: ['Na entrega', 'Paga quando a encomenda chegar.'],
      invoice: ['Por fatura', 'Recebe uma fatura e paga por transferência.'],
    },
    place: 'Fazer o pedido',
    until: (day) => `Este link é válido até ${day}.`,
    check: 'Corrija primeiro o seguinte:',
    faults: {
      name: 'Escreva o seu nome.',
      email: 'Escreva o seu e-mail, como ann@example.com.',
      phone: 'Escreva um telefone ou deixe o campo vazio.',
      line1: 'Escreva a rua e o número.',
      line2: 'Use no máximo 200 caracteres.',
      postcode: 'Escreva o código postal.',
      city: 'Escreva a cidade.',
      region: 'Use no máximo 100 caracteres.',
      country: 'Escolha o país.',
      method: 'Escolha como quer pagar.',
    },
    long: 'É demasiado longo.',
    changed: 'O pedido ou o seu total mudou. Veja-o de novo e depois faça o pedido.',
    stock: (names) => `Já não há suficiente de: ${names}. Peça um novo link à loja.`,
    refused: {
      unknown: 'Esse código de desconto não existe.',
      off: 'Este código de desconto não pode ser usado.',
      scheduled: 'Este código de desconto ainda não pode ser usado.',
      ended: 'Este código de desconto terminou.',
      used_up: 'Este código de desconto esgotou-se.',
    },
    minimum: (amount) => `Este código precisa de pelo menos ${amount} no carrinho.`,
    thanks: 'Obrigado pelo seu pedido!',
    placed: (number) => `O número do seu pedido é ${number}.`,
    next: {
      on_delivery: 'Paga quando chegar.',
      invoice: 'A loja vai enviar-lhe uma fatura.',
      prepaid: 'A loja vai dizer-lhe como pagar.',
    },
    closedTitle: 'Este link já não pode ser usado',
    expired: 'Expirou. Peça um novo à loja.',
    cancelled: 'A loja retirou-o. Peça lá um novo.',
    missing: 'Não há nenhum pedido neste endereço. Abra o link tal como a loja o enviou.',
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The first of these that we speak. */
export const languageOf = (...wanted: (string | null | undefined)[]): Language => spokenIn(words, ...wanted);
