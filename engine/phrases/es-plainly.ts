import type { Pack } from './pack.ts';

/** Everyday wordings without a shop's vocabulary. */
export const plainly: Pack['ways'][number] = {
  place_order: {
    say: `
    [quiero|me gustaría|voy a] [pillarme|llevarme|hacerme con|quedarme con] {cosa} [esa|], [cómo hago|cómo se hace|qué hago|]
    [ponedme|apúntame|resérvame|enviadme|mandadme] [dos|tres|#num|una] [tazas|lámparas|juegos de sábanas|mantas|de esas] [por favor|]
    [me la llevo|me lo quedo|lo quiero|la compro], [cómo pago|y ahora qué|qué tengo que hacer]
    [puedo|se puede] [pedir|comprar|encargar] [por aquí|por el chat|sin cuenta|por teléfono]
    [nuestra empresa|nuestro colegio|nuestra asociación] [quiere|desea] [comprar|pedir|adquirir] [#num|veinte] [tazas|sillas]`,
  },
  cancel_order: {
    say: `
    [ya no|no] [lo|la|los] quiero [ya|], [anuladlo|cancélalo|cancelad|anula|no lo enviéis]
    me equivoqué [al pedir|con la compra|de producto], [podéis parar el pedido #order|cancelad por favor|anuladlo|quiero anularlo]
    [quitad|parad|anulad|anulen|cancelad|detengan] [mi|el] [pedido|compra|pedido #order|envío] [, fue un error|, me equivoqué|por favor|ya]
    [desisto de|renuncio a] [la compra|mi pedido|mi compra] [de ayer|#order|]
    [mi marido|mi madre|mi hijo] ya [compró|tiene] [uno|lo mismo], [cancelad el mío|no me lo mandéis]`,
  },
  change_order: {
    say: `
    [puedo|se puede|podéis] cambiar [el color|la talla|la cantidad|el modelo] [de la manta|de la taza|] antes de que [salga el paquete|lo enviéis|salga|lo mandéis]
    [no canceléis nada|no lo canceléis|el pedido sigue igual|lo demás igual], [solo|solamente] [quitad la taza|añadid otra|cambiad el color|quitad una|la talla]
    [añadid|agregad|poned|meted] [un cojín|otra taza|uno|una vela] más [al pedido|en mi pedido|al paquete] [de hoy|]
    [puse|marqué|elegí|pedí] [dos|diez|la azul] [en vez de|en lugar de] [uno|una|la roja] [en el pedido|], [podéis corregirlo|podéis cambiarlo|]
    [se me olvidó|olvidé] [meter|añadir|pedir] [la tapa|una cosa|{cosa}], [se puede añadir|cabe todavía|podéis meterla]`,
  },
  track_order: {
    say: `
    [y mi|y el|qué pasa con mi|qué hay de mi] [paquete|pedido|compra|envío] [pa cuándo|para cuándo|qué|cuándo llega|]
    [llevo|hace] [dos semanas|una semana|diez días|#num días] [esperando|que pedí] y [no sé nada|nada|no llega|no ha llegado] [de mi compra #order|]
    [se sabe|sabéis|hay] algo de [mi pedido|mi paquete|mi compra|#order]
    [tenía|tendría] que [llegar|haber llegado] [ayer|el lunes|hace días] y [nada|no ha venido nadie|aquí no hay nada]
    [ya ha|ha] salido [mi pedido|mi paquete|lo mío|el envío]
    [por dónde va|por dónde anda|dónde anda] [mi paquete|mi pedido|lo mío]
    [llegará|llega] [mi pedido|mi paquete|] [antes del|para el] [viernes|fin de semana|cumpleaños]`,
  },
  delivery_options: {
    say: `
    [hacéis|hacen] envíos a [canarias|{pais}|baleares|las islas|todo el mundo]
    con qué [mensajería|empresa|compañía|transportista] [trabajáis|enviáis|lo mandáis]
    [se puede|puedo] [recoger|pasar a recoger] [en tienda|yo mismo|en un punto|en correos]
    cuánto [cuesta|vale|es] [el envío|mandarlo|el porte] [a {pais}|a casa|]
    [tenéis|hay] [envío urgente|entrega los sábados|punto de recogida]`,
  },
  delivery_period: {
    say: `
    cuánto [soléis|suele|suelen] [tardar|demorar] [en entregar|en llegar|el envío|normalmente|]
    [plazo|tiempo] de entrega [habitual|normal|?|a {pais}|]
    si [compro|pido] hoy [cuándo|para cuándo] [me llega|lo tengo|llega]
    en cuántos días [llega|lo entregáis|lo recibo] [normalmente|]`,
  },
  set_shipping_address: {
    say: `
    [quiero|necesito] [poner|meter|dar] una {dir} [nueva|más|] [en mi cuenta|para los envíos]
    [dónde|cómo] [pongo|meto|escribo|añado] [mi dirección|dónde vivo|la {dir}]
    [esta es|aquí va] mi {dir}, [mandadlo ahí|guardadla]`,
  },
  change_shipping_address: {
    say: `
    [me he mudado|nos hemos mudado|ya no vivo ahí|me cambié de casa], [mandadlo a la casa nueva|enviadlo a otra dirección|cambiad la dirección]
    [mandad|enviad|llevad] [el pedido|el paquete|mi compra] a [otra dirección|mi trabajo|la casa nueva|otro sitio], [ya no vivo ahí|por favor|]
    la dirección del pedido #order está mal, [es calle mayor #num|es otra|debe ser #num]
    [puse|di|escribí] mal [la calle|el número|el código postal|el piso] [en el pedido|]
    [no canceléis|sin cancelar], [solo|nada más] [cambiad la dirección|mandadlo a otro sitio]`,
  },
  return_item: {
    say: `
    no me [queda bien|vale|gusta|sirve|convence], [lo devuelvo|quiero devolverlo|cómo lo devuelvo|os lo mando de vuelta]
    [cómo|dónde] os [devuelvo|mando de vuelta|regreso] {cosa}
    [quisiera|deseo|quiero] [tramitar|hacer|iniciar|gestionar] [la|una] devolución [del artículo|de {cosa}|]
    [etiqueta de devolución|devolución|devoluciones] [por favor|?|cómo]`,
  },
  exchange_item: {
    say: `
    me habéis [mandado|enviado|traído] [la m|la talla m|la azul|el equivocado], [me la cambiáis|la cambiáis|podéis cambiarla] por [la l|la roja|otra]
    me [lo|la|los] cambiáis por [una talla más grande|otro color|otro modelo|uno más pequeño]
    [quiero|me gustaría] cambiar [el jersey|{cosa}] que me [llegó|habéis mandado|enviaron] por otro [modelo|color|]
    [llegó|vino] [roto|rajado|rota], [mandadme otro|quiero uno nuevo|me mandáis otro]
    no quiero el dinero, [quiero otra talla|quiero el correcto|quiero otro]`,
  },
  get_refund: {
    say: `
    [devolvedme|devuélvanme|devuélveme|quiero que me devuelvan|quiero que me devolváis] [el dinero|lo que pagué|mi dinero|la pasta|mis #num euros]
    [exijo|solicito|pido] el [reembolso|reintegro] [íntegro|total|] [del pedido #order|de mi compra|]
    [está roto|no funciona|nunca llegó], [quiero mi dinero|devolvedme el dinero]
    no quiero [otro|un cambio|un vale], [quiero el dinero|solo el dinero]`,
  },
  track_refund: {
    say: `
    [y|qué hay de|qué pasa con] mi [reembolso|dinero|abono] [?|, hace diez días que devolví todo|, devolví todo hace semanas|]
    [ya|cuándo] me [habéis hecho|hacéis|vais a hacer] el [abono|reembolso] [de la devolución|]
    cuándo [me llega|me llegará|veré|recibo] [el reembolso|el dinero de la devolución|mi dinero]
    [devolví|mandé de vuelta] todo y [no me ha llegado el dinero|sigo sin el dinero|nada de dinero]`,
  },
  check_refund_policy: {
    say: `
    [en qué casos|cuándo|si no me gusta] [devolvéis|me devolvéis|reembolsáis] [el dinero|]
    [política|condiciones|normas] de [reembolsos|reembolso|devolución del dinero] [?|por favor|]
    [devolvéis el dinero|dais el dinero] o [solo|] [un vale|vales]
    [me devolvéis|recupero|pierdo] [el dinero|los gastos de envío] si [no me gusta|lo devuelvo|me arrepiento]`,
  },
  check_cancellation_fee: {
    say: `
    me [cobráis|cobran|cobraréis] algo [si cancelo|por cancelar|por anular|si me echo atrás]
    [cuánto|qué] [cuesta|pago|pierdo] [darse de baja antes de tiempo|si cancelo|por anular|cancelar ahora]
    [hay|tiene] [penalización|recargo|multa|algún coste] [por cancelar|si cancelo|al anular]`,
  },
  payment_methods: {
    say: `
    [se puede|puedo|podría] pagar [con|en|por|a] [bizum|efectivo|plazos|transferencia|paypal|dos tarjetas]
    [aceptáis|admitís|cogéis|aceptan] [tarjeta amex|bizum|efectivo|{pay}|cheques]
    [bizum|contra reembolso|a plazos|paypal] [?|se puede|vale]`,
  },
  payment_issue: {
    say: `
    me [habéis|han] [cobrado|cargado] [dos veces|de más|doble|el doble]
    [la tarjeta|mi tarjeta|paypal|el pago] no [pasa|funciona|va|entra], [he probado tres|da error|qué hago]
    no puedo pagar, [da error|se cuelga|no avanza|la página se queda pillada]
    [pagué|el dinero salió] pero [sale sin pagar|no aparece el pedido|pone error]`,
  },
  get_invoice: {
    say: `
    [necesito|me hace falta|quiero] [la factura|el recibo|un ticket|el justificante] [del pedido #order|de compra|para mi empresa|para hacienda]
    [mandadme|enviadme|pasadme] [el recibo|la factura] [en pdf|por correo|]`,
  },
  check_invoice: { say: `[dónde|cómo] [puedo ver|veo|consulto|encuentro] mis [facturas|recibos] [antiguas|antiguos|de este año|]` },
  create_account: { say: `[quiero|cómo puedo|me gustaría] [hacerme una cuenta|registrarme|darme de alta|crearme un usuario|ser cliente]` },
  edit_account: {
    say: `
    he cambiado de [móvil|teléfono|correo|apellido], [actualizad mi número|ponedlo en mi cuenta|actualizadlo]
    [mi nombre|mi apellido|mi correo] está mal [escrito|] [en mi perfil|en la cuenta]`,
  },
  switch_account: {
    say: `[quiero|puedo|cómo puedo] [entrar con|usar|pasar a|cambiar a] [mi otra cuenta|otra cuenta|la otra|una cuenta {tipo}]`,
  },
  delete_account: {
    say: `
    [borrad|eliminad|cerrad|dad de baja] mi [cuenta|perfil|usuario] [por favor|ya|]
    [quiero|deseo] [darme de baja|que borréis mi cuenta|dejar de ser cliente|desaparecer de vuestra web]`,
  },
  recover_password: {
    say: `
    no me acuerdo de la [contraseña|clave]
    cómo [restablezco|cambio|recupero] mi [clave|contraseña]
    [contraseña|clave] [olvidada|perdida|nueva por favor], [no puedo entrar|]`,
  },
  registration_problems: {
    say: `[no me deja|error al|no consigo|fallo al|da error al] [registrarme|crear la cuenta|darme de alta] [en la web|]`,
  },
  newsletter_subscription: {
    say: `
    no quiero [más|recibir más] [correos|publicidad|mails|promociones] [vuestros|vuestra|de la tienda|]
    [dejad de|parad de] [mandarme|enviarme] [correos|publicidad|ofertas]
    [apuntadme|suscribidme|quiero apuntarme] [al boletín|a la newsletter|a las novedades]`,
  },
  product_question: {
    say: `
    [es|son] [impermeable|resistente|lavable|apto para bebés|de algodón|de piel auténtica] {cosa}
    qué [medidas|peso|material|tamaño] tiene [la alfombra|la mesa|{cosa}]
    [pesa mucho|es grande|hace ruido|mancha|encoge] [la mesa|{cosa}|]
    [cabe|entra|encaja|sirve] [en un coche|en la lavadora|para inducción|un portátil] [?|]`,
  },
  stock_question: {
    say: `
    [os queda|os quedan|queda|tenéis] [en la talla #num|alguna|más|en azul|en verde]
    [está agotada|se ha agotado|ya no hay] {cosa} [o volverá|?|]
    [avisadme|avisad] cuando [vuelva|haya|llegue] [la talla #num|más|otra vez]`,
  },
  recommendation: {
    say: `
    qué le [regalo|compro|puedo regalar] a mi [madre|padre|novia|jefe|abuela]
    qué me [aconsejáis|recomendáis|recomiendas], [la grande o la pequeña|el rojo o el azul|]
    busco algo para [un cumpleaños|mi hermano|una boda] [por menos de #num euros|]`,
  },
  discount_question: {
    say: `
    [tenéis|hay|me dais] [algún código descuento|algún cupón|rebajas en enero|descuento por ser nuevo|descuento si compro dos]
    [mi código|el cupón] [no va|no entra|está caducado]
    [me sale más barato|hay rebaja] si [cojo|compro|pido] [tres|varios]`,
  },
  store_hours: {
    say: `[a qué hora|cuándo|hasta qué hora] [abrís|cerráis|estáis abiertos] [hoy|mañana|los domingos|]\n[horario de la tienda|horario|abrís hoy]`,
  },
  complaint: {
    say: `
    el [repartidor|conductor|mensajero] [fue|era|es] un [maleducado|grosero|borde|desagradable]
    [quiero|deseo] [poner|presentar] una [reclamación|queja]
    [venía|llegó|estaba] todo [roto|mojado|abierto|golpeado], [vaya chapuza|qué mal|muy mal]
    [muy|bastante] [descontento|decepcionada|insatisfecho] con [la calidad|el trato|vosotros]`,
  },
  contact_customer_service: {
    say: `[teléfono|correo|número|email] de [atención al cliente|contacto|la tienda] [?|por favor|]\n[cómo|dónde] os [contacto|llamo|escribo|localizo]`,
  },
  greeting: { say: `[buenas|muy buenas|qué tal|hola qué tal|ey|holi|buenos días|buenas noches]` },
  goodbye: { say: `[hasta luego|adiós|chao|nos vemos|hasta pronto|hasta mañana|que vaya bien]` },
  thanks: { say: `[mil gracias|muchísimas gracias|gracias por todo|gracias de corazón|os lo agradezco]` },
  out_of_scope: {
    say: `

    [dónde está|qué pasa con] mi [paquete|pedido|cuenta|reembolso] de [amazon|ebay|shein|correos|zara]
    [cancela|borra] mi [suscripción|cuenta] de [netflix|spotify|facebook|instagram|amazon]
    [transfiere|envía] [dinero|#num euros] a [mi hermano|mi cuenta de ahorro|otro banco]
    [cuántos años tienes|estás casado|te gustan los perros|quién te hizo|qué piensas de la política]    qué tiempo [hace|hará] [en madrid|mañana|hoy]
    [cuéntame|dime|escríbeme] un [chiste|poema|cuento]
    cuál es la [capital|población|moneda] de [australia|perú|japón]
    [recomiéndame|dime] una [peli|serie|película|receta]
    mi [lavadora|coche|internet|banco|netflix] no [centrifuga|arranca|funciona|va], [es de otra tienda|qué hago|ayuda]
    [resérvame|búscame] un [vuelo|hotel|taxi|restaurante]
    quién [ganó|gana|juega] [el partido|la liga|ayer|las elecciones]`,
  },
};
