import { plainly } from './es-plainly.ts';
import type { Pack } from './pack.ts';

export const esPack: Pack = {
  asking: `
    {v}
    {v} [por favor|ya|porfa|online|]
    [quiero|quisiera|necesito|me gustaría|tengo que|deseo|querría|debo|voy a|intento|estoy tratando de|estoy intentando|pretendo|preciso] {v}
    [cómo puedo|cómo podría|cómo hago para|cómo|qué tengo que hacer para|qué debo hacer para|qué pasos sigo para|de qué forma puedo|como] {v}
    [puedo|podría|se puede|es posible|hay forma de|hay alguna manera de|sería posible] {v}
    [me puedes ayudar a|me podrías ayudar a|ayúdame a|ayuda para|necesito ayuda para|ayúdenme a|podéis ayudarme a|necesito asistencia para|échame una mano para|quiero ayuda para|me ayudan a] {v}
    [no sé cómo|no tengo idea de cómo|dime cómo|explícame cómo|quiero saber cómo|me gustaría saber cómo|dónde puedo|dónde tengo que ir para|enséñame a|información para|me interesa] {v}
    [una pregunta sobre cómo|tengo una duda sobre cómo|consulta para|instrucciones para|pasos para] {v}`,
  trouble: `
    [no puedo|no consigo|no logro|no me deja|me es imposible|soy incapaz de] {v}
    [tengo problemas para|problema para|tengo un problema al|me da error al|problemas al|tengo dificultades para] {v}`,
  asked: `
    {n}
    {n} [por favor|ayuda|]
    [una pregunta sobre|tengo una pregunta sobre|información sobre|necesito información sobre|ayuda con|necesito ayuda con|duda sobre|tengo dudas sobre|háblame de|quiero saber sobre|consulta sobre|asistencia con|necesito asistencia con|es por lo de] {n}
    [problema con|problemas con|tengo un problema con] {n}
    [quiero|necesito|dónde está|cuál es|ver|dame] {n}`,
  openers: `
    hola,
    buenas,
    buenos días,
    buenas tardes,
    oye
    disculpa,
    perdona,
    una pregunta,
    joder
    hola buenas
    por favor,`,
  closers: `
    por favor
    gracias
    porfa
    ?
    ya
    me ayudas?
    ayuda
    joder
    hoy mismo
    me puedes ayudar?`,
  stories: `
    [mira|bueno|a ver|pues|oye] [es la primera vez que compro|soy cliente desde hace años|no sé si escribo bien aquí|perdona el rollo|estoy en el trabajo] [y|pero|así que]
    mi [madre|hija|marido|jefe|vecina] [me habló de vosotros|cumple años|estuvo enferma|vino de visita] y [bueno|total|al final|pues nada]
    [ayer|esta mañana|el otro día] [estaba en casa|llegué tarde|hablaba con una amiga|miré el correo] y [pensé|me di cuenta|me acordé]`,
  lists: {
    pedido:
      'mi pedido|el pedido|mi compra|un pedido|el pedido #order|la compra que hice ayer|mi último pedido|mi orden|el encargo|este pedido|lo que compré',
    paquete: 'mi paquete|mi pedido|el paquete|mi envío|mi compra|el pedido #order|lo que compré|mi orden|la mercancía',
    cosa: 'la chaqueta|la lámpara|una taza|la mochila|los zapatos|el portátil|el artículo|el producto|la camiseta|el móvil|los auriculares|el vestido|la silla|el reloj|el libro|la zzthing|el zzthing|el zzthing zzthing|la mochila zzthing|la manta|el termo',
    cuenta:
      'cuenta|cuenta de usuario|cuenta premium|cuenta gratuita|cuenta pro|perfil|cuenta gold|cuenta estándar|cuenta de cliente|cuenta platinum',
    tipo: 'premium|gratuita|pro|gold|estándar|de empresa|platinum|freemium|básica',
    dir: 'dirección|dirección de envío|dirección de entrega|domicilio|dirección postal',
    clave: 'contraseña|clave|pin|código pin|clave de acceso|contraseña de mi cuenta|clave de usuario',
    ref: 'reembolso|reintegro|mi dinero de vuelta|devolución del dinero|rembolso',
    pay: 'paypal|tarjeta|visa|bizum|transferencia|contra reembolso|efectivo|apple pay|tarjeta de crédito|a plazos',
    per: 'una persona|un agente|un humano|alguien|un operador|una persona real|un representante|un encargado|un empleado|un asesor|alguien de verdad|un supervisor',
    serv: 'atención al cliente|servicio al cliente|el servicio de atención al cliente|soporte|el soporte|asistencia al cliente',
    pais: 'España|México|Francia|Alemania|Portugal|Argentina|Canarias|Baleares|mi ciudad|el extranjero|Madrid',
  },
  ways: [
    plainly,
    {
      place_order: {
        do: `
        [hacer|realizar|poner|tramitar|completar] [un|una] [pedido|compra|pedido nuevo|orden]
        [comprar|pedir|encargar|adquirir] [{cosa}|algo|unos artículos|varios productos|algo de la tienda|dos tazas]
        [finalizar la compra|meter esto en el carrito|pasar por caja]`,
        about: `
        [hacer un pedido|el proceso de compra|realizar una compra|una nueva compra]`,
        say: `
        quiero [dos|tres|uno] [de estos|de esas|más]
        [me llevo|me quedo con|ponme] [dos|esta|una taza|{cosa}]
        cómo [se compra|se pide|funciona la compra] [aquí|en la web|]
        [comprar|pedir] {cosa}
        [ponme|póngame|mándame|envíame|tráeme|dame|apúntame|resérvame] [dos|tres|cuatro|#num|un par de|otra|otro|una|un] [camisetas|tazas|velas|lámparas|zzthing|bolsas de café|paquetes de té|zapatos|cajas de zzthing|botellas de aceite] [negras|rojas|talla m|por favor|]
        [me gustaría|quisiera|quiero|querría|necesito] [pedir|encargar|comprar|llevarme] [dos|tres|#num|un par de|una|otra|más] [camisetas|tazas|velas|lámparas|zzthing|bolsas de café|cajas de zzthing|mantas] [azules|grandes|por favor|]
        [quiero|quisiera|querría|necesito|me pones|me das|me manda] [un par de|dos|tres|#num|una docena de|media docena de] [zapatos|camisetas|tazas|velas|zzthing|calcetines|sillas] [talla #num|en negro|de color azul|por favor|]
        [pídeme|encárgame|cómprame] [más|otra bolsa de|otro paquete de|otra caja de] [café|té|zzthing|comida para perros|detergente|papel|filtros]
        [dos|tres|una|#num] [tazas|velas|camisetas|mochila|zzthing|cajas de zzthing] [por favor|en rojo por favor|, por favor]`,
      },
      cancel_order: {
        do: `
        [cancelar|anular|deshacer|revocar|parar|echar atrás] {pedido}
        [cancelar|anular] [lo que pedí|la compra|todo el pedido|{cosa} que pedí]`,
        about: `
        [la cancelación de|la anulación de] {pedido}
        [cancelación|anulación] [de pedido|de compra|]`,
        say: `
        ya no [quiero|necesito|puedo pagar] {pedido} [cancélalo|]
        [cancélame|cancela|cancelen|anula|anulad|anulen] {pedido}
        [no envíen|no mandéis|no manden] {pedido}
        he cambiado de opinión [cancela el pedido|y quiero cancelar|]
        [lo pedí|compré] por error [cancélalo|quiero anularlo|]
        pedido cancelar
        no me puedo permitir [esta compra|el pedido]`,
      },
      change_order: {
        do: `
        [cambiar|modificar|editar|corregir|actualizar] [{pedido}|un artículo de mi pedido|productos del pedido|la talla en mi pedido|la cantidad del pedido]
        [añadir|agregar|incluir|meter] [un artículo|algo|otro producto|{cosa}] [a|en] {pedido}
        [quitar|eliminar|sacar|borrar] [un artículo|algo|un producto|{cosa}|artículos] de {pedido}
        hacer [cambios|un cambio|modificaciones] en {pedido}`,
        about: `
        [un cambio|cambios|una modificación] en {pedido}`,
        say: `
        [pedí|he pedido|puse] la [talla|cantidad] equivocada, [se puede cambiar|puedo cambiarlo]
        se me olvidó [añadir|pedir] [algo|{cosa}]
        [quita|añade|cambia] [{cosa}|un artículo] [de|a|en] mi pedido
        quiero [dos|tres] en vez de [una|dos] en mi pedido`,
      },
      track_order: {
        do: `
        [rastrear|seguir|localizar|hacer seguimiento de|ver dónde está] {paquete}
        [ver|saber|consultar|comprobar] [el estado de|cómo va|dónde está|si ha salido] {paquete}`,
        about: `
        [el estado de|el seguimiento de|la localización de] {paquete}
        [estado|seguimiento] del [pedido|envío]
        el número de seguimiento`,
        say: `
        [dónde está|dónde anda|dónde coño está|por dónde va|qué pasa con|qué ha pasado con|cómo va] {paquete}
        cuándo [llega|llegará|me llega|recibo|recibiré|me entregan] {paquete}
        [no ha llegado|todavía no llega|aún no he recibido|no me ha llegado|sigo esperando|no recibí] {paquete}
        {paquete} [no llega|no ha llegado|va con retraso|se ha perdido|sigue sin llegar]
        [ha salido ya|han enviado|ya enviaron|se ha enviado] {paquete}
        pedí [hace una semana|el lunes|hace diez días] y [no ha llegado nada|sigo sin nada]
        pone entregado [pero no tengo nada|y no lo tengo]
        pedido donde`,
      },
      delivery_options: {
        do: `
        [ver|saber|consultar|conocer] [las opciones de envío|los métodos de entrega|las formas de envío|qué envíos ofrecen|los gastos de envío|si enviáis a {pais}]
        [recoger|recogerlo] [en tienda|en un punto de recogida|yo mismo]`,
        about: `
        [las opciones|los métodos|las modalidades|las alternativas] de [envío|entrega]
        [los gastos|los costes] de envío
        envíos a {pais}`,
        say: `
        [qué|cuáles son las] [opciones|métodos|formas|tipos|modalidades] de [envío|entrega] [tenéis|hay|ofrecen|tienen|]
        [envían|enviáis|hacen envíos|mandan|entregan|repartís] a {pais}
        cuánto [cuesta|vale|cuestan] [el envío|la entrega|los envíos] [a {pais}|]
        [con qué|qué] [transportista|mensajería|empresa de transporte] [envían|usáis|trabajan]
        [hay|tenéis|ofrecen] [envío exprés|entrega en 24 horas|envío gratis|recogida en tienda]`,
      },
      delivery_period: {
        do: `
        [saber|consultar|ver] [cuánto tarda el envío|el plazo de entrega|los tiempos de entrega|cuánto tardan en entregar]`,
        about: `
        [el plazo|los plazos|el tiempo|los tiempos] de [entrega|envío]`,
        say: `
        cuánto [tarda|tardan|tardáis|demora|se tarda] [el envío|la entrega|en llegar|en entregar|un pedido|en enviar a {pais}]
        en cuántos días [llega|entregan|se recibe] [un pedido|normalmente|]
        cuál es [el plazo de entrega|el tiempo de envío|el tiempo estimado de entrega]
        si [pido|compro] hoy cuándo [llega|lo tengo|lo recibo]
        [plazo de entrega|tiempo de envío|cuántos días de envío]`,
      },
      set_shipping_address: {
        do: `
        [añadir|agregar|registrar|introducir|poner|configurar|guardar|dar de alta|meter|establecer] [una|mi|una nueva|otra|una segunda] {dir} [nueva|en mi cuenta|]`,
        about: `
        [añadir|agregar|configurar|introducir] [una|mi|una nueva] {dir}
        [una nueva|otra|una segunda] {dir}`,
        say: `
        [dónde|cómo] [pongo|añado|meto|introduzco|agrego] mi {dir}
        tengo una {dir} nueva que [añadir|registrar]
        no puedo [añadir|guardar|introducir] mi {dir}`,
      },
      change_shipping_address: {
        do: `
        [cambiar|modificar|corregir|actualizar|editar|rectificar] [mi|la] {dir} [del pedido|de {pedido}|]
        [enviar|mandar|entregar] {pedido} a otra dirección`,
        about: `
        [un cambio de|la modificación de|un error en] [mi|la] {dir}
        cambio de {dir}`,
        say: `
        me [he mudado|mudé], [cambiad mi dirección|cambiar dirección|mándenlo a la nueva]
        [puse|di|me equivoqué en] [la|una] {dir} [mal|equivocada|incorrecta|]
        [la|mi] {dir} está [mal|equivocada|incorrecta]
        [cámbiame|cambia|cambien] la {dir}
        el pedido va a mi dirección antigua`,
      },
      return_item: {
        do: `
        [devolver|retornar|mandar de vuelta] [{cosa}|un artículo|{pedido}|lo que compré|algo|esto]
        [hacer|iniciar|tramitar|solicitar] una devolución`,
        about: `
        [una devolución|las devoluciones|la devolución de {cosa}|la etiqueta de devolución|la política de devoluciones]`,
        say: `
        cómo [devuelvo|se devuelve|funciona la devolución de] {cosa}
        [no me queda bien|no me gusta|es pequeño|no me vale], quiero devolverlo
        [cuántos días|cuánto tiempo|hasta cuándo] tengo para devolver [algo|]
        [quién paga|dónde envío|a dónde mando] la devolución
        necesito una etiqueta de devolución`,
      },
      exchange_item: {
        do: `
        [cambiar|canjear] [{cosa}|el artículo que recibí|lo que me llegó] por [otra talla|otro|otro color|una más grande|uno nuevo]
        [hacer un cambio de talla|cambiar la talla de {cosa} que recibí]`,
        about: `
        [un cambio de talla|el cambio de un artículo recibido|un cambio por otro color]`,
        say: `
        [me queda|es demasiado] [pequeño|grande], [quiero otra talla|puedo cambiarlo|necesito una talla más]
        me [llegó|enviaron] [la talla equivocada|otro color], [quiero cambiarlo|me lo cambian]
        [quiero|necesito] [uno nuevo|un reemplazo] porque [llegó roto|está defectuoso]
        cómo funcionan los cambios de artículos`,
      },
      get_refund: {
        do: `
        [obtener|pedir|solicitar|recibir|reclamar|conseguir|tener] [un|mi|el] {ref} [de mi pedido|]
        [recuperar|que me devuelvan] [mi dinero|el dinero|lo que pagué]`,
        about: `
        [un|mi] {ref}
        [la solicitud de|pedir un] reembolso`,
        say: `
        [devuélveme|devuélvanme|devolvedme|quiero que me devuelvan|dame|denme] [mi|el] dinero
        quiero [un reembolso|mi dinero|el reintegro|que me reembolsen]
        [reembólsame|reembolsen] [el pedido|la compra|]
        [está roto|nunca llegó|no funciona] y quiero mi dinero`,
      },
      track_refund: {
        do: `
        [ver|saber|consultar|comprobar|rastrear|seguir] [el estado de mi|cómo va mi|dónde está mi|mi] {ref}`,
        about: `
        [el estado|el seguimiento] [del|de mi] reembolso
        mi reembolso [pendiente|que no llega]`,
        say: `
        [dónde está|cuándo llega|cuándo recibo|cuándo me llega|qué pasa con|cómo va] mi [reembolso|dinero|reintegro|devolución del dinero]
        [no he recibido|aún no tengo|no me ha llegado|sigo esperando] [el|mi] [reembolso|dinero de la devolución|reintegro]
        cuándo me [devolvéis|devuelven|ingresan] el dinero
        [devolví|mandé] el artículo [hace dos semanas|] y no tengo el reembolso`,
      },
      check_refund_policy: {
        do: `
        [ver|consultar|conocer|leer|saber] [la política de reembolsos|la política de reembolso|las condiciones de reembolso|en qué casos me devuelven el dinero|cuándo puedo pedir un reembolso]`,
        about: `
        [la|su|vuestra] política de [reembolsos|reembolso|devolución del dinero]
        las condiciones [del|de] reembolso`,
        say: `
        [cuál es|cómo es|cómo funciona] [la|vuestra|su] política de reembolso
        en qué [casos|situaciones|condiciones] [puedo pedir un reembolso|devuelven el dinero|dan reembolsos]
        [dan|hacéis|ofrecen] reembolsos
        hay garantía de devolución del dinero
        [política de reembolso|garantía de reembolso]`,
      },
      check_cancellation_fee: {
        do: `
        [saber|ver|consultar|comprobar] [la penalización por cancelar|cuánto cuesta cancelar|la comisión de cancelación|los gastos de cancelación|si hay que pagar por cancelar]`,
        about: `
        [la penalización|la comisión|los gastos|el coste|la tarifa] [por cancelar|de cancelación|por cancelación anticipada|por rescisión]`,
        say: `
        [cuánto cuesta|cuánto vale|cobran por|hay que pagar por|tengo que pagar por|es gratis] [cancelar|anular] [el pedido|mi compra|]
        hay [penalización|comisión|algún coste|gastos] por [cancelar|cancelación|anular]
        [cuál es|de cuánto es] la [penalización|comisión|tarifa] de cancelación
        puedo cancelar [gratis|sin pagar|sin coste]`,
      },
      payment_methods: {
        do: `
        [ver|saber|consultar] [los métodos de pago|las formas de pago|qué tarjetas aceptan|las opciones de pago]
        pagar [con|por] {pay}`,
        about: `
        [los métodos|las formas|las opciones|las modalidades] de pago
        el pago [con|por] {pay}`,
        say: `
        [qué|cuáles son los] [métodos|formas|medios] de pago [aceptáis|aceptan|hay|tenéis|]
        [aceptan|aceptáis|se puede pagar con|puedo pagar con|cogéis] {pay}
        [cómo puedo pagar|cómo se paga]
        puedo pagar [a plazos|al recibirlo|después|en efectivo]`,
      },
      payment_issue: {
        do: `
        [informar de|reportar|avisar de|comunicar|solucionar|notificar|resolver] [un problema|problemas|un error|una incidencia|un fallo] [con el pago|de pago|con mi pago|al pagar]`,
        about: `
        [un problema|problemas|un error|errores|un fallo|una incidencia] [con el pago|de pago|en el pago|con los pagos|al pagar]
        [un pago|el cobro] [rechazado|duplicado|fallido]`,
        say: `
        [mi pago|el pago|mi tarjeta|paypal] [no funciona|ha sido rechazado|falla|no pasa|fue rechazada|da error]
        no [puedo|consigo|me deja] pagar [con mi tarjeta|el pedido|]
        me [han cobrado|cobraron|cobrasteis] [dos veces|de más|el doble|un importe incorrecto|sin pedido]
        [tengo|hay|me sale] [un problema|un error|problemas] [con el pago|al pagar|en el pago]
        [doble cargo|cargo desconocido|cargo duplicado] en mi tarjeta`,
      },
      get_invoice: {
        do: `
        [recibir|descargar|obtener|conseguir|solicitar|pedir|tener|imprimir|bajar] [mi|la|una|las] [factura|facturas|copia de la factura|recibo] [de mi compra|del pedido|]`,
        about: `
        [recibir|descargar|solicitar] [la|mi] factura
        una copia de la factura`,
        say: `
        [envíame|mándame|mandadme|envíenme|necesito|quiero|me das] [la|una|mi] factura [del pedido|de mi compra|]
        no [me llegó|recibí|tengo] la factura
        [me hacéis|pueden hacer|podéis emitir] [una|la] factura [a nombre de mi empresa|con mi nif|]`,
      },
      check_invoice: {
        do: `
        [ver|consultar|revisar|comprobar|mirar|encontrar|buscar|echar un vistazo a|localizar] [mi|mis|la|las|mis últimas] [factura|facturas|recibos] [del mes pasado|anteriores|]`,
        about: `
        [ver|consultar|revisar] [mis|las] facturas
        [mis facturas|facturas anteriores|el detalle de mi factura]`,
        say: `
        dónde [veo|están|puedo ver|encuentro] mis facturas
        [enséñame|muéstrame] [mis facturas|la última factura]
        es correcta mi factura
        qué pone en mi factura`,
      },
      create_account: {
        do: `
        [crear|abrir|hacer|hacerme] [una|una nueva|otra] {cuenta} [nueva|]
        [registrarme|darme de alta|hacerme cliente|hacerme socio]`,
        about: `
        [la creación|la apertura] de una {cuenta}
        [abrir|crear] una {cuenta}`,
        say: `
        [créame|ábreme] una cuenta
        necesito una cuenta para comprar
        cómo [me registro|me doy de alta|creo una cuenta]
        no tengo cuenta [y quiero una|cómo la abro]`,
      },
      edit_account: {
        do: `
        [cambiar|modificar|editar|actualizar|corregir] [mis datos|mi nombre|mi correo|mi teléfono|mi perfil|mis datos personales|los datos de mi {cuenta}|mi {cuenta}|mi email|mi apellido|la información de mi cuenta]`,
        about: `
        [la modificación|el cambio] de [mis datos|mis datos personales|mi perfil]
        [editar|modificar] mi {cuenta}`,
        say: `
        [mi nombre|mi teléfono|mi correo] [está mal|ha cambiado|es incorrecto]
        tengo [un correo nuevo|un teléfono nuevo|otro número]
        dónde [cambio|edito|modifico] mis datos
        hay un error en [mi perfil|mis datos personales]`,
      },
      switch_account: {
        do: `
        [cambiar a|pasar a|pasarme a|usar|utilizar|migrar a] [otra cuenta|una cuenta {tipo}|la cuenta {tipo}|mi otra cuenta]
        [cambiar de|alternar entre|cambiar entre] [cuenta|cuentas|usuario|tipo de cuenta|perfil]
        [actualizar|mejorar] [mi cuenta a|a la cuenta] {tipo}
        [entrar|iniciar sesión] con otra cuenta`,
        about: `
        [el cambio de cuenta|cambiar de cuenta|un cambio a la cuenta {tipo}]`,
        say: `
        quiero [la|una] cuenta {tipo} en lugar de [la|mi cuenta] {tipo}
        cómo [cambio|me paso] [de cuenta|a la cuenta {tipo}]
        ya no quiero la cuenta {tipo} quiero la {tipo}`,
      },
      delete_account: {
        do: `
        [eliminar|borrar|cerrar|cancelar|dar de baja|suprimir|quitar|desactivar] [mi|la] {cuenta} [para siempre|]
        darme de baja [de la tienda|como cliente|]`,
        about: `
        [la eliminación|el cierre|la baja|la cancelación] de mi {cuenta}`,
        say: `
        [borrad|borra|elimina|cierren|cierra|cancelen] mi {cuenta}
        ya no quiero [mi|tener] {cuenta}
        quiero que [borréis|cierren|eliminen] mi {cuenta}`,
      },
      recover_password: {
        do: `
        [recuperar|restablecer|cambiar|resetear|restaurar|recordar] [mi|la] {clave} [olvidada|]
        [obtener|conseguir|recibir] una nueva {clave}`,
        about: `
        [la recuperación de|el restablecimiento de|restablecer|recuperar] [mi|la] {clave}
        [mi|una] {clave} [olvidada|perdida]`,
        say: `
        [olvidé|he olvidado|no recuerdo|perdí|no me acuerdo de|se me olvidó|he perdido] [mi|la] {clave}
        mi {clave} no [funciona|vale|es correcta]
        no puedo [entrar|iniciar sesión|acceder a mi cuenta], [olvidé la contraseña|]
        [contraseña olvidada|olvidé clave|nueva contraseña]`,
      },
      registration_problems: {
        do: `
        [informar de|reportar|avisar de|solucionar|notificar] [un problema|problemas|un error|errores] [con el registro|de registro|al registrarme|en el registro]`,
        about: `
        [un problema|problemas|un error|errores|incidencias] [con el registro|de registro|al registrarme|en la inscripción|con el alta]`,
        say: `
        no [puedo|consigo|logro|me deja] [registrarme|crear una cuenta|darme de alta|completar el registro]
        [me da|me sale|da] error al [registrarme|crear la cuenta|darme de alta]
        el [formulario de registro|registro] no funciona
        no me llega el correo de [confirmación|activación|verificación]
        dice que mi correo ya está registrado`,
      },
      newsletter_subscription: {
        do: `
        [suscribirme a|darme de baja de|cancelar|apuntarme a|borrarme de|dejar de recibir|recibir|cancelar mi suscripción a] [la newsletter|el boletín|vuestro boletín|el newsletter|vuestros correos publicitarios|su boletín de noticias]`,
        about: `
        [la suscripción a la newsletter|la newsletter|el boletín|el newsletter|vuestro boletín|la baja del boletín]`,
        say: `
        [no quiero|basta de|dejad de mandarme] [más|] [newsletters|correos publicitarios|publicidad|boletines]
        [tenéis|tienen] [newsletter|boletín]
        [quitadme|sáquenme] de la lista de correo`,
      },
      product_question: {
        say: `
        [es|son] {cosa} [impermeable|de cuero|lavable|resistente|de algodón|compatible con iphone]
        de qué [material|color|tamaño] es {cosa}
        [cuánto mide|cuánto pesa|cuánto cuesta|qué medidas tiene|qué precio tiene|cuánto dura la batería de] {cosa}
        [lleva|tiene|incluye] {cosa} [bolsillos|pilas|cargador|garantía|bluetooth]
        [cómo se usa|cómo se lava|cómo se monta|para qué sirve] {cosa}
        [se puede meter en|es apto para] [el lavavajillas|el microondas|niños]
        qué talla [cojo|necesito|me recomendáis para 1,80]
        diferencia entre los dos modelos`,
      },
      stock_question: {
        say: `
        [tenéis|tienen|hay|queda|quedan] {cosa} [en stock|disponible|en talla m|en rojo|en azul|]
        [está|sigue] [disponible|agotada|agotado|en stock] {cosa}
        cuándo [vuelve a haber|volverá a estar disponible|reponéis] {cosa}
        [cuántas|cuántos] [quedan|tenéis] [de esos|]
        [vendéis|venden] [mochilas|lámparas|mantas|{cosa}]`,
      },
      recommendation: {
        say: `
        [qué|cuál] [me recomiendas|me recomendáis|me aconsejas|es mejor|sería mejor|elegirías] [para regalar|para la montaña|para mi madre|de estos|]
        [busco|estoy buscando] [un regalo|algo|una buena mochila|{cosa}] para [mi padre|un cumpleaños|la lluvia|viajar]
        [ayúdame a elegir|recomiéndame|no sé cuál elegir|aconséjame] [un regalo|{cosa}|entre los dos|]
        [ideas|sugerencias] para [un regalo|navidad]
        cuál es [vuestro producto más vendido|la mejor lámpara]`,
      },
      discount_question: {
        say: `
        [tenéis|tienen|hay|hacéis] [algún descuento|descuentos|ofertas|rebajas|código promocional|cupón|promociones] [para estudiantes|ahora|]
        mi [código|cupón|código de descuento] no [funciona|es válido|se aplica]
        [dónde pongo|cómo uso|cómo aplico] [el código|mi cupón|el descuento]
        cuándo [empiezan|son] las rebajas
        me [hacéis|hacen] [descuento|un precio mejor]
        está rebajada {cosa}`,
      },
      store_hours: {
        say: `
        [a qué hora|cuándo] [abren|abrís|cierran|cerráis] [la tienda|los sábados|hoy|]
        [cuál es|qué] [el horario|horario] [de la tienda|tenéis|tienen|]
        [estáis abiertos|están abiertos|abre la tienda] [hoy|el domingo|en festivos|mañana]
        [horario de apertura|horarios de la tienda]
        [tenéis|dónde está la] tienda física`,
      },
      complaint: {
        do: `
        [presentar|poner|hacer|interponer|enviar|registrar] [una queja|una reclamación|una reclamación de consumo|un reclamo]
        quejarme [de|por] [el servicio|la entrega|un producto|vuestra empresa]`,
        about: `
        [una queja|una reclamación|un reclamo] [contra su empresa|]`,
        say: `
        [estoy|quedé] [muy|] [descontento|insatisfecho|enfadado|decepcionado|harta|cabreado] con [el servicio|vosotros|mi pedido|el producto]
        [esto es|vuestro servicio es|qué] [una vergüenza|un desastre|inaceptable|una mierda|pésimo|horrible|un asco]
        [me llegó|ha llegado] [roto|dañado|defectuoso|incompleto|el artículo equivocado]
        nadie [me responde|me contesta|me ayuda]
        {cosa} [llegó rota|está defectuosa|se rompió|no funciona]
        [sois|son] unos [estafadores|ladrones|sinvergüenzas]`,
      },
      review: {
        do: `
        [dejar|escribir|enviar|publicar|dar|hacer] [una reseña|mi opinión|una opinión|un comentario|una valoración|comentarios]
        [valorar|opinar sobre|puntuar|reseñar] [la tienda|un producto|mi compra|vuestros servicios]`,
        about: `
        [dejar|escribir] [una opinión|una reseña|un comentario]`,
        say: `
        me [encanta|ha gustado mucho] {cosa} [y quiero decirlo|]
        dónde [dejo|puedo dejar|escribo] [mi opinión|una reseña|un comentario]
        tengo una sugerencia [para la web|para vosotros|]
        [estoy muy contento con|todo perfecto con] [mi compra|el servicio]`,
      },
      contact_customer_service: {
        do: `
        [contactar con|hablar con|llamar a|ponerme en contacto con|comunicarme con|localizar a|escribir a] {serv}
        [saber|tener|encontrar] [el teléfono|el número|el correo|el horario] de {serv}`,
        about: `
        [el teléfono|el horario|el contacto|el correo] de {serv}
        [contactar con|llamar a] {serv}`,
        say: `
        [cuál es|me das|dame] [el|vuestro] [teléfono|número|correo|teléfono de contacto] [de {serv}|]
        [a qué hora|cuándo|qué días] [atiende|está disponible] {serv}
        [cómo|dónde] [contacto|llamo|os llamo|puedo contactaros|contacto con {serv}]
        a qué número llamo`,
      },
      contact_human_agent: {
        do: `
        [hablar|chatear|contactar] con {per}
        [que me atienda|que me pasen con] {per}`,
        about: `hablar con {per}`,
        say: `
        [pásame|ponme|comunícame|páseme|conéctame] con {per}
        quiero [hablar con|que me atienda] {per}
        no quiero hablar con [un bot|una máquina|un robot]
        [agente|humano|persona real|operador] [por favor|]
        hay [alguien|alguna persona] con quien hablar`,
      },
      greeting: {
        say: `
        [hola|buenas|buenos días|buenas tardes|buenas noches|hola qué tal|hola buenas|ey|holi|saludos|qué tal|hola a todos|muy buenas|qué hay|cómo estás|cómo va todo|hola cómo estás|hay alguien ahí]`,
      },
      thanks: {
        say: `
        [gracias|muchas gracias|mil gracias|gracias por todo|gracias por tu ayuda|te lo agradezco|perfecto gracias|vale gracias|muy amable|genial gracias|ok gracias|muchísimas gracias|gracias por la ayuda|me has ayudado mucho|gracias por la información]`,
      },
      goodbye: {
        say: `
        [adiós|hasta luego|hasta pronto|chao|nos vemos|buenas noches|que tengas un buen día|hasta mañana|eso es todo|nada más|hasta otra|me voy|venga adiós|no necesito nada más|eso era todo|cuídate|hasta la próxima]`,
      },
      bot_question: {
        say: `
        [eres|es usted] [un bot|un robot|humano|una persona|una máquina|una ia|real|una persona real]
        [estoy hablando|hablo] con [un bot|una persona|una máquina]
        [cómo te llamas|quién eres|cuál es tu nombre|qué eres]`,
      },
      capabilities: {
        say: `
        [qué puedes hacer|en qué puedes ayudarme|qué sabes hacer|qué te puedo preguntar|ayuda|ayúdame|necesito ayuda|tengo una pregunta|me puedes ayudar|tengo un problema|una pregunta|cómo me puedes ayudar]`,
      },
      out_of_scope: {
        do: `
        [reservar|buscar|cancelar] [un vuelo|un hotel|una mesa|un coche de alquiler] [a Roma|para hoy|]
        [poner|escuchar] [música|una canción|la radio]
        [transferir|enviar|sacar|ingresar] dinero [a mi hermano|del cajero|en el banco|]
        [cocinar|preparar|hornear] [arroz|una tarta|pollo|pasta]
        [saber el tiempo|saber la hora|aprender inglés|adelgazar|arreglar mi coche|hacer los deberes|ver una película|llamar a mi madre]
        [poner una alarma|apagar la luz|traducir una frase|invertir en bolsa|pagar la luz|pedir un préstamo|bloquear mi tarjeta del banco]`,
        say: `
        [qué tiempo hace|va a llover|hará sol|qué temperatura hace] [hoy|mañana|en Madrid|el fin de semana|]
        [cuéntame|dime] [un chiste|una historia|una adivinanza|algo gracioso|un dato curioso]
        [escribe|escríbeme] [un poema|una canción|un correo a mi jefe|una redacción]
        [resérvame|busca|quiero reservar] [un vuelo|un hotel|una mesa|un taxi] [a Roma|para dos|para esta noche|]
        [quién|cuándo] [es el presidente de|ganó|inventó|nació] [Francia|el partido|el teléfono|Cervantes|la liga]
        cuál es la capital de [Francia|Perú|Japón]
        cuánto es [doce por doce|#num más #num|la raíz cuadrada de #num]
        [pon|reproduce] [música|una canción|mi lista|rock]
        [pon una alarma|pon un temporizador|recuérdame llamar a mamá|despiértame] [a las siete|de #num minutos|mañana|]
        [qué hora es|qué día es hoy|qué hora es en Tokio]
        [traduce|cómo se dice] [hola|perro|buenas noches|gracias] [al inglés|en francés|en alemán]
        [cómo se hace|cómo preparo|receta de|ingredientes para] [la paella|una tortilla|un bizcocho|arroz|la pasta]
        [qué puedo cenar|qué hago de comer|recomiéndame una película|recomiéndame un restaurante|qué serie veo]
        [transfiere dinero|cuánto dinero tengo|saldo] [a mi hermano|en el banco|de mi cuenta bancaria]
        [bloquea|he perdido|me robaron] mi tarjeta [del banco|de crédito del banco]
        [sube|baja|apaga|enciende] [las luces|la calefacción|el volumen|la tele|el aire]
        [llama a|manda un mensaje a] [mi madre|Juan|un taxi]
        [cómo está el tráfico|cómo llego al aeropuerto|a qué distancia está Madrid|dónde estoy]
        [cuándo sale mi vuelo|necesito visado para Japón|he perdido mi maleta en el aeropuerto]
        [cuántas calorías tiene|es sano] [un plátano|el chocolate|el pan]
        [debería comprar|invertir en] [bitcoin|acciones]
        [cuántos años tienes|de dónde eres|tienes novio|te quiero|qué te gusta hacer|tienes mascotas|quién te creó]
        [cuál es el sentido de la vida|qué opinas de la política|existe dios]
        [mi coche no arranca|cambiar el aceite del coche|presión de las ruedas]
        [haz mis deberes|ayúdame con los deberes|qué significa serendipia|define democracia]
        [lanza una moneda|tira un dado|elige un número]
        [tengo fiebre|me duele la cabeza|qué tomo para la gripe]
        [cancela mi suscripción a netflix|mi pedido de amazon|mi cuenta de spotify]`,
      },
    },
  ],
};
