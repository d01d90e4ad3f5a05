import type { Phrases } from '../intents.ts';

export const es: Phrases = {
  lead_in: `
    hola, tengo una pregunta,
    por favor
    necesito ayuda para
    me gustaría saber
    ¿me puedes ayudar a
    no sé cómo
    quisiera`,
  place_order: `
    [quiero|quisiera|me gustaría|puedo|cómo puedo] [comprar|pedir|encargar|adquirir] [algo|un artículo|este producto|varios productos|esto]
    [quiero|necesito|cómo] [hacer|realizar|hago] un [pedido|nuevo pedido|encargo]
    cómo [compro|se compra|se hace un pedido] [en su tienda|en la web|]
    añadir esto [al carrito|a la cesta]
    me llevo [dos|uno|este]
    qué pasos hay que seguir para [comprar|hacer un pedido]
    quiero [comprar|pedir] [una chaqueta|una lámpara|dos tazas]`,
  cancel_order: `
    [quiero|necesito|quisiera|puedo|cómo puedo] [cancelar|anular] [mi|el|un|este] [pedido|compra|encargo]
    [cancelar|anular|cancela|anula|cancelen|anulen] [mi|el] [pedido|compra] [#order|]
    ya no quiero [el pedido|mi pedido|lo que pedí]
    [he cambiado de opinión|me he equivocado], [cancelen|anulen] el pedido
    no [envíen|manden] [mi pedido|el paquete]
    [cancelación|anulación] del pedido
    todavía se puede [cancelar|anular] la compra`,
  change_order: `
    [quiero|necesito|puedo|cómo puedo] [cambiar|modificar|editar|corregir] [mi|el|un] [pedido|compra]
    [añadir|agregar] [otro artículo|un producto|algo] [a mi|al] pedido
    [quitar|eliminar] [un artículo|un producto|algo] [de mi|del] pedido
    cambiar [la talla|el color|la cantidad] [de mi|del] pedido
    me equivoqué de [talla|color] en el pedido
    olvidé [añadir|pedir] algo en mi pedido
    hacer cambios en el pedido #order`,
  track_order: `
    dónde está mi [pedido|paquete|compra|envío]
    [quiero|puedo|cómo puedo] [rastrear|seguir|localizar] mi [pedido|paquete|envío]
    cuál es el estado de mi [pedido|envío]
    cuándo [llega|llegará|va a llegar|me llega] mi [pedido|paquete]
    mi [pedido|paquete] [no ha llegado|todavía no llega|no llegó]
    no he recibido mi [pedido|paquete]
    [ya han enviado|ha salido ya] mi pedido
    estado del pedido [#order|]
    número de seguimiento
    qué pasa con mi [pedido|envío] [#order|]`,
  delivery_options: `
    qué [opciones|métodos|formas|tipos] de [envío|entrega] [hay|tienen|ofrecen]
    [envían|hacen envíos|entregan] a [españa|méxico|francia|mi país|canarias|argentina]
    con qué [transportista|empresa|mensajería] envían
    tienen [envío urgente|entrega en 24 horas|envío exprés]
    puedo recoger [el pedido|mi compra] en [la tienda|un punto de recogida]
    cuánto [cuesta|cuestan|vale] [el envío|los gastos de envío]
    es gratis el envío
    gastos de envío
    a qué países envían`,
  delivery_period: `
    cuánto [tarda|tardan|demora|demoran] [el envío|la entrega|en llegar|los pedidos|un pedido]
    en cuántos días [llega|entregan|se recibe]
    [plazo|tiempo|plazos] de [entrega|envío]
    cuándo llegaría si pido hoy
    cuántos días tarda [un envío|en llegar]
    cuál es el plazo de entrega`,
  set_shipping_address: `
    [quiero|cómo puedo|dónde puedo|necesito] [añadir|agregar|poner|introducir|guardar|registrar] [una|mi|otra] [nueva dirección|dirección|dirección de entrega|dirección de envío]
    tengo una dirección nueva que añadir
    dónde pongo mi dirección [de envío|]
    agregar una segunda dirección`,
  change_shipping_address: `
    [quiero|necesito|puedo|cómo puedo] [cambiar|modificar|corregir|actualizar] [mi|la] dirección [de envío|de entrega|]
    me he mudado, [cambien|actualicen] mi dirección
    la dirección [de envío|de entrega|] [está mal|es incorrecta|tiene un error]
    [puse|escribí|di] mal la dirección
    enviar [el pedido|mi paquete] a otra dirección
    cambiar la dirección del pedido [#order|]`,
  return_item: `
    [quiero|necesito|puedo|cómo puedo] [devolver|retornar] [un artículo|mi pedido|esto|la chaqueta|un producto|lo que compré]
    cómo [hago una devolución|funcionan las devoluciones|devuelvo algo]
    [política|plazo|condiciones] de devolución
    etiqueta de devolución
    cuántos días tengo para devolver
    no me queda bien y quiero devolverlo
    hacer una devolución
    quién paga la devolución`,
  exchange_item: `
    [quiero|puedo|cómo puedo|necesito] [cambiar|canjear] [un artículo|la chaqueta|el producto|esto|los zapatos] [por otro|por otra talla|por otro color|que recibí por otro]
    me queda [pequeño|grande], [quiero otra talla|lo puedo cambiar por otra talla]
    me enviaron [la talla equivocada|el color equivocado|el producto equivocado], quiero cambiarlo
    cambio de talla
    necesito un reemplazo [del producto defectuoso|]
    cómo funcionan los cambios`,
  get_refund: `
    [quiero|necesito|exijo|solicito|cómo puedo pedir] [un reembolso|mi dinero de vuelta|la devolución del dinero]
    devuélvanme [el dinero|mi dinero]
    [pedir|solicitar|reclamar|obtener] [un reembolso|el reembolso|la devolución del dinero]
    quiero que me [devuelvan|reembolsen] [el dinero|mi dinero|el importe]
    reembolso [de mi pedido|de la compra|] [#order|]
    ayuda para obtener un reembolso`,
  track_refund: `
    [dónde está|cómo va|qué pasa con] mi reembolso
    cuándo [recibo|recibiré|llega|me llega] [mi|el] [reembolso|dinero]
    no he recibido [mi|el] [reembolso|dinero de la devolución]
    [estado|seguimiento] de mi reembolso
    todavía no me han [devuelto|reembolsado] el dinero
    ya devolví el artículo y [no tengo el dinero|sigo sin el reembolso]`,
  check_refund_policy: `
    cuál es [la|su] política de [reembolso|reembolsos]
    [en qué casos|cuándo|cómo] [devuelven el dinero|hacen reembolsos|dan reembolsos]
    [condiciones|política|reglas] de [reembolso|reembolsos]
    tienen garantía de devolución del dinero
    cuánto tarda un reembolso
    [consultar|ver] la política de [reembolsos|devolución de dinero]
    se devuelve también el coste del envío`,
  check_cancellation_fee: `
    [hay|cuál es|cuánto es|cobran] [una|la|alguna] [comisión|penalización|tarifa|cuota] [por cancelar|de cancelación]
    [cuesta|tengo que pagar] algo [por cancelar|si cancelo|cancelar]
    cuánto cuesta [cancelar|anular|la cancelación]
    [es gratis|puedo] cancelar [gratis|sin coste|]
    [gastos|tasa|penalización] de [cancelación|anulación]`,
  payment_methods: `
    qué [métodos|formas|medios|opciones] de pago [aceptan|hay|tienen|puedo usar]
    [aceptan|puedo pagar con|se puede pagar con] [paypal|visa|tarjeta|bizum|transferencia|tarjeta de crédito|efectivo]
    cómo puedo pagar
    puedo pagar [a plazos|contra reembolso|con factura|más tarde]
    [métodos|formas] de pago [disponibles|]
    ver las opciones de pago`,
  payment_issue: `
    [mi pago|el pago|mi tarjeta] [ha fallado|no funciona|fue rechazado|fue rechazada|no se completa]
    no puedo pagar
    me [han cobrado|cobraron] [dos veces|de más|doble]
    [tengo|hay] un [problema|error] [con el pago|al pagar|con mi tarjeta]
    [informar|avisar] de un problema de pago
    error [de pago|en el pago]`,
  get_invoice: `
    [necesito|quiero|me pueden enviar|dónde consigo|cómo consigo] [la|una|mi] factura [de mi pedido|]
    [descargar|recibir|obtener|imprimir] [la|mi|una] factura [#order|]
    [envíenme|mándame] la factura
    no he recibido la factura
    factura [para mi empresa|con iva|del pedido] por favor`,
  check_invoice: `
    [quiero|puedo|dónde puedo|cómo puedo] [ver|consultar|revisar|comprobar|mirar] [mis|mi|la|las] [facturas|factura]
    [ver|revisar|consultar] [mis facturas anteriores|la factura del mes pasado|la factura #order]
    dónde encuentro mis facturas
    enséñame mi última factura`,
  create_account: `
    [quiero|cómo puedo|necesito|cómo] [crear|abrir|creo|hacer|hacerme] una [cuenta|cuenta nueva|cuenta de usuario]
    [quiero|cómo puedo] [registrarme|darme de alta]
    necesito una cuenta para comprar
    no tengo cuenta [todavía|]
    abrir una cuenta [premium|gratuita|]`,
  edit_account: `
    [quiero|necesito|cómo puedo|puedo] [cambiar|modificar|actualizar|editar|corregir] [mis datos|mi nombre|mi correo|mi teléfono|mi perfil|mi cuenta|mis datos personales]
    [cambiar|actualizar] [los datos|la información] de mi cuenta
    he cambiado de [teléfono|correo|apellido]
    hay un error en [mi perfil|mis datos]`,
  switch_account: `
    [quiero|cómo puedo|puedo] [cambiar|pasar] [a otra cuenta|de cuenta|a una cuenta premium|a una cuenta de empresa|de tipo de cuenta]
    [usar|entrar con] [otra|mi otra] cuenta
    cambiar entre cuentas`,
  delete_account: `
    [quiero|necesito|cómo puedo|puedo] [borrar|eliminar|cerrar|cancelar|dar de baja] [mi|la] cuenta
    [eliminen|borren|cierren] mi cuenta
    ya no quiero [mi|la] cuenta
    [baja|eliminación|cierre] de [la|mi] cuenta`,
  recover_password: `
    [he olvidado|olvidé|perdí|no recuerdo] mi [contraseña|clave|pin]
    [quiero|cómo puedo|necesito] [recuperar|restablecer|cambiar|resetear] [mi|la] [contraseña|clave]
    no puedo [entrar en mi cuenta|iniciar sesión]
    mi contraseña no funciona
    [recuperar|restablecer] contraseña`,
  registration_problems: `
    [no puedo|no consigo] [registrarme|crear una cuenta|completar el registro]
    [hay|tengo] un [problema|error] [con el registro|al registrarme]
    el formulario de registro no funciona
    dice que mi correo ya está registrado
    no me llega el correo de confirmación
    [problemas|error] de registro`,
  newsletter_subscription: `
    [quiero|cómo puedo|puedo] [suscribirme|apuntarme|darme de baja|cancelar la suscripción] [al|del|a su] [boletín|newsletter]
    no quiero recibir más [correos|boletines|publicidad]
    [suscripción|baja] del boletín
    tienen un boletín
    quiten mi correo de la lista`,
  product_question: `
    [es|son] [la|el|los] [taza|chaqueta|lámpara|botella|mochila|zapatos] [impermeable|resistente|apta para lavavajillas|lavable|de cuero]
    de qué [material|color|está hecho|está hecha] es [la chaqueta|la lámpara|el producto]
    [cuánto pesa|cuánto mide|qué tamaño tiene|qué capacidad tiene|qué medidas tiene] [la|el] [mochila|botella|lámpara|taza]
    [tiene|lleva|incluye] [bolsillos|capucha|pilas|tapa|garantía|cargador]
    se puede [lavar|meter] en [la lavadora|el lavavajillas|el microondas]
    cuánto cuesta [la|el|una] [taza|chaqueta|lámpara|mochila]
    qué [colores|tallas] hay de [la chaqueta|este modelo]
    más información sobre [el producto|la lámpara]
    sirve para [camping|inducción|niños]`,
  stock_question: `
    [está|están|hay|queda|quedan] [la chaqueta|la taza|este producto|el modelo|] [disponible|disponibles|en stock|agotado]
    tienen [la chaqueta|la taza|mochilas|esto] [en rojo|en azul|en talla m|en negro|]
    cuándo [vuelve a haber|estará disponible|reponen] [la chaqueta|este producto|]
    hay [talla m|talla l|existencias] [de la chaqueta|]
    venden [mochilas|lámparas|mantas|tazas]
    quedan unidades`,
  recommendation: `
    qué [me recomiendan|me recomiendas|me aconsejas] [para|como] [regalo|mi madre|el camping|el invierno|la lluvia]
    cuál [es mejor|me recomienda|me aconseja]
    busco [un regalo|una chaqueta|algo|una lámpara|una mochila] [para mi madre|para ir de camping|por menos de #num euros|]
    me puedes recomendar [una chaqueta|algo|un regalo]
    ayúdame a elegir [una chaqueta|un regalo|]
    alguna idea de regalo`,
  discount_question: `
    [tienen|hay] [algún descuento|descuentos|ofertas|rebajas|cupones|un código de descuento]
    mi [código|cupón|código de descuento] no funciona
    [descuento|rebaja] para [estudiantes|nuevos clientes]
    cuándo son las rebajas
    cómo uso mi [cupón|código de descuento]
    me pueden hacer un descuento`,
  store_hours: `
    [a qué hora|cuándo] [abren|cierran|abre la tienda|cierra la tienda]
    [cuál es|qué es] [el|su] horario [de la tienda|de apertura|]
    abren [los domingos|el sábado|hoy|en festivos]
    horario [de apertura|de la tienda]
    tienen tienda física
    dónde está la tienda`,
  complaint: `
    [quiero|cómo puedo] [poner|presentar|hacer] una [queja|reclamación]
    [quiero|tengo que] quejarme [del servicio|de la entrega|]
    estoy [muy|] [descontento|insatisfecho|decepcionado|enfadada] [con el servicio|con mi pedido|]
    [esto es|es] [inaceptable|una vergüenza|un desastre]
    muy mal servicio
    el producto [llegó roto|está defectuoso|es de mala calidad]`,
  review: `
    [quiero|dónde puedo|cómo puedo] [dejar|escribir|dar|publicar] [una opinión|una reseña|una valoración|mi opinión|un comentario] [sobre el producto|]
    valorar [mi compra|un producto|la tienda]
    tengo una sugerencia para [vosotros|la tienda]
    dar mi opinión sobre [el servicio|los productos]`,
  contact_customer_service: `
    cómo [puedo contactar|contacto|me pongo en contacto] con [atención al cliente|ustedes|el servicio de atención al cliente]
    [teléfono|correo|número|horario] de [atención al cliente|contacto]
    cuál es [su|el] [teléfono|correo|número de teléfono]
    [quiero|necesito] contactar con [atención al cliente|el soporte]
    a qué número llamo`,
  contact_human_agent: `
    [quiero|puedo|necesito|quisiera] [hablar|chatear] con [una persona|un humano|un agente|alguien|un operador|una persona real|un compañero]
    [pásame|páseme|conécteme|póngame] con [una persona|un agente|alguien|un humano]
    [persona real|agente humano|un agente por favor]
    no quiero hablar con un [robot|bot]
    que me atienda una persona`,
  greeting: `
    [hola|buenas|buenos días|buenas tardes|buenas noches|hola buenas|qué tal]
    hola [qué tal|cómo estás|a todos]
    hay alguien [ahí|]`,
  thanks: `
    [gracias|muchas gracias|mil gracias|gracias por la ayuda|muy amable|perfecto gracias|vale gracias]
    [te lo agradezco|se lo agradezco|me ha servido|genial gracias]`,
  goodbye: `
    [adiós|hasta luego|hasta pronto|chao|nos vemos|hasta mañana|eso es todo|nada más]
    que [tengas|tenga] un buen día
    no, eso es todo`,
  out_of_scope: `
    qué tiempo [hace|va a hacer] [hoy|mañana|en madrid]
    cuéntame un [chiste|cuento]
    escribe [un poema|una canción|una carta]
    [reserva|busca] [un vuelo|un hotel|un restaurante|una mesa]
    quién [es|fue] el [presidente|rey|autor] de [españa|francia]
    cuál es la capital de [francia|italia]
    quién ganó [el partido|las elecciones]
    pon [música|una alarma|un temporizador]
    traduce [esto|hola] al [inglés|francés]
    cuánto es #num [más|por] #num
    cuál es el sentido de la vida
    cómo se [cocina|hace] [una tortilla|el arroz]
    qué hora es en [tokio|londres]`,
  bot_question: `
    eres [un robot|un bot|humano|una persona|una máquina|una persona real|una ia]
    estoy hablando con [una persona|un robot|una máquina]
    [quién eres|con quién hablo|qué eres|cómo te llamas]`,
  capabilities: `
    qué puedes hacer [por mí|]
    en qué me puedes ayudar
    [ayuda|necesito ayuda|me puedes ayudar|tengo una pregunta|tengo una duda]
    qué te puedo preguntar`,
};
