import { stem, tokenize } from './words.ts';

/** Synonyms across our five languages. They let "order cancel" and "Bestellung stornieren" share what the model learns. */
const groups: Record<string, string> = {
  cancel:
    'cancel cancelling canceling cancellation canceled cancelled undo revoke annul rescind abort cancelar cancele cancela cancelen cancelación cancelamento anular anulación annuler annulation annulez résilier résiliation stornieren storniere storno stornierung abbestellen widerrufen kündigen kündigung desmarcar',
  order:
    'order orders purchase purchases ordered pedido pedidos compra compras encargo orden commande commandes achat achats bestellung bestellungen bestellte auftrag encomenda encomendas',
  parcel:
    'parcel parcels package packages shipment shipments pakage paquete paquetes envío colis paquet paket pakete sendung lieferung livraison pacote embrulho',
  item: 'item items product products article articles producto productos artículo artículos produit produits artikel produkt produkte produto produtos artigo artigos ware',
  buy: 'buy buying bought acquire purchase purchasing comprar adquirir compro acheter achète kaufen kaufe erwerben bestellen adquirir encomendar',
  change:
    'change changing changed modify modifying edit editing update updating correct correcting amend alter adjust cambiar cambio modificar corregir actualizar editar changer modifier corriger rectifier ändern ändere bearbeiten korrigieren aktualisieren anpassen mudar alterar corrigir atualizar alteração modification änderung modificación',
  add: 'add adding include agregar añadir incluir ajouter hinzufügen ergänzen adicionar acrescentar',
  remove: 'remove removing drop quitar retirar enlever entfernen rausnehmen streichen tirar remover',
  track:
    'track tracking trace locate rastrear seguir seguimiento localizar suivre suivi localiser verfolgen nachverfolgen sendungsverfolgung acompanhar rastreio rastreamento',
  status: 'status state progress estado situación statut état avancement stand status estado andamento situação',
  where: 'where wheres dónde donde où wo onde cadê',
  when: 'when cuándo quand wann quando eta',
  long: 'long tarda tardan demora tarde plazo délai délais combien dauert lieferzeit prazo quanto duration takes take time period tempo temps',
  arrive:
    'arrive arrives arrived arriving come comes reach llegar llega llegará llegado arriver arrive arrivera arrivé ankommen kommt angekommen ankunft chegar chega chegou reçu received receive recibido recibir recevoir erhalten bekommen receber recebi recebido',
  deliver:
    'deliver delivers delivery deliveries shipping ship ships shipped postage entrega entregas envío envíos enviar livrer livraison livrez expédition lieferung liefern liefert versand versenden porto entrega envio enviar frete portes',
  option:
    'option options method methods choice choices alternative alternatives modalities opción opciones método métodos forma formas moyen moyens modes méthode méthodes möglichkeit möglichkeiten arten optionen opção opções métodos formas',
  address:
    'address addresses adress dirección direcciones domicilio adresse adressen anschrift lieferadresse versandadresse morada endereço endereços',
  new: 'new another second nueva nuevo otra otro nouvelle nouveau autre neue neuen neues andere anderen nova novo outra outro different',
  wrong:
    'wrong incorrect mistake mistaken erroneous typo equivocada equivocado incorrecta incorrecto erróneo error fausse faux incorrecte erronée erreur falsch falsche falschen fehler falscher errada errado incorreta incorreto engano',
  back: 'back zurück volta',
  return:
    'return returning returns sendback devolver devolución devoluciones retourner renvoyer retour retours zurückgeben zurückschicken zurücksenden rückgabe retoure rücksendung devolver devolução',
  exchange:
    'exchange exchanging swap swapping trade replacement canjear cambiarlo sustitución échanger échange remplacement umtauschen umtausch tauschen ersatz trocar troca substituição replace',
  size: 'size sizes colour color talla tallas tamaño taille pointure größe farbe tamanho cor couleur',
  refund:
    'refund refunds refunded refunding reimbursement reimbursements reimburse reimbursed restitution compensation rebate reembolso reembolsos reembolsar reintegro rembourser remboursement remboursements rückerstattung erstattung erstatten erstattet rückzahlung reembolsar reembolso estorno',
  money: 'money cash dinero argent geld dinheiro',
  policy:
    'policy policies rules conditions terms guarantee política políticas condiciones reglas politique conditions règles richtlinie richtlinien bedingungen regeln política condições regras',
  fee: 'fee fees penalty penalties charge charges cost costs comisión penalización cargo coste costo gastos tarifa frais pénalité pénalités coût gebühr gebühren stornogebühr strafe kosten kostet taxa taxas multa custo custos',
  pay: 'pay paying payment payments paid pago pagos pagar payer paiement paiements règlement zahlen bezahlen zahlung zahlungen bezahlung pagamento pagamentos pagar checkout',
  card: 'card cards visa mastercard paypal amex klarna credit debit tarjeta tarjetas carte cartes karte kreditkarte cartão cartões',
  problem:
    'problem problems issue issues trouble troubles error errors failed fails failure declined rejected broken problema problemas fallo falla fallos inconveniente inconvenientes problème problèmes panne échec probleme fehler störung falha erro erros',
  charged:
    'charged billed debited cobrado cobraron cobro débité facturé prélevé abgebucht belastet cobrado cobraram cobrança double twice doble dos deux zweimal doppelt duas',
  invoice:
    'invoice invoices bill bills receipt receipts factura facturas recibo recibos facture factures reçu rechnung rechnungen quittung beleg belege fatura faturas recibo',
  get: 'get getting obtain download downloading receive send request issue obtener descargar recibir conseguir mandar solicitar obtenir télécharger recevoir envoyer demander bekommen erhalten herunterladen anfordern schicken obter baixar descarregar receber solicitar pedir',
  see: 'see check checking view look find consult review show ver revisar consultar comprobar mirar verificar buscar voir consulter vérifier regarder chercher ansehen prüfen anschauen einsehen überprüfen sehen ver consultar verificar conferir olhar',
  account:
    'account accounts profile profiles acount cuenta cuentas perfil compte comptes profil konto konten benutzerkonto kundenkonto conta contas perfil',
  create: 'create creating open opening register make crear abrir créer ouvrir erstellen eröffnen anlegen einrichten criar abrir',
  register:
    'register registering registration signup sign enrol registro registrarme registrarse registrar inscripción inscribirme inscrire inscription enregistrer registrieren registrierung anmelden anmeldung registar registro cadastro cadastrar inscrição',
  delete:
    'delete deleting close closing remove erase deactivate terminate eliminar borrar cerrar suprimir supprimer fermer clôturer effacer löschen schließen entfernen auflösen apagar eliminar excluir encerrar fechar deletar',
  switch:
    'switch switching upgrade downgrade swap use log usar utiliser wechseln wechsel umsteigen nutzen trocar mudar usar changer cambiarme basculer',
  kind: 'premium gold free standard pro platinum freemium silver basic business type gratuita gratis gratuit kostenlos básica gratuita estándar tipo geschäftskonto',
  password: 'password passwords passcode pin pass pwd login key contraseña contraseñas clave mot passe passwort kennwort senha palavra',
  forgot:
    'forgot forgotten forget lost recover reset retrieve restore resetting recovering olvidé olvidado olvidada perdí recuperar restablecer oublié perdu récupérer réinitialiser vergessen verloren wiederherstellen zurücksetzen esqueci perdi recuperar redefinir',
  newsletter:
    'newsletter newsletters mailing bulletin boletín boletines lettre infolettre rundbrief boletim subscription subscribe unsubscribe suscribir suscripción abonner désabonner abonnieren abbestellen subscrever assinar',
  complain:
    'complaint complaints complain claim claims reclamation grievance queja quejas quejarme reclamación reclamar reclamo plainte réclamation plaindre beschwerde beschweren reklamation reklamieren reclamação reclamar queixa',
  review:
    'review reviews feedback opinion opinions rating comment testimonial reseña opinión valoración comentario comentarios avis commentaire évaluation bewertung bewertungen meinung rezension avaliação opinião comentário',
  contact:
    'contact reach call phone number email telephone contactar contacto llamar teléfono número contacter joindre appeler téléphone numéro kontakt kontaktieren erreichen anrufen telefonnummer telefon contactar contato contacto ligar telefone número',
  service:
    'service support helpdesk helpline assistance care hotline servicio atención soporte service assistance kundenservice kundendienst kundensupport support atendimento apoio suporte sac',
  dialogue: 'talk talking speak speaking chat hablar charlar parler discuter sprechen reden falar conversar',
  person:
    'human person agent people representative operator employee somebody someone humano persona agente operador representante alguien humain personne conseiller agent opérateur quelqu mensch person mitarbeiter berater agenten jemand pessoa humano atendente agente operador alguém',
  hours:
    'hours open opening close closed closes horario horarios abierto abre horaires ouvert ouvre öffnungszeiten geöffnet offen horário aberto abre fecha',
  shop: 'shop store website tienda magasin boutique laden geschäft filiale loja',
  stock:
    'stock available availability restock restocked disponible disponibles disponibilidad existencias disponible disponibilité rupture verfügbar lieferbar vorrätig lager disponível disponibilidade estoque',
  discount:
    'discount discounts coupon coupons promo promotion voucher sale deals descuento descuentos cupón rebaja rebajas oferta ofertas réduction remise promo soldes rabatt gutschein angebot angebote desconto descontos cupom saldos promoção',
  recommend:
    'recommend suggest recommendation advise suggestion recomendar recomiendas sugerir recommander conseiller conseil empfehlen empfehlung vorschlagen recomendar recomenda sugerir gift present regalo cadeau geschenk presente',
  thanks: 'thanks thank thx gracias merci danke obrigado obrigada agradeço',
  bye: 'bye goodbye adiós chao revoir tschüss wiedersehen tchau adeus',
  hello: 'hello hi hey hola bonjour salut hallo olá oi moin',
};

const byWord = new Map(
  Object.entries(groups).flatMap(([concept, words]) => tokenize(words).map((word): [string, string] => [word, concept])),
);
const byStem = new Map([...byWord].filter(([word]) => word.length > 4).map(([word, concept]): [string, string] => [stem(word), concept]));

export const conceptOf = (word: string, itsStem: string) => byWord.get(word) ?? byStem.get(itsStem);
