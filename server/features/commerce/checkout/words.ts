import type { Refusal } from '../discounts/index.ts';
import type { Method } from './payments.ts';
import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** The form's fields in their order on the page. */
export const fields = ['name', 'email', 'phone', 'line1', 'line2', 'postcode', 'city', 'region', 'country', 'method'] as const;
export type Field = (typeof fields)[number];

/** The texts of the checkout page. */
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
  /** The label of the code field; `apply` is its button. */
  code: string;
  apply: string;
  /** Headings of the form's three sections: `contact`, `address` and `pay`. */
  contact: string;
  address: string;
  labels: Record<Exclude<Field, 'method'>, string>;
  optional: string;
  /** The empty option of the country list. */
  choose: string;
  pay: string;
  methods: Record<Method, readonly [name: string, hint: string]>;
  place: string;
  until: (day: string) => string;
  /** Title above the list of errors. */
  check: string;
  issues: Record<Field, string>;
  /** Shown when a value is too long for its field. */
  long: string;
  /** Shown when the cart or its total changed while the customer typed. */
  changed: string;
  stock: (names: string) => string;
  refused: Record<Exclude<Refusal, 'minimum'>, string>;
  minimum: (amount: string) => string;
  /** Follows why a code is refused. */
  otherCode: string;
  /** Title of the confirmation page. */
  thanks: string;
  placed: (number: string) => string;
  next: Record<Method | 'prepaid', string>;
  /** Title above the reasons why a link doesn't work. */
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
    contact: 'Contact',
    address: 'Shipping address',
    labels: {
      name: 'Full name',
      email: 'Email',
      phone: 'Phone',
      line1: 'Street and number',
      line2: 'Apartment, floor, company',
      postcode: 'Postal code',
      city: 'City',
      region: 'State or province',
      country: 'Country',
    },
    optional: 'optional',
    choose: 'Choose a country',
    pay: 'Payment',
    methods: {
      on_delivery: ['Pay on delivery', 'You pay when your parcel arrives.'],
      invoice: ['Invoice', 'We’ll send you an invoice to pay by bank transfer.'],
    },
    place: 'Place order',
    until: (day) => `This link is valid until ${day}.`,
    check: 'Please check these fields:',
    issues: {
      name: 'Enter your name.',
      email: 'Enter an email address, such as ann@example.com.',
      phone: 'Enter a phone number, or leave this blank.',
      line1: 'Enter your street and number.',
      line2: 'Use 200 characters or fewer.',
      postcode: 'Enter your postal code.',
      city: 'Enter your city.',
      region: 'Use 100 characters or fewer.',
      country: 'Choose a country.',
      method: 'Choose how you want to pay.',
    },
    long: 'This text is too long. Please shorten it.',
    changed: 'Your cart or the total has changed. Please check it before you place your order.',
    stock: (names) => `Sorry, we don’t have enough in stock: ${names}. Please ask the shop for a new link.`,
    refused: {
      unknown: 'This discount code doesn’t exist.',
      off: 'This discount code can’t be used.',
      scheduled: 'This discount code isn’t valid yet.',
      ended: 'This discount code has expired.',
      used_up: 'This discount code has been used up.',
    },
    minimum: (amount) => `Spend at least ${amount} to use this discount code.`,
    otherCode: 'Try another one, or remove it to continue.',
    thanks: 'Thanks for your order!',
    placed: (number) => `Your order number is ${number}.`,
    next: {
      on_delivery: 'You pay when your parcel arrives.',
      invoice: 'We’ll send you an invoice.',
      prepaid: 'We’ll let you know how to pay.',
    },
    closedTitle: 'This link no longer works',
    expired: 'The link has expired. Please ask the shop for a new one.',
    cancelled: 'The shop has canceled the link. Please ask for a new one.',
    missing: 'We couldn’t find an order at this address. Please open the link exactly as the shop sent it.',
  },
  de: {
    title: (shop) => `Ihre Bestellung bei ${shop}`,
    cart: 'Ihr Warenkorb',
    each: (price) => `je ${price}`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    tax: 'Steuern',
    total: 'Gesamt',
    code: 'Rabattcode',
    apply: 'Einlösen',
    contact: 'Kontakt',
    address: 'Lieferadresse',
    labels: {
      name: 'Vor- und Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      line1: 'Straße und Hausnummer',
      line2: 'Wohnung, Etage, Firma',
      postcode: 'Postleitzahl',
      city: 'Ort',
      region: 'Bundesland oder Region',
      country: 'Land',
    },
    optional: 'optional',
    choose: 'Land auswählen',
    pay: 'Zahlung',
    methods: {
      on_delivery: ['Bei Lieferung', 'Sie zahlen, wenn Ihr Paket ankommt.'],
      invoice: ['Auf Rechnung', 'Wir schicken Ihnen eine Rechnung, die Sie per Überweisung zahlen.'],
    },
    place: 'Kostenpflichtig bestellen',
    until: (day) => `Dieser Link ist bis zum ${day} gültig.`,
    check: 'Bitte prüfen Sie diese Angaben:',
    issues: {
      name: 'Geben Sie Ihren Namen ein.',
      email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ann@example.com.',
      phone: 'Geben Sie eine Telefonnummer ein oder lassen Sie das Feld leer.',
      line1: 'Geben Sie Straße und Hausnummer ein.',
      line2: 'Bitte höchstens 200 Zeichen.',
      postcode: 'Geben Sie Ihre Postleitzahl ein.',
      city: 'Geben Sie Ihren Ort ein.',
      region: 'Bitte höchstens 100 Zeichen.',
      country: 'Wählen Sie ein Land.',
      method: 'Wählen Sie, wie Sie zahlen möchten.',
    },
    long: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
    changed: 'Ihr Warenkorb oder der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen.',
    stock: (names) => `Davon ist leider nicht mehr genug da: ${names}. Bitte fragen Sie den Shop nach einem neuen Link.`,
    refused: {
      unknown: 'Diesen Rabattcode gibt es nicht.',
      off: 'Dieser Rabattcode gilt nicht.',
      scheduled: 'Dieser Rabattcode gilt noch nicht.',
      ended: 'Dieser Rabattcode ist abgelaufen.',
      used_up: 'Dieser Rabattcode ist aufgebraucht.',
    },
    minimum: (amount) => `Dieser Rabattcode gilt ab einem Warenwert von ${amount}.`,
    otherCode: 'Versuchen Sie einen anderen oder entfernen Sie ihn, um fortzufahren.',
    thanks: 'Vielen Dank für Ihre Bestellung!',
    placed: (number) => `Ihre Bestellnummer ist ${number}.`,
    next: {
      on_delivery: 'Sie zahlen, wenn Ihr Paket ankommt.',
      invoice: 'Wir schicken Ihnen eine Rechnung.',
      prepaid: 'Wir melden uns mit den Zahlungsdaten.',
    },
    closedTitle: 'Dieser Link funktioniert nicht mehr',
    expired: 'Der Link ist abgelaufen. Bitte fragen Sie den Shop nach einem neuen.',
    cancelled: 'Der Shop hat den Link deaktiviert. Bitte fragen Sie dort nach einem neuen.',
    missing:
      'Unter dieser Adresse haben wir keine Bestellung gefunden. Bitte öffnen Sie den Link genau so, wie der Shop ihn geschickt hat.',
  },
  es: {
    title: (shop) => `Tu pedido en ${shop}`,
    cart: 'Tu carrito',
    each: (price) => `${price} por unidad`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    tax: 'Impuestos',
    total: 'Total',
    code: 'Código de descuento',
    apply: 'Aplicar',
    contact: 'Contacto',
    address: 'Dirección de envío',
    labels: {
      name: 'Nombre y apellidos',
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
    choose: 'Elige un país',
    pay: 'Pago',
    methods: {
      on_delivery: ['Contra reembolso', 'Pagas cuando llegue el paquete.'],
      invoice: ['Con factura', 'Te enviaremos una factura para pagar por transferencia.'],
    },
    place: 'Hacer el pedido',
    until: (day) => `Este enlace es válido hasta el ${day}.`,
    check: 'Revisa estos campos:',
    issues: {
      name: 'Escribe tu nombre.',
      email: 'Escribe un correo electrónico, como ann@example.com.',
      phone: 'Escribe un teléfono o deja el campo vacío.',
      line1: 'Escribe la calle y el número.',
      line2: 'Usa como máximo 200 caracteres.',
      postcode: 'Escribe el código postal.',
      city: 'Escribe la localidad.',
      region: 'Usa como máximo 100 caracteres.',
      country: 'Elige un país.',
      method: 'Elige cómo quieres pagar.',
    },
    long: 'El texto es demasiado largo. Acórtalo.',
    changed: 'Tu carrito o el total ha cambiado. Revísalo antes de hacer el pedido.',
    stock: (names) => `Lo sentimos, no queda suficiente de: ${names}. Pide un enlace nuevo a la tienda.`,
    refused: {
      unknown: 'Este código de descuento no existe.',
      off: 'Este código de descuento no es válido.',
      scheduled: 'Este código de descuento todavía no es válido.',
      ended: 'Este código de descuento ha caducado.',
      used_up: 'Este código de descuento está agotado.',
    },
    minimum: (amount) => `Para usar este código, tu compra debe ser de al menos ${amount}.`,
    otherCode: 'Prueba con otro o quítalo para continuar.',
    thanks: '¡Gracias por tu pedido!',
    placed: (number) => `Tu número de pedido es ${number}.`,
    next: {
      on_delivery: 'Pagas cuando llegue el paquete.',
      invoice: 'Te enviaremos una factura.',
      prepaid: 'Te diremos cómo pagar.',
    },
    closedTitle: 'Este enlace ya no funciona',
    expired: 'El enlace ha caducado. Pide uno nuevo a la tienda.',
    cancelled: 'La tienda ha desactivado el enlace. Pídele uno nuevo.',
    missing: 'No hemos encontrado ningún pedido con este enlace. Abre el enlace tal como te lo envió la tienda.',
  },
  fr: {
    title: (shop) => `Votre commande chez ${shop}`,
    cart: 'Votre panier',
    each: (price) => `${price} l’unité`,
    subtotal: 'Sous-total',
    discount: 'Réduction',
    shipping: 'Livraison',
    free: 'Offerte',
    tax: 'Taxes',
    total: 'Total',
    code: 'Code de réduction',
    apply: 'Appliquer',
    contact: 'Vos coordonnées',
    address: 'Adresse de livraison',
    labels: {
      name: 'Prénom et nom',
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
    choose: 'Choisissez un pays',
    pay: 'Paiement',
    methods: {
      on_delivery: ['À la livraison', 'Vous payez à l’arrivée du colis.'],
      invoice: ['Sur facture', 'Nous vous envoyons une facture à régler par virement.'],
    },
    place: 'Commander',
    until: (day) => `Ce lien est valable jusqu’au ${day}.`,
    check: 'Vérifiez ces champs :',
    issues: {
      name: 'Saisissez votre nom.',
      email: 'Saisissez une adresse e-mail, par exemple ann@example.com.',
      phone: 'Saisissez un numéro de téléphone ou laissez ce champ vide.',
      line1: 'Saisissez le numéro et la rue.',
      line2: 'Limitez-vous à 200 caractères.',
      postcode: 'Saisissez le code postal.',
      city: 'Saisissez la ville.',
      region: 'Limitez-vous à 100 caractères.',
      country: 'Choisissez un pays.',
      method: 'Choisissez un mode de paiement.',
    },
    long: 'Ce texte est trop long. Raccourcissez-le.',
    changed: 'Votre panier ou son total a changé. Vérifiez-le avant de commander.',
    stock: (names) => `Désolé, le stock est insuffisant : ${names}. Demandez un nouveau lien à la boutique.`,
    refused: {
      unknown: 'Ce code de réduction n’existe pas.',
      off: 'Ce code de réduction n’est pas valable.',
      scheduled: 'Ce code de réduction n’est pas encore valable.',
      ended: 'Ce code de réduction a expiré.',
      used_up: 'Ce code de réduction est épuisé.',
    },
    minimum: (amount) => `Ce code est valable à partir de ${amount} d’achat.`,
    otherCode: 'Essayez-en un autre ou retirez-le pour continuer.',
    thanks: 'Merci pour votre commande !',
    placed: (number) => `Votre numéro de commande est ${number}.`,
    next: {
      on_delivery: 'Vous payez à l’arrivée du colis.',
      invoice: 'Nous vous enverrons une facture.',
      prepaid: 'Nous vous dirons comment payer.',
    },
    closedTitle: 'Ce lien ne fonctionne plus',
    expired: 'Le lien a expiré. Demandez-en un nouveau à la boutique.',
    cancelled: 'La boutique a désactivé le lien. Demandez-lui-en un autre.',
    missing: 'Nous n’avons trouvé aucune commande à cette adresse. Ouvrez le lien tel que la boutique vous l’a envoyé.',
  },
  pt: {
    title: (shop) => `A sua encomenda em ${shop}`,
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
    contact: 'Contacto',
    address: 'Morada de entrega',
    labels: {
      name: 'Nome completo',
      email: 'E-mail',
      phone: 'Telefone',
      line1: 'Rua e número',
      line2: 'Andar, porta, empresa',
      postcode: 'Código postal',
      city: 'Localidade',
      region: 'Distrito ou região',
      country: 'País',
    },
    optional: 'opcional',
    choose: 'Escolha um país',
    pay: 'Pagamento',
    methods: {
      on_delivery: ['Na entrega', 'Paga quando a encomenda chegar.'],
      invoice: ['Por fatura', 'Enviamos-lhe uma fatura para pagar por transferência.'],
    },
    place: 'Fazer a encomenda',
    until: (day) => `Este link é válido até ${day}.`,
    check: 'Verifique estes campos:',
    issues: {
      name: 'Escreva o seu nome.',
      email: 'Escreva um e-mail, como ann@example.com.',
      phone: 'Escreva um número de telefone ou deixe o campo vazio.',
      line1: 'Escreva a rua e o número.',
      line2: 'Use no máximo 200 caracteres.',
      postcode: 'Escreva o código postal.',
      city: 'Escreva a localidade.',
      region: 'Use no máximo 100 caracteres.',
      country: 'Escolha um país.',
      method: 'Escolha como quer pagar.',
    },
    long: 'É demasiado longo.',
    changed: 'O seu carrinho ou o total mudou. Verifique-o antes de fazer a encomenda.',
    stock: (names) => `Lamentamos, já não há quantidade suficiente de: ${names}. Peça um novo link à loja.`,
    refused: {
      unknown: 'Este código de desconto não existe.',
      off: 'Este código de desconto não é válido.',
      scheduled: 'Este código de desconto ainda não é válido.',
      ended: 'Este código de desconto expirou.',
      used_up: 'Este código de desconto esgotou-se.',
    },
    minimum: (amount) => `Para usar este código, a sua compra tem de ser de pelo menos ${amount}.`,
    otherCode: 'Experimente outro ou remova-o para continuar.',
    thanks: 'Obrigado pela sua encomenda!',
    placed: (number) => `O número da sua encomenda é ${number}.`,
    next: {
      on_delivery: 'Paga quando a encomenda chegar.',
      invoice: 'Vamos enviar-lhe uma fatura.',
      prepaid: 'Vamos dizer-lhe como pagar.',
    },
    closedTitle: 'Este link já não funciona',
    expired: 'O link expirou. Peça um novo à loja.',
    cancelled: 'A loja desativou o link. Peça-lhe um novo.',
    missing: 'Não encontrámos nenhuma encomenda neste endereço. Abra o link tal como a loja o enviou.',
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The first of these languages that Parley supports. */
export const languageOf = (...wanted: (string | null | undefined)[]): Language => pickLanguage(words, ...wanted);
