import type { Intent } from './intents.ts';

/**
 * Words that shops' pages use for an intent's topic, in all supported languages: they find the page when the customer's own words don't. Unmatched
 * words cost nothing.
 */
export const topics: Partial<Record<Intent, string>> = {
  place_order:
    'order ordering checkout cart basket buy pedido comprar carrito commander commande panier bestellen bestellung warenkorb encomendar encomenda comprar carrinho',
  cancel_order: 'cancel cancelling cancellation cancelar cancelación anular annuler annulation stornieren stornierung storno cancelamento',
  change_order:
    'change changing order added removed swapped modify cambiar modificar pedido modifier commande ändern änderung bestellung alterar encomenda',
  delivery_options:
    'delivery shipping deliver carrier courier pick-up pickup express costs free envío entrega transportista recogida gastos livraison transporteur relais frais versand lieferung paketdienst abholung versandkosten entrega transportadora portes recolha',
  delivery_period:
    'delivery times days working takes arrive shipping plazo entrega envío días tarda délai livraison jours lieferzeit lieferung tage werktage prazo entrega dias demora',
  set_shipping_address:
    'address addresses account delivery dirección dirección cuenta adresse livraison compte lieferadresse adresse konto morada endereço conta',
  change_shipping_address:
    'address changed corrected change delivery parcel dirección cambiar corregir adresse changer corriger lieferadresse ändern korrigieren morada alterar corrigir endereço',
  return_item:
    'return returns send back label unused devolución devolver etiqueta retour retourner renvoyer étiquette rückgabe retoure zurückschicken rücksendung etikett devolução devolver etiqueta',
  exchange_item:
    'exchange exchanges exchanged swap size colour cambio cambiar talla échange échanger taille umtausch umtauschen größe troca trocar tamanho',
  get_refund:
    'refund refunds refunded money back reembolso reembolsamos devolvemos remboursement remboursons erstattung erstatten rückerstattung geld reembolso reembolsamos',
  track_refund:
    'refund refunds refunded days card reembolso días tarjeta remboursement jours carte erstattung tage karte reembolso dias cartão',
  check_refund_policy:
    'refund refunds refunded money back reembolso reembolsamos remboursement remboursons erstattung erstatten geld zurück reembolso',
  check_cancellation_fee:
    'cancel cancelling cancellation fee free charge cost cancelar gratis comisión annuler annulation frais gratuit stornieren stornierung gebühr kostenlos cancelar cancelamento taxa grátis',
  payment_methods:
    'payment pay accept cards PayPal invoice Visa Mastercard pago pagar tarjeta factura paiement payer carte facture zahlung bezahlen zahlungsarten rechnung karte pagamento pagar cartão fatura',
  payment_issue:
    'payment fails failed charged reserved bank card pago falla cobrado tarjeta banco paiement échoue débité carte banque zahlung fehlschlägt abgebucht karte bank pagamento falha cobrado cartão banco',
  get_invoice: 'invoice invoices PDF VAT factura facturas IVA facture factures TVA rechnung rechnungen mehrwertsteuer fatura faturas IVA',
  check_invoice:
    'invoice invoices account orders PDF factura facturas cuenta facture factures compte rechnung rechnungen konto fatura faturas conta',
  create_account:
    'account open sign password register cuenta abrir registrarse compte créer inscription konto eröffnen registrieren conta criar registo',
  edit_account:
    'account changed name e-mail address my cuenta datos cambiar nombre compte données modifier nom konto daten ändern name conta dados alterar nome',
  switch_account: 'account accounts joined another business cuenta cuentas compte comptes konto konten conta contas',
  delete_account:
    'account deleted delete data close cuenta eliminar borrar datos compte supprimer données konto löschen daten conta apagar eliminar dados',
  recover_password:
    'password forgot forgotten link spam contraseña olvidada mot passe oublié passwort vergessen palavra-passe senha esqueceu',
  registration_problems:
    'account sign taken register e-mail password already cuenta registro compte inscription konto registrierung conta registo',
  newsletter_subscription: 'newsletter unsubscribe sign boletín suscribirse newsletter désabonner abonnement abmelden anmelden subscrever',
  discount_question:
    'discount discounts code codes sale sales reduced off newsletter student descuento descuentos código rebajas réduction code promo soldes rabatt gutschein code sale desconto código saldos',
  store_hours:
    'opening hours open closed Monday Saturday Sunday shop counter horario abierto lunes sábado horaires ouvert lundi samedi öffnungszeiten geöffnet montag samstag horário aberto segunda sábado',
  review: 'review reviews rating feedback opinion opinión valoración avis évaluation bewertung bewertungen avaliação opinião',
  contact_customer_service:
    'contact call write e-mail phone hours people answer contacto teléfono correo escribir contact téléphone écrire kontakt telefon schreiben erreichen contacto telefone escrever',
};
