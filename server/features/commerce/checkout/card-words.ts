import type { Language } from './words.ts';

/** Why a gift card can't be used. */
export type CardRefusal = 'mistyped' | 'unknown' | 'expired' | 'disabled' | 'used_up' | 'limited';
/** The texts of the gift card field. */
export type CardWords = {
  label: string;
  /** The line below the total. */
  card: (lastFour: string) => string;
  /** What is left to pay some other way. */
  toPay: string;
  left: (amount: string) => string;
  covered: string;
  refused: Record<CardRefusal, string>;
};

export const cardWords: Record<Language, CardWords> = {
  en: {
    label: 'Gift card',
    card: (lastFour) => `Gift card ending in ${lastFour}`,
    toPay: 'To pay',
    left: (amount) => `${amount} will be left on the card.`,
    covered: 'Your gift card covers this order.',
    refused: {
      mistyped: 'This isn’t a gift card code. Check it for typing errors.',
      unknown: 'We don’t know this gift card. Check the code.',
      expired: 'This gift card has expired.',
      disabled: 'This gift card can’t be used anymore. Please contact us.',
      used_up: 'This gift card has been used up.',
      limited: 'Too many wrong codes. Please try again in ten minutes.',
    },
  },
  de: {
    label: 'Gutscheinkarte',
    card: (lastFour) => `Gutscheinkarte mit der Endung ${lastFour}`,
    toPay: 'Noch zu zahlen',
    left: (amount) => `Auf der Karte bleiben ${amount}.`,
    covered: 'Ihre Gutscheinkarte deckt diese Bestellung.',
    refused: {
      mistyped: 'Das ist kein Code einer Gutscheinkarte. Bitte prüfen Sie ihn auf Tippfehler.',
      unknown: 'Diese Gutscheinkarte kennen wir nicht. Bitte prüfen Sie den Code.',
      expired: 'Diese Gutscheinkarte ist abgelaufen.',
      disabled: 'Diese Gutscheinkarte ist gesperrt. Bitte wenden Sie sich an uns.',
      used_up: 'Diese Gutscheinkarte ist aufgebraucht.',
      limited: 'Zu viele falsche Codes. Bitte versuchen Sie es in zehn Minuten noch einmal.',
    },
  },
  es: {
    label: 'Tarjeta regalo',
    card: (lastFour) => `Tarjeta regalo terminada en ${lastFour}`,
    toPay: 'Por pagar',
    left: (amount) => `En la tarjeta quedarán ${amount}.`,
    covered: 'Tu tarjeta regalo cubre este pedido.',
    refused: {
      mistyped: 'Este no es un código de tarjeta regalo. Comprueba si hay algún error.',
      unknown: 'No conocemos esta tarjeta regalo. Comprueba el código.',
      expired: 'Esta tarjeta regalo ha caducado.',
      disabled: 'Esta tarjeta regalo ya no se puede usar. Ponte en contacto con nosotros.',
      used_up: 'Esta tarjeta regalo ya no tiene saldo.',
      limited: 'Demasiados códigos incorrectos. Inténtalo de nuevo en diez minutos.',
    },
  },
  fr: {
    label: 'Carte cadeau',
    card: (lastFour) => `Carte cadeau se terminant par ${lastFour}`,
    toPay: 'Reste à payer',
    left: (amount) => `Il restera ${amount} sur la carte.`,
    covered: 'Votre carte cadeau couvre cette commande.',
    refused: {
      mistyped: 'Ce n’est pas un code de carte cadeau. Vérifiez qu’il ne contient pas d’erreur.',
      unknown: 'Nous ne connaissons pas cette carte cadeau. Vérifiez le code.',
      expired: 'Cette carte cadeau a expiré.',
      disabled: 'Cette carte cadeau n’est plus utilisable. Veuillez nous contacter.',
      used_up: 'Cette carte cadeau est épuisée.',
      limited: 'Trop de codes erronés. Veuillez réessayer dans dix minutes.',
    },
  },
  pt: {
    label: 'Cartão-presente',
    card: (lastFour) => `Cartão-presente terminado em ${lastFour}`,
    toPay: 'A pagar',
    left: (amount) => `Ficarão ${amount} no cartão.`,
    covered: 'O seu cartão-presente cobre esta encomenda.',
    refused: {
      mistyped: 'Este não é um código de cartão-presente. Verifique se há erros.',
      unknown: 'Não conhecemos este cartão-presente. Verifique o código.',
      expired: 'Este cartão-presente expirou.',
      disabled: 'Este cartão-presente já não pode ser usado. Contacte-nos.',
      used_up: 'Este cartão-presente já não tem saldo.',
      limited: 'Demasiados códigos errados. Tente novamente dentro de dez minutos.',
    },
  },
  nl: {
    label: 'Cadeaukaart',
    card: (lastFour) => `Cadeaukaart eindigend op ${lastFour}`,
    toPay: 'Nog te betalen',
    left: (amount) => `Er blijft ${amount} op de kaart staan.`,
    covered: 'Je cadeaukaart dekt deze bestelling.',
    refused: {
      mistyped: 'Dit is geen code van een cadeaukaart. Controleer op typefouten.',
      unknown: 'We kennen deze cadeaukaart niet. Controleer de code.',
      expired: 'Deze cadeaukaart is verlopen.',
      disabled: 'Deze cadeaukaart kan niet meer worden gebruikt. Neem contact met ons op.',
      used_up: 'Deze cadeaukaart is opgebruikt.',
      limited: 'Te veel onjuiste codes. Probeer het over tien minuten opnieuw.',
    },
  },
  it: {
    label: 'Carta regalo',
    card: (lastFour) => `Carta regalo che termina con ${lastFour}`,
    toPay: 'Da pagare',
    left: (amount) => `Sulla carta resteranno ${amount}.`,
    covered: 'La tua carta regalo copre questo ordine.',
    refused: {
      mistyped: 'Questo non è un codice di carta regalo. Controlla che non ci siano errori.',
      unknown: 'Non conosciamo questa carta regalo. Controlla il codice.',
      expired: 'Questa carta regalo è scaduta.',
      disabled: 'Questa carta regalo non può più essere usata. Contattaci.',
      used_up: 'Questa carta regalo è esaurita.',
      limited: 'Troppi codici errati. Riprova tra dieci minuti.',
    },
  },
};
