import type { Alarms } from './alarm.ts';

export const alarmsEs: Alarms = {
  lists: {
    thing:
      'hervidor|lámpara|cargador|batería|manta|vela|batidora|sartén|escalera|silla|bicicleta|patinete|juguete|collar|crema|champú|té|barrita|perfume|secador|taladro|cuchillo|vaso|estante|cochecito|tostadora|calefactor|casco|producto|artículo|aparato|cosa',
    kin: 'hijo|hija|niño|niña|bebé|marido|mujer|madre|padre|abuela|perro|gato|novia|novio|pareja',
    body: 'mano|dedo|brazo|pierna|pie|cara|ojo|labio|cuello|espalda|piel|cabeza|garganta',
    day: 'hoy|antes del viernes|mañana|esta semana|en 48 horas|antes del lunes',
  },
  health: `
    [el|la|mi|vuestro|su] {thing} [se incendió|explotó|se prendió fuego|empezó a arder|echa humo|echa chispas|se derritió|casi quema la casa|reventó|provocó un incendio|huele a quemado]
    [sale humo|salieron chispas|vi llamas|salió fuego] [del|de la|de mi] {thing}
    [me|a mi {kin} le] [dio un calambre|dio una descarga|dio corriente|electrocutó] [el|la|al tocar el] {thing}
    [me|mi {kin} se] [quemé|corté|lesioné|quemó|cortó|rompió|hirió|aplastó|hice daño en] [la|el] {body} [con|por culpa de] [el|la|vuestro] {thing}
    mi {kin} [se tragó una pieza del {thing}|se tragó la pila|casi se ahoga|está vomitando por el {thing}|está en el hospital por el {thing}|no respira bien|está en urgencias|bebió del {thing}|tiene ronchas por todo el cuerpo]
    [después de comer|desde que uso|por culpa de|tras ponerme] [el|la|vuestra] {thing} [tengo un sarpullido|me puse enfermo|vomité|se me hinchó la {body}|tengo ampollas|no podía respirar|acabé en urgencias|me arde la {body}]
    [reacción|una reacción] alérgica [a|al|por] [vuestro|el|la] {thing}
    [el|la] {thing} [se rompió y me caí|cayó sobre mi {kin}|estalló y estoy sangrando|me abrió la {body}|me quemó la {body}|es un peligro, alguien se va a hacer daño|casi nos mata|nos intoxicó]
    [estoy sangrando|estoy herido|mi {kin} está herido|vino la ambulancia|el médico dice que es] por [el|la|vuestro] {thing}
    [había cristal|había moho|un trozo de metal|una aguja] en [la comida|el té|la barrita] [y me lo tragué|y mi {kin} lo comió|]
    es tóxico, mi {kin} [lo bebió|se lo tragó|lo chupó]`,
  danger: `
    [todos|mi familia] [estarían|estaría] mejor sin mí
    no [aguanto|soporto|puedo] más [vivir|con la vida|seguir], [nadie me echaría de menos|tengo pastillas aquí|quiero desaparecer]
    [me quiero morir|quiero morirme|voy a matarme|ya no quiero vivir|voy a acabar con todo|me voy a hacer daño|pienso en el suicidio|no tengo ganas de vivir|me estoy cortando otra vez]
    [mi vida|todo] [se acabó|no tiene sentido|ya no vale nada] [, quiero morir|]
    me tomé [demasiadas pastillas|todas las pastillas]
    [el|vuestro|su] [repartidor|conductor|técnico] me [agredió|pegó|amenazó|tocó|acosó|empujó]
    [mi ex|alguien|un hombre] [me amenaza|me sigue|me pega|me quiere matar|me acosa]
    [tengo miedo|temo] por [mi vida|mi seguridad|mis hijos]`,
  fraud: `
    [alguien|un desconocido|un estafador|un hacker] [hackeó mi cuenta|usó mi tarjeta|compró con mi tarjeta|pidió a mi nombre|robó mis datos|entró en mi cuenta|suplantó mi identidad|cambió mi contraseña]
    [mi cuenta|mi perfil] [fue hackeada|ha sido hackeada|la usa otra persona|está comprometida]
    [hay|veo|me aparece] [un pedido|un cargo|un cobro|una factura|una compra] que [yo no hice|no es mío|no reconozco|nunca autoricé|no sé de dónde sale]
    [nunca|jamás|yo no] [compré nada aquí|pedí eso|he comprado en su tienda] [y me han cobrado|pero me llegó una factura|, es robo de identidad|y cargaron mi tarjeta]
    [he sido|fui|soy] [víctima de una estafa|víctima de fraude|estafado|estafada|víctima de phishing]
    [alguien se hace pasar por ustedes|me llamaron diciendo que eran ustedes|un correo en su nombre pide mi tarjeta|hay una web falsa con su nombre]
    me robaron [la tarjeta|la cartera|el móvil] y [están comprando en su tienda|hay pedidos hechos]`,
  legal: `
    [tendrán noticias de|recibirán una carta de|van a saber de] mi [abogado|abogada|seguro jurídico]
    [voy a|pienso|tendré que] [denunciarles|demandarles|ir a juicio|llevarles a los tribunales|poner una denuncia|acudir a la policía|tomar acciones legales|contratar un abogado]
    [esto es|lo que hacen es] [ilegal|un robo|un delito|una estafa al consumidor|contra la ley|apropiación indebida] [y no se va a quedar así|, nos vemos en el juzgado|, conozco mis derechos]
    [voy a|pienso] [reportarles|reclamar|quejarme] [ante consumo|en la oficina del consumidor|ante la policía|ante las autoridades|a la prensa|ante el defensor del consumidor]
    [voy a|mi banco va a] [devolver el recibo|disputar el cargo|anular el cobro|abrir una disputa|hacer un contracargo]
    [si no|de lo contrario|si no me responden {day}] [llamo a mi abogado|lo publico todo|aviso a la prensa|nos vemos en el juzgado|pongo una denuncia|todo el mundo lo sabrá|les quemo en redes|voy a consumo]
    [último aviso|última advertencia|es mi último mensaje] antes de [denunciar|ir a juicio|acciones legales|hacerlo público]
    [exijo|reclamo] [daños y perjuicios|una indemnización|una compensación por los daños]`,
  discrimination: `
    [su|el|un] [repartidor|empleado|compañero] [fue racista|me hizo un comentario racista|se burló de mi discapacidad|insultó mi religión|fue machista conmigo]
    [me siento|fui|me han] [discriminado|discriminada] [por mi origen|por ser gay|por mi color de piel|]`,
  anger: `
    no [servís|valéis|hacéis] [para|] nada [bien|], [estoy harto|qué panda de inútiles|ya está bien]
    [se están riendo de mí|me toman el pelo|son unos mentirosos|panda de ladrones|son unos inútiles|váyanse al infierno|vergüenza debería darles|me toman por tonto|sois unos sinvergüenzas|menudos payasos|ladrones|qué asco de empresa] [, ya basta|, devuélvanme mi dinero|, nunca más|]
    estoy [furioso|furiosa|indignado|que echo humo con ustedes|hasta las narices|harto de ustedes|muy cabreado|perdiendo la paciencia]
    [me han|me habéis] [mentido|tomado el pelo|engañado|mareado de un lado a otro|dado largas]
    [es la|por] [tercera|cuarta|quinta|décima|enésima] vez que [pregunto|escribo|reclamo|lo explico|les pido lo mismo]
    [cuántas veces|hasta cuándo] [tengo que|debo] [escribir|preguntar|repetirlo|rogar|esperar]
    [qué vergüenza|es indignante|es una vergüenza|es inadmisible|es un cachondeo|es una tomadura de pelo|increíble], [cómo se atreven|cómo tratan a los clientes|nunca he visto algo así|estoy furioso]
    [ya basta|se acabó|ya está bien|hasta aquí llegó mi paciencia] [, quiero mi dinero|ahora mismo|con sus mentiras|]
    [el peor|la peor] [servicio|tienda|empresa|atención] [que he visto|del mundo|de mi vida]`,
  person: `
    [hay|no hay] [algún humano|alguien de verdad|alguien del equipo|una persona real] [ahí|con quien hablar|que me ayude|]
    [puede|podría] [alguien|un compañero|un responsable|alguno de ustedes] [llamarme|ocuparse de esto|mirar mi caso|contactarme]
    [no quiero|basta de] [un robot|hablar con una máquina|bots], [pásenme con una persona|quiero un humano]`,
  ordinary: `
    [tienen|venden|busco|cuánto cuesta] [un|una] [extintor|detector de humo|botiquín|disfraz de policía|disfraz de abogado|novela negra|juego de asesinatos|anillo de calavera|salmón ahumado|brasero|crema para quemaduras|planta venenosa]
    [el|la] {thing} [es seguro para niños|es tóxico para gatos|se calienta mucho|contiene nueces|va al lavavajillas|es apto para alérgicos]
    qué [pasa|hago] si [me roban el paquete|se rompe el {thing}|pierdo mi tarjeta|no estoy contento]
    [el|la|mi] {thing} [está roto|llegó roto|no funciona|tiene una grieta|huele raro|gotea|se calienta] [, puedo devolverlo|, quiero un reemplazo|, qué hago|]
    [mi pago falló|me cobraron dos veces|rechazaron mi tarjeta|el importe está mal], [pueden revisarlo|qué debo hacer]
    [joder|mierda|hostia|guau], [qué bonito el {thing}|qué rápido|me encanta el {thing}]
    [mi abogado|un policía|mi médico|un juez] [me recomendó la tienda|busca un {thing}|quiere el mismo {thing}]
    [soy abogado|soy periodista|soy policía] y [busco un {thing}|necesito factura]
    [ayer estaba furioso|estaba enfadado|perdón por lo de ayer], [pero ya se resolvió|ahora todo bien|gracias por la ayuda]
    [mi paquete|mi pedido|mi envío] [no ha llegado|llega tarde|se perdió|está con el vecino|está dañado] [, pueden revisarlo|, dónde está|]
    [estoy decepcionado|estoy un poco molesto|no estoy contento|quiero poner una queja|quiero quejarme] [por el envío|con el {thing}|]
    [su web es|son ustedes|es una tienda] [fiable|segura|una empresa real|de confianza]
    mi {kin} [está enfermo|está en el hospital|cumple años], [busco un regalo|pueden entregar más tarde|puedo cambiar la fecha]
    [me muero por tener|está de muerte|es la bomba] [el|ese] {thing}
    [y|pero|entonces|] [cuándo llega|dónde está|cuánto cuesta|y el otro|en azul|y para Portugal|por qué no llega|todavía no llega|qué tipo de {thing} tienen]`,
};
