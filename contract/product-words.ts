// Words for kinds and properties of goods that any shop may sell, in seven languages, so that a search in one finds a catalogue in another.

export const productLanguages = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it'] as const;
export type ProductLanguage = (typeof productLanguages)[number];

/** Kinds of goods, one meaning a line, its words by language in the order of `productLanguages`. */
const kinds = `
mug, cup, beaker | becher, tasse, henkelbecher | tasse, mug, gobelet | taza, tazón | caneca, xícara, chávena | mok, beker, kop | tazza, tazzina, tazzone
travel mug, thermal mug, tumbler, coffee to go mug | thermobecher, reisebecher, kaffeebecher | mug isotherme, tasse de voyage | taza térmica, vaso térmico, termo | caneca térmica, copo térmico | thermosbeker, reismok, meeneembeker | tazza termica, tazza da viaggio
bottle, flask, water bottle | flasche, trinkflasche, wasserflasche | bouteille, gourde | botella, cantimplora | garrafa, cantil | fles, drinkfles, waterfles, drinkbus | bottiglia, borraccia
thermos, vacuum flask, vacuum bottle, insulated bottle | thermosflasche, thermoskanne, isolierflasche, isolierkanne | thermos, bouteille isotherme | termo, botella térmica | termo, garrafa térmica | thermosfles, thermoskan, isoleerfles | thermos, bottiglia termica
glass, drinking glass | glas, trinkglas | verre | vaso, copa | copo, taça | glas, drinkglas | bicchiere
plate, dish | teller | assiette | plato | prato | bord | piatto
bowl | schüssel, schale, schälchen | bol, saladier | cuenco, bol | tigela, taça | kom, schaal | ciotola, scodella
cutlery, flatware, silverware | besteck | couverts | cubiertos, cubertería | talheres | bestek | posate
knife, chef's knife, kitchen knife | messer, kochmesser, küchenmesser | couteau, couteau de cuisine, couteau de chef | cuchillo, cuchillo de cocina | faca, faca de cozinha | mes, koksmes, keukenmes | coltello, coltello da cucina, coltello da chef
pocket knife, penknife, jackknife | taschenmesser | couteau de poche, canif | navaja | canivete | zakmes | coltellino, temperino
cutting board, chopping board | schneidebrett, schneidbrett, brett | planche à découper | tabla de cortar | tábua de cortar | snijplank | tagliere
pan, frying pan, skillet | pfanne, bratpfanne | poêle | sartén | frigideira | pan, koekenpan | padella
pot, saucepan, cooking pot | topf, kochtopf | casserole, marmite, faitout | olla, cazo, cazuela | panela, tacho | pan, kookpan | pentola, casseruola
kettle, teakettle | wasserkocher, wasserkessel, kessel | bouilloire | hervidor | chaleira | waterkoker, fluitketel | bollitore
teapot | teekanne | théière | tetera | bule de chá, bule | theepot | teiera
coffee maker, coffee machine, espresso machine | kaffeemaschine, espressomaschine | cafetière, machine à café | cafetera | cafeteira, máquina de café | koffiezetapparaat, koffiemachine | macchina da caffè, macchina del caffè, caffettiera, moka
toaster | toaster | grille-pain | tostadora | torradeira | broodrooster | tostapane
blender, mixer | mixer, standmixer | mixeur, blender | batidora, licuadora | liquidificador, batedeira, varinha | blender, mixer | frullatore
oven | backofen, ofen | four | horno | forno | oven | forno
fridge, refrigerator | kühlschrank | réfrigérateur, frigo | nevera, frigorífico, refrigerador | frigorífico, geladeira | koelkast | frigorifero
dishwasher | spülmaschine, geschirrspüler | lave-vaisselle | lavavajillas | máquina de lavar loiça, lava-louças | vaatwasser, afwasmachine | lavastoviglie
washing machine, washer | waschmaschine | machine à laver, lave-linge | lavadora | máquina de lavar | wasmachine | lavatrice
microwave | mikrowelle | micro-ondes | microondas | micro-ondas | magnetron | microonde
lunchbox, lunch box | brotdose, brotbox, lunchbox | boîte à lunch, lunch box | fiambrera, táper | marmita, lancheira | broodtrommel, lunchbox | portapranzo, schiscetta
jar, storage jar, canister | dose, vorratsdose, vorratsglas, einmachglas | bocal, pot | tarro, bote | frasco, pote | pot, voorraadpot, bewaarpot | barattolo, vasetto
apron | schürze, kochschürze | tablier | delantal | avental | schort | grembiule
tea towel, dish towel, kitchen towel | geschirrtuch, küchentuch, trockentuch | torchon | paño de cocina, trapo de cocina | pano de cozinha, pano de loiça, pano de prato | theedoek, keukendoek | strofinaccio, canovaccio
towel, bath towel | handtuch, badetuch, duschtuch | serviette, serviette de bain, drap de bain | toalla | toalha | handdoek, badhanddoek, badlaken | asciugamano, telo da bagno
bathrobe, dressing gown, robe | bademantel, morgenmantel | peignoir, robe de chambre | albornoz, bata | roupão, robe | badjas, ochtendjas | accappatoio, vestaglia
poncho | poncho | poncho | poncho | poncho | poncho | poncho
soap | seife | savon | jabón | sabão, sabonete | zeep | sapone
candle | kerze | bougie | vela | vela | kaars | candela
vase | vase | vase | jarrón, florero | jarra, vaso | vaas | vaso
basket | korb | panier, corbeille | cesta, cesto, canasta | cesto, cesta | mand | cesto, cestino, cesta
box, storage box, crate | kiste, box, kasten, aufbewahrungsbox | boîte, caisse, bac | caja | caixa | doos, kist, krat, opbergbox | scatola, cassa, cassetta
blanket, throw, plaid | decke, wolldecke, kuscheldecke, plaid | couverture, plaid | manta, frazada, cobija | manta, cobertor | deken, plaid | coperta, plaid
picnic blanket, picnic rug | picknickdecke | couverture de pique-nique, nappe de pique-nique | manta de picnic | manta de piquenique | picknickkleed, picknickdeken | coperta da picnic, telo da picnic
duvet, comforter, quilt | bettdecke | couette | edredón | edredão | dekbed | piumone, trapunta
pillow, cushion | kissen, kopfkissen | oreiller, coussin | almohada, cojín | almofada, travesseiro | kussen, hoofdkussen | cuscino, guanciale
sheet, bed linen, bedding, bedsheet | bettwäsche, bettlaken | draps, drap, linge de lit | sábanas, ropa de cama | lençol, roupa de cama | lakens, beddengoed | lenzuola, biancheria da letto
mattress | matratze | matelas | colchón | colchão | matras | materasso
carpet, rug | teppich | tapis | alfombra | tapete | tapijt, vloerkleed | tappeto
curtain | vorhang, gardine | rideau | cortina | cortina | gordijn | tenda, tendina
chair | stuhl | chaise | silla | cadeira | stoel | sedia
office chair, desk chair | bürostuhl, schreibtischstuhl | chaise de bureau | silla de oficina, silla de escritorio | cadeira de escritório | bureaustoel | sedia da ufficio
armchair | sessel | fauteuil | sillón, butaca | poltrona | fauteuil | poltrona
sofa, couch | sofa, couch | canapé | sofá | sofá | bank, sofa | divano
table | tisch | table | mesa | mesa | tafel | tavolo
desk | schreibtisch | bureau | escritorio | secretária, escrivaninha | bureau | scrivania
shelf, bookshelf, bookcase, shelving | regal, bücherregal | étagère, bibliothèque | estantería, estante, librería | estante, prateleira | plank, boekenkast, rek | scaffale, libreria, mensola
cupboard, wardrobe, closet, cabinet | schrank, kleiderschrank | armoire, placard | armario | armário, guarda-roupa | kast, kledingkast | armadio
bed | bett | lit | cama | cama | bed | letto
mirror | spiegel | miroir | espejo | espelho | spiegel | specchio
clock | uhr, wanduhr | horloge, pendule | reloj de pared | relógio de parede | klok | orologio da parete
alarm clock | wecker | réveil | despertador | despertador | wekker | sveglia
lamp, light | lampe, leuchte | lampe, luminaire | lámpara | candeeiro, luminária, abajur, lâmpada | lamp | lampada
desk lamp, table lamp, reading lamp | schreibtischlampe, tischlampe, tischleuchte, leselampe | lampe de bureau, lampe de table, lampe de lecture | lámpara de escritorio, lámpara de mesa, flexo | candeeiro de secretária, candeeiro de mesa, luminária de mesa | bureaulamp, tafellamp, leeslamp | lampada da scrivania, lampada da tavolo
bedside lamp, night light, nightlight | nachttischlampe, nachtlicht | lampe de chevet, veilleuse | lámpara de noche, lámpara de mesilla, luz nocturna | candeeiro de cabeceira, abajur de cabeceira, luz de presença | nachtlamp, bedlamp, nachtlampje | lampada da comodino, luce notturna
floor lamp, standing lamp | stehlampe, standleuchte | lampadaire | lámpara de pie | candeeiro de pé | staande lamp, vloerlamp | lampada da terra, piantana
light bulb, bulb | glühbirne, leuchtmittel | ampoule | bombilla | lâmpada | gloeilamp, lichtbron | lampadina
torch, flashlight | taschenlampe | lampe de poche, lampe torche, torche | linterna | lanterna | zaklamp | torcia, pila
headlamp, headtorch, head torch, head lamp, headlight, light for the head | stirnlampe, kopflampe | lampe frontale, frontale | linterna frontal, frontal | lanterna de cabeça, frontal | hoofdlamp | lampada frontale, torcia frontale, frontale
lantern, camping lantern, camping light | laterne, campinglampe | lanterne | farol, farolillo | lanterna, lampião | lantaarn | lanterna
jacket, coat | jacke, mantel | veste, manteau, blouson | chaqueta, abrigo, cazadora | casaco, jaqueta | jas, jack | giacca, giubbotto, giaccone, cappotto
rain jacket, raincoat, rainwear, mac, waterproof jacket | regenjacke, regenmantel | imperméable, ciré, veste de pluie, manteau de pluie, k-way | impermeable, chubasquero | impermeável, gabardina, capa de chuva, casaco impermeável | regenjas, regenjack | impermeabile, giacca impermeabile, giacca antipioggia
parka, winter coat, winter jacket | parka, winterjacke, wintermantel | parka, manteau d'hiver, doudoune | parka, abrigo de invierno, plumífero | parka, casaco de inverno | parka, winterjas | parka, giacca invernale, cappotto invernale
windbreaker, windcheater, wind jacket | windjacke | coupe-vent | cortavientos | corta-vento | windjack | giacca a vento
vest, gilet, bodywarmer | weste | gilet | chaleco | colete | bodywarmer, gilet | gilet, smanicato
sweater, jumper, pullover | pullover, pulli | pull, pull-over, chandail | jersey, suéter | camisola, suéter, malha | trui, sweater | maglione, pullover
cardigan | strickjacke | cardigan, gilet | cárdigan, rebeca | casaco de malha | vest | cardigan
hoodie, hooded sweatshirt, sweatshirt | kapuzenpullover, hoodie, kapuzenpulli | sweat à capuche, sweat | sudadera | camisola com capuz, moletom | hoodie, capuchontrui | felpa
shirt | hemd | chemise | camisa | camisa | overhemd | camicia
t-shirt, tee | t-shirt, shirt | t-shirt, tee-shirt | camiseta, playera | t-shirt, camiseta | t-shirt | maglietta, t-shirt
blouse | bluse | chemisier, blouse | blusa | blusa | blouse | camicetta, blusa
dress | kleid | robe | vestido | vestido | jurk | vestito, abito
skirt | rock | jupe | falda | saia | rok | gonna
trousers, pants | hose | pantalon | pantalón, pantalones | calças | broek | pantaloni
jeans, denim | jeans | jean | vaqueros, tejanos | calças de ganga, jeans | spijkerbroek, jeans | jeans
shorts | shorts, kurze hose | short | pantalones cortos, bermudas | calções, bermuda | korte broek, shorts | pantaloncini
underwear | unterwäsche | sous-vêtements | ropa interior | roupa interior, roupa íntima | ondergoed | biancheria intima
sock, socks | socken, strümpfe | chaussettes | calcetines | meias | sokken | calze, calzini
pyjamas, pajamas, nightwear | schlafanzug, pyjama | pyjama | pijama | pijama | pyjama | pigiama
swimsuit, bathing suit, swimwear | badeanzug | maillot de bain | bañador, traje de baño | fato de banho, maiô | badpak | costume da bagno
swimming trunks, swim shorts | badehose | short de bain | bañador | calções de banho, sunga | zwembroek | costume da bagno
wetsuit | neoprenanzug | combinaison | neopreno, traje de neopreno | fato de mergulho | wetsuit | muta
suit | anzug | costume | traje | fato, terno | pak | completo
hat, cap, beanie | hut, mütze, kappe | chapeau, bonnet, casquette | sombrero, gorro, gorra | chapéu, gorro, boné | hoed, muts, pet | cappello, berretto, cuffia
scarf | schal | écharpe, foulard | bufanda, pañuelo | cachecol, lenço | sjaal | sciarpa, foulard
glove, gloves, mittens | handschuhe, fäustlinge | gants, moufles | guantes, manoplas | luvas | handschoenen, wanten | guanti, muffole
belt | gürtel | ceinture | cinturón | cinto | riem | cintura
tie, necktie | krawatte | cravate | corbata | gravata | stropdas | cravatta
shoe, shoes, footwear | schuhe, schuh | chaussures | zapatos, calzado | sapatos, calçado | schoenen | scarpe
trainers, sneakers, running shoes, tennis shoes | turnschuhe, sneaker, laufschuhe, sportschuhe | baskets, tennis, chaussures de course, chaussures de sport | zapatillas, deportivas, zapatillas de correr | ténis, sapatilhas, tênis | sportschoenen, sneakers, hardloopschoenen, gympen | scarpe da ginnastica, scarpe da corsa, scarpe sportive, sneakers
boot, boots | stiefel | bottes, bottines | botas, botines | botas | laarzen | stivali
hiking boots, walking boots, hiking shoes, trekking boots | wanderschuhe, wanderstiefel, bergschuhe | chaussures de randonnée, chaussures de marche | botas de montaña, botas de senderismo, botas de trekking | botas de caminhada, botas de montanha, botas de trekking | wandelschoenen, bergschoenen | scarponi, scarpe da trekking, scarponcini, scarpe da montagna
wellies, wellington boots, rubber boots, rain boots | gummistiefel, regenstiefel | bottes de pluie, bottes en caoutchouc | botas de agua, katiuskas | galochas, botas de borracha | regenlaarzen, rubberlaarzen, kaplaarzen | stivali di gomma, stivali da pioggia
sandal, sandals, flip flops | sandalen, flipflops | sandales, tongs | sandalias, chanclas | sandálias, chinelos | sandalen, slippers | sandali, infradito
slipper, slippers, house shoes | hausschuhe, pantoffeln | chaussons, pantoufles | zapatillas de casa, pantuflas | pantufas, chinelos | pantoffels, sloffen | pantofole, ciabatte
clothes, clothing, apparel | kleidung, bekleidung, klamotten | vêtements, habits, fringues | ropa | roupa | kleding, kleren | vestiti, abbigliamento
bag, handbag, purse, tote | tasche, handtasche, beutel | sac, sac à main | bolso, bolsa | bolsa, mala, saco | tas, handtas | borsa, borsetta
backpack, rucksack, knapsack, daypack | rucksack, tagesrucksack | sac à dos | mochila | mochila | rugzak, rugtas | zaino
bike bag, pannier, bicycle bag | fahrradtasche, gepäckträgertasche, packtasche | sacoche, sacoche de vélo | alforja, bolsa de bicicleta | alforge, bolsa para bicicleta | fietstas | borsa da bici, borsa per bicicletta
suitcase, luggage, trolley | koffer, reisekoffer, gepäck | valise, bagage | maleta, equipaje | mala de viagem, bagagem | koffer, bagage | valigia, bagaglio
wallet, purse, card holder | geldbörse, geldbeutel, portemonnaie, brieftasche | portefeuille, porte-monnaie, porte-cartes | cartera, billetera, monedero | carteira | portemonnee, portefeuille | portafoglio, portamonete
umbrella | regenschirm, schirm | parapluie | paraguas | guarda-chuva | paraplu | ombrello
parasol, sunshade, patio umbrella, garden umbrella | sonnenschirm | parasol | sombrilla, parasol | guarda-sol | parasol | ombrellone
sunglasses, shades | sonnenbrille | lunettes de soleil | gafas de sol | óculos de sol | zonnebril | occhiali da sole
watch, wristwatch | uhr, armbanduhr | montre | reloj, reloj de pulsera | relógio, relógio de pulso | horloge, polshorloge | orologio, orologio da polso
smartwatch, smart watch | smartwatch | montre connectée | reloj inteligente, smartwatch | relógio inteligente, smartwatch | smartwatch | smartwatch, orologio intelligente
ring | ring | bague, anneau | anillo | anel | ring | anello
necklace, chain | halskette, kette | collier | collar | colar | ketting, halsketting | collana
bracelet | armband | bracelet | pulsera | pulseira | armband | braccialetto, bracciale
earrings, earring | ohrringe | boucles d'oreilles | pendientes, aretes | brincos | oorbellen | orecchini
jewellery, jewelry | schmuck | bijoux | joyas, joyería | joias | sieraden | gioielli
perfume, fragrance, cologne, scent | parfüm, duft | parfum | perfume, colonia | perfume | parfum | profumo
shampoo | shampoo | shampooing | champú | champô, xampu | shampoo | shampoo
lotion, cream, moisturiser, moisturizer | creme, lotion | crème, lotion | crema, loción | creme, loção | crème, lotion | crema, lozione
sunscreen, sun cream, sunblock | sonnencreme, sonnenmilch | crème solaire | crema solar, protector solar | protetor solar | zonnebrand, zonnecrème | crema solare
toothbrush | zahnbürste | brosse à dents | cepillo de dientes | escova de dentes | tandenborstel | spazzolino
razor, shaver | rasierer, rasierapparat | rasoir | afeitadora, maquinilla | máquina de barbear, barbeador | scheerapparaat, scheermes | rasoio
hair dryer, hairdryer, blow dryer | föhn, haartrockner | sèche-cheveux | secador de pelo, secador | secador de cabelo | föhn, haardroger | asciugacapelli, phon
makeup, cosmetics, make-up | make-up, schminke, kosmetik | maquillage | maquillaje | maquilhagem, maquiagem | make-up | trucco
phone, smartphone, mobile phone, cell phone, mobile | handy, smartphone, telefon | téléphone, portable, smartphone | móvil, teléfono, celular, smartphone | telemóvel, celular, telefone, smartphone | telefoon, mobieltje, smartphone | telefono, cellulare, smartphone
phone case, phone cover | handyhülle | coque, coque de téléphone | funda de móvil, funda | capa de telemóvel, capinha | telefoonhoesje | custodia, cover
charger | ladegerät | chargeur | cargador | carregador | oplader | caricabatterie, caricatore
power bank, powerbank, portable charger | powerbank | batterie externe | batería externa, powerbank | bateria externa, powerbank, carregador portátil | powerbank | powerbank, caricabatterie portatile
cable, cord, lead | kabel | câble | cable | cabo | kabel | cavo
battery, batteries | batterie, akku | pile, batterie | pila, batería | pilha, bateria | batterij, accu | batteria, pila
headphones, headset | kopfhörer | casque, casque audio | auriculares, cascos | auscultadores, fones, headphones | koptelefoon, hoofdtelefoon | cuffie
earphones, earbuds, in-ear headphones | ohrhörer, in-ear-kopfhörer | écouteurs | auriculares | auriculares, fones de ouvido | oordopjes, oortjes | auricolari
speaker, loudspeaker | lautsprecher | enceinte, haut-parleur | altavoz, parlante | coluna, altifalante, caixa de som | luidspreker, speaker | altoparlante, cassa
laptop, notebook computer | laptop, notebook | ordinateur portable | portátil, ordenador portátil | portátil, computador portátil | laptop | portatile, laptop
computer, pc, desktop | computer, rechner | ordinateur | ordenador, computadora | computador | computer | computer
tablet, tablet computer | tablet | tablette | tableta, tablet | tablet | tablet | tablet
e-reader, ereader, ebook reader | e-reader, ebook-reader | liseuse | lector de libros electrónicos, libro electrónico | leitor de livros digitais, e-reader | e-reader, ereader | lettore di ebook, e-reader
keyboard | tastatur | clavier | teclado | teclado | toetsenbord | tastiera
computer mouse, mouse | maus, computermaus | souris | ratón | rato, mouse | muis | mouse
monitor, screen, display | bildschirm, monitor | écran, moniteur | monitor, pantalla | monitor, ecrã | beeldscherm, monitor | monitor, schermo
tv, television | fernseher | télévision, téléviseur | televisor, televisión | televisão, televisor | televisie, tv | televisore, televisione
camera | kamera, fotoapparat | appareil photo, caméra | cámara | câmara, câmera, máquina fotográfica | camera, fototoestel | macchina fotografica, fotocamera, videocamera
security camera, surveillance camera | überwachungskamera | caméra de surveillance, caméra de sécurité | cámara de seguridad, cámara de vigilancia | câmara de segurança, câmara de vigilância | beveiligingscamera, bewakingscamera | telecamera di sicurezza, videocamera di sorveglianza
action camera, action cam | actionkamera, action-cam | caméra d'action, caméra sport | cámara de acción, cámara deportiva | câmara de ação | actiecamera | action cam
printer | drucker | imprimante | impresora | impressora | printer | stampante
router | router | routeur | router | router, roteador | router | router
vacuum cleaner, vacuum, hoover | staubsauger | aspirateur | aspiradora | aspirador | stofzuiger | aspirapolvere
air purifier, air cleaner | luftreiniger | purificateur d'air | purificador de aire | purificador de ar | luchtreiniger | purificatore d'aria
fan | ventilator | ventilateur | ventilador | ventoinha, ventilador | ventilator | ventilatore
heater, radiator | heizung, heizgerät | radiateur, chauffage | calefactor, estufa, radiador | aquecedor | verwarming, kachel | stufa, termosifone
thermostat | thermostat | thermostat | termostato | termostato | thermostaat | termostato
iron | bügeleisen | fer à repasser | plancha | ferro de engomar, ferro de passar | strijkijzer | ferro da stiro
broom, brush | besen, bürste | balai, brosse | escoba, cepillo | vassoura, escova | bezem, borstel | scopa, spazzola
bucket, pail | eimer | seau | cubo, balde | balde | emmer | secchio
bicycle, bike, cycle | fahrrad, rad | vélo, bicyclette | bicicleta, bici | bicicleta | fiets | bicicletta, bici
helmet | helm | casque | casco | capacete | helm | casco
scooter | roller, tretroller | trottinette | patinete | trotinete | step | monopattino
skateboard | skateboard | skateboard, planche à roulettes | monopatín | skate | skateboard | skateboard
tent | zelt, zelte | tente | tienda de campaña, carpa | tenda | tent | tenda
sleeping bag | schlafsack | sac de couchage, duvet | saco de dormir | saco-cama, saco de dormir | slaapzak | sacco a pelo
sleeping mat, camping mat, sleeping pad | isomatte | matelas de camping, tapis de sol | esterilla | colchonete | slaapmat | materassino
stove, cooker, camping stove, burner, gas burner | kocher, brenner, gasbrenner, campingkocher, gaskocher | réchaud, réchaud de camping | hornillo, cocina de camping | fogareiro, fogão de campismo | kooktoestel, brander, campingkooktoestel | fornello, fornello da campeggio
grill, barbecue, bbq | grill | barbecue | barbacoa, parrilla | churrasqueira, grelhador | barbecue | barbecue, griglia
cooler, cool box, ice box | kühlbox | glacière | nevera portátil | geleira, caixa térmica | koelbox | borsa frigo, frigo portatile
hammock | hängematte | hamac | hamaca | rede | hangmat | amaca
compass | kompass | boussole | brújula | bússola | kompas | bussola
binoculars | fernglas | jumelles | prismáticos, binoculares | binóculos | verrekijker | binocolo
skis, ski | ski | skis | esquís | esquis | ski's | sci
ball, football, soccer ball | ball, fußball | ballon, balle | balón, pelota | bola | bal, voetbal | pallone, palla
yoga mat, exercise mat | yogamatte | tapis de yoga | esterilla de yoga | tapete de ioga, tapete de yoga | yogamat | tappetino yoga
weights, dumbbells, dumbbell | hanteln, gewichte | haltères | mancuernas, pesas | halteres, pesos | halters, dumbbells, gewichten | manubri, pesi
fishing rod | angelrute, angel | canne à pêche | caña de pescar | cana de pesca, vara de pesca | hengel | canna da pesca
toy, toys | spielzeug | jouet, jouets | juguete, juguetes | brinquedo, brinquedos | speelgoed | giocattolo, giocattoli
doll | puppe | poupée | muñeca | boneca | pop | bambola
jigsaw, puzzle, jigsaw puzzle | puzzle | puzzle | rompecabezas, puzle | puzzle, quebra-cabeças | puzzel, legpuzzel | puzzle
board game, game | spiel, brettspiel, gesellschaftsspiel | jeu, jeu de société | juego, juego de mesa | jogo, jogo de tabuleiro | spel, bordspel | gioco, gioco da tavolo
teddy, soft toy, stuffed animal, plush | teddy, kuscheltier, stofftier | peluche | peluche, oso de peluche | peluche | knuffel | peluche
pram, stroller, pushchair, buggy | kinderwagen | poussette | cochecito, carrito | carrinho de bebé | kinderwagen, buggy | passeggino, carrozzina
nappy, diaper, nappies, diapers | windeln, windel | couches, couche | pañales, pañal | fraldas | luiers | pannolini
book | buch | livre | libro | livro | boek | libro
notebook, notepad, journal | notizbuch, notizheft, heft | carnet, cahier, bloc-notes | cuaderno, libreta | caderno, bloco de notas | notitieboek, schrift, notitieboekje | quaderno, taccuino, blocco note
planner, diary, organiser, organizer, calendar | kalender, terminplaner, terminkalender | agenda, calendrier | agenda, calendario | agenda, calendário | agenda, kalender | agenda, calendario
sketchbook, drawing pad | skizzenbuch, zeichenblock | carnet de croquis, carnet à dessin | cuaderno de dibujo, bloc de dibujo | caderno de desenho, bloco de desenho | schetsboek, tekenblok | album da disegno, blocco da disegno
pen, ballpoint | stift, kugelschreiber, kuli | stylo | bolígrafo, pluma | caneta | pen, balpen | penna
pencil | bleistift | crayon | lápiz | lápis | potlood | matita
paper | papier | papier | papel | papel | papier | carta
card, greeting card | karte, grußkarte | carte, carte de vœux | tarjeta | cartão, postal | kaart, wenskaart | biglietto, cartolina
poster, print | poster, plakat | affiche, poster | póster, cartel | cartaz, póster | poster | poster, manifesto
scissors | schere | ciseaux | tijeras | tesoura | schaar | forbici
tool, tools | werkzeug | outil, outils | herramienta, herramientas | ferramenta, ferramentas | gereedschap | attrezzo, utensile, attrezzi
hammer | hammer | marteau | martillo | martelo | hamer | martello
screwdriver | schraubenzieher, schraubendreher | tournevis | destornillador | chave de fendas, chave de fenda | schroevendraaier | cacciavite
drill | bohrmaschine, bohrer | perceuse | taladro | berbequim, furadeira | boor, boormachine | trapano
ladder | leiter | échelle, escabeau | escalera | escada, escadote | ladder, trap | scala
plant, houseplant | pflanze, zimmerpflanze | plante, plante d'intérieur | planta, planta de interior | planta, planta de interior | plant, kamerplant | pianta, pianta da appartamento
flower, flowers | blume, blumen | fleur, fleurs | flor, flores | flor, flores | bloem, bloemen | fiore, fiori
seed, seeds | samen, saatgut | graine, graines, semences | semilla, semillas | semente, sementes | zaad, zaden | seme, semi
bulbs, flower bulbs | blumenzwiebeln, zwiebeln | bulbes | bulbos | bolbos, bulbos | bloembollen, bollen | bulbi
tree | baum | arbre | árbol | árvore | boom | albero
shrub, bush | strauch, busch | arbuste, buisson | arbusto | arbusto | struik, heester | arbusto, cespuglio
hedge | hecke | haie | seto | sebe | haag, heg | siepe
herb, herbs | kräuter, kraut | herbes, herbes aromatiques | hierbas, hierbas aromáticas | ervas, ervas aromáticas | kruiden | erbe, erbe aromatiche
succulent, cactus | kaktus, sukkulente | cactus, plante grasse | cactus, suculenta | cato, suculenta | cactus, vetplant | cactus, pianta grassa
flowerpot, plant pot, planter, flower pot | blumentopf, pflanztopf, übertopf | pot de fleurs, jardinière, cache-pot | maceta, jardinera, macetero | vaso, vaso de plantas, floreira | bloempot, plantenbak, plantenpot | vaso, fioriera, portavaso
soil, compost, potting mix, potting soil | erde, blumenerde, kompost | terreau, terre, compost | tierra, sustrato, abono, compost | terra, substrato, composto | potgrond, aarde, compost | terriccio, terra, compost
fertiliser, fertilizer, plant food, feed | dünger | engrais | fertilizante, abono | adubo, fertilizante | mest, plantenvoeding, meststof | concime, fertilizzante
watering can | gießkanne | arrosoir | regadera | regador | gieter | annaffiatoio
hose, garden hose, hosepipe | schlauch, gartenschlauch, wasserschlauch | tuyau, tuyau d'arrosage | manguera | mangueira | slang, tuinslang | tubo, tubo da giardino, canna per irrigare
sprinkler | rasensprenger | arroseur | aspersor | aspersor | sproeier | irrigatore
lawn mower, lawnmower, mower | rasenmäher | tondeuse | cortacésped | corta-relva, cortador de grama | grasmaaier | tosaerba, rasaerba
grass, lawn, turf | rasen, gras | gazon, pelouse, herbe | césped | relva, grama | gras, gazon | prato, erba
secateurs, pruners, pruning shears | gartenschere, rosenschere, astschere | sécateur | tijeras de podar | tesoura de poda | snoeischaar | cesoie, forbici da potatura
spade, shovel | spaten, schaufel | bêche, pelle | pala | pá | spade, schep, schop | vanga, pala, badile
trowel | pflanzkelle, handschaufel | transplantoir, truelle | paleta, pala de mano | colher de jardim, pá de mão | plantschepje, troffel | paletta, trapiantatore
rake | rechen, harke | râteau | rastrillo | ancinho | hark | rastrello
wheelbarrow | schubkarre | brouette | carretilla | carrinho de mão | kruiwagen | carriola
greenhouse | gewächshaus | serre | invernadero | estufa | kas, broeikas | serra
bird feeder, bird table | futterhaus, vogelfutterhaus, futterstelle | mangeoire | comedero de pájaros, comedero | comedouro de pássaros | voederhuis, vogelvoeder | mangiatoia
pest, insect, bug | schädling, insekt | nuisible, insecte, ravageur | plaga, insecto | praga, inseto | ongedierte, insect | parassita, insetto
snail, slug, snails, slugs | schnecken, schnecke | limaces, escargots | caracoles, babosas | caracóis, lesmas | slakken | lumache, limacce
dog | hund | chien | perro | cão, cachorro | hond | cane
cat | katze | chat | gato | gato | kat | gatto
leash, lead, dog lead | leine, hundeleine | laisse | correa | trela, coleira | riem, hondenriem | guinzaglio
pet | haustier | animal, animal de compagnie | mascota | animal de estimação | huisdier | animale domestico
tea | tee | thé | té | chá | thee | tè
coffee | kaffee | café | café | café | koffie | caffè
chocolate | schokolade | chocolat | chocolate | chocolate | chocolade | cioccolato
wine | wein | vin | vino | vinho | wijn | vino
gift, present | geschenk | cadeau | regalo | presente, prenda | cadeau, geschenk | regalo
gift card, voucher, gift voucher | gutschein, geschenkgutschein | carte cadeau, bon cadeau | tarjeta regalo, cheque regalo | cartão presente, cheque-prenda, vale-presente | cadeaubon, cadeaukaart | buono regalo, carta regalo
refill, replacement, spare | nachfüllpack, ersatz | recharge, rechange | recambio, recarga, repuesto | recarga, refil | navulling, reserve | ricarica, ricambio
`;

/** Properties of goods, and where and for whom they are used, in the same form. */
const properties = `
red | rot, rote, roter, rotes, roten | rouge | rojo, roja | vermelho, vermelha | rood, rode | rosso, rossa
blue, navy | blau, blaue, blauer, blaues, blauen | bleu, bleue | azul | azul | blauw, blauwe | blu, azzurro
green | grün, grüne, grüner, grünes, grünen | vert, verte | verde | verde | groen, groene | verde
black | schwarz, schwarze, schwarzer, schwarzes, schwarzen | noir, noire | negro, negra | preto, preta | zwart, zwarte | nero, nera
white | weiß, weiße, weißer, weißes, weißen | blanc, blanche | blanco, blanca | branco, branca | wit, witte | bianco, bianca
yellow | gelb, gelbe, gelber, gelbes, gelben | jaune | amarillo, amarilla | amarelo, amarela | geel, gele | giallo, gialla
grey, gray | grau, graue, grauer, graues, grauen | gris, grise | gris | cinzento, cinza | grijs, grijze | grigio, grigia
brown | braun, braune, brauner, braunes, braunen | brun, marron | marrón | castanho, marrom | bruin, bruine | marrone
pink | rosa, pink | rose | rosa | rosa, cor-de-rosa | roze | rosa
orange | orange | orange | naranja | laranja | oranje | arancione
purple, violet | lila, violett | violet, mauve | morado, violeta | roxo, violeta | paars, violet | viola
silver | silber, silbern | argent, argenté | plata, plateado | prata, prateado | zilver | argento, argentato
gold, golden | gold, golden | or, doré | oro, dorado | ouro, dourado | goud, gouden | oro, dorato
small, little, mini | klein, kleine, kleiner, kleines, kleinen | petit, petite | pequeño, pequeña | pequeno, pequena | klein, kleine | piccolo, piccola
large, big | groß, große, großer, großes, großen | grand, grande | grande | grande | groot, grote | grande
steel, stainless steel, metal | stahl, edelstahl, metall | acier, inox, métal | acero, acero inoxidable, metal | aço, aço inoxidável, inox | staal, rvs, metaal | acciaio, acciaio inossidabile, inox
wood, wooden | holz, hölzern | bois | madera | madeira | hout, houten | legno
leather | leder | cuir | cuero, piel | couro, pele | leer, leren | pelle, cuoio
wool, woollen, woolen | wolle | laine | lana | lã | wol, wollen | lana
cotton | baumwolle | coton | algodón | algodão | katoen, katoenen | cotone
linen | leinen | lin | lino | linho | linnen | lino
silk | seide | soie | seda | seda | zijde, zijden | seta
plastic | plastik, kunststoff | plastique | plástico | plástico | plastic, kunststof | plastica
ceramic, porcelain, stoneware | keramik, porzellan, steinzeug | céramique, porcelaine, grès | cerámica, porcelana, gres | cerâmica, porcelana, grés | keramiek, porselein, aardewerk | ceramica, porcellana, gres
enamel, enamelled | emaille | émail, émaillé | esmalte, esmaltado | esmalte, esmaltado | emaille | smalto, smaltato
cast iron | gusseisen | fonte | hierro fundido | ferro fundido | gietijzer | ghisa
glass | glas | verre | vidrio, cristal | vidro | glas, glazen | vetro
bamboo | bambus | bambou | bambú | bambu | bamboe | bambù
willow, wicker, rattan | weide, rattan | osier, rotin | mimbre, ratán | vime | wilg, rotan, riet | vimini, rattan
waterproof, watertight, rainproof | wasserdicht, regenfest, regendicht | étanche, imperméable | impermeable, estanco | impermeável, à prova de água | waterdicht | impermeabile
leakproof, spillproof, leak proof | auslaufsicher, dicht | anti-fuite, étanche | antigoteo, antiderrame | à prova de fugas, antivazamento | lekvrij, lekdicht | a prova di perdite, antigoccia
insulated, thermal | isoliert, wärmeisoliert | isotherme, isolé | térmico, aislado | térmico, isotérmico | geïsoleerd | termico, isolato
warm, cosy, cozy | warm, warme, warmer, warmes, warmen, kuschelig | chaud, chaude | cálido, caliente, abrigado, calentito | quente, quentinho | warm, warme | caldo, calda
light, lightweight, ultralight | leicht, leichte, leichter, leichtes, leichten, ultraleicht | léger, légère | ligero, ligera, liviano | leve | licht, lichte, lichtgewicht | leggero, leggera
foldable, folding, packable, collapsible | faltbar, klappbar, zusammenklappbar | pliable, pliant | plegable | dobrável | opvouwbaar, inklapbaar | pieghevole, ripiegabile
wireless, cordless, without a cable, no cable, without a cord | kabellos, drahtlos, ohne kabel | sans fil, sans câble | inalámbrico, sin cable, sin cables | sem fio, sem fios, sem cabo | draadloos, draadloze, snoerloos, zonder snoer | senza fili, senza filo, senza cavo
rechargeable | wiederaufladbar, aufladbar | rechargeable | recargable | recarregável | oplaadbaar, oplaadbare | ricaricabile
dimmable, dimmer | dimmbar | variateur, à intensité variable | regulable, atenuable | regulável | dimbaar | dimmerabile
reflective | reflektierend | réfléchissant | reflectante | refletor | reflecterend | riflettente, catarifrangente
organic | bio, biologisch | bio, biologique | ecológico, orgánico | biológico, orgânico | biologisch | biologico
hardy, frost hardy, frost proof | winterhart, frosthart, frostfest | rustique, résistant au gel | resistente a las heladas, resistente al frío | resistente à geada, resistente ao frio | winterhard, vorstbestendig | resistente al gelo, rustico
shade, shady | schatten, schattig | ombre, ombragé | sombra | sombra | schaduw | ombra, ombreggiato
rain, rainy, rains, downpour, drizzle | regen, regnet, regnerisch, schauer | pluie, pleut, pluvieux, averse | lluvia, llueve, lluvioso | chuva, chove, chuvoso | regen, regent, regenachtig, bui | pioggia, piove, piovoso
winter | winter | hiver | invierno | inverno | winter | inverno
summer | sommer | été | verano | verão | zomer | estate
men, man, mens, gentlemen, male | herren, männer, mann | hommes, homme | hombre, hombres, caballero | homem, homens, masculino | heren, mannen | uomo, uomini
women, woman, womens, ladies, female | damen, frauen, frau | femmes, femme | mujer, mujeres, señora | mulher, mulheres, senhora, feminino | dames, vrouwen | donna, donne
kids, kid, children, child | kinder, kind | enfants, enfant | niños, niño, niña, niñas | crianças, criança | kinderen, kind, kids | bambini, bambino, bambina
baby, toddler, infant | baby, kleinkind | bébé, nourrisson | bebé | bebé, bebê | baby, peuter | bebè, neonato
hiking, trekking, walking, hike | wandern, wanderung, trekking | randonnée, marche, trek | senderismo, excursionismo, trekking | caminhada, trekking, trilho | wandelen, trekking | escursionismo, trekking, camminata
running, jogging | laufen, joggen | course, course à pied, jogging | correr, running | corrida, correr | hardlopen | corsa, correre
cycling, biking, bike, bicycle | radfahren, fahrrad | cyclisme, vélo | ciclismo, bici, bicicleta | ciclismo, bicicleta | fietsen, wielrennen, fiets | ciclismo, bici, bicicletta
camping | camping, zelten | camping | camping, acampada | campismo | kamperen, camping | campeggio
travel, trip, travelling, traveling, backpacking, interrail, holiday, vacation | reise, reisen, urlaub | voyage | viaje, viajar | viagem, viajar | reis, reizen | viaggio, viaggiare
commuting, commute, to work, for work | pendeln, arbeitsweg, zur arbeit, für die arbeit | trajets quotidiens, au travail, pour le travail, au boulot | trayecto al trabajo, al trabajo, para el trabajo | deslocações, para o trabalho | woon-werkverkeer, forensen, naar het werk, voor het werk | pendolare, per il lavoro, al lavoro
swimming | schwimmen | natation | natación | natação | zwemmen | nuoto
beach, seaside | strand, meer | plage, mer | playa, mar | praia, mar | strand, zee | spiaggia, mare
garden, gardening | garten, gartenarbeit | jardin, jardinage | jardín, jardinería | jardim, jardinagem | tuin, tuinieren | giardino, giardinaggio
balcony, terrace, patio | balkon, terrasse | balcon, terrasse | balcón, terraza | varanda, terraço | balkon, terras | balcone, terrazza, terrazzo
kitchen, cooking, cook, cooks, chef | küche, kochen, kocht, koch, köchin | cuisine, cuisiner, cuisinier | cocina, cocinar, cocinero | cozinha, cozinhar, cozinheiro | keuken, koken, kok | cucina, cucinare, cuoco
bathroom | bad, badezimmer | salle de bain | baño, cuarto de baño | casa de banho, banheiro | badkamer | bagno
bedroom, bedside, bed, nightstand | schlafzimmer, bett, nachttisch, nachtkästchen | chambre, chevet, lit, table de nuit | dormitorio, habitación, mesilla, cama | quarto, cabeceira, cama | slaapkamer, bed, nachtkastje | camera da letto, comodino, letto
office, desk | büro, schreibtisch | bureau | oficina, escritorio | escritório, secretária | kantoor, bureau | ufficio, scrivania
indoor, indoors | innen, drinnen, innenraum | intérieur | interior | interior | binnen | interno, interni
outdoor, outdoors, outside | außen, draußen, outdoor | extérieur, dehors | exterior, aire libre, fuera | exterior, ar livre, lá fora | buiten, outdoor | esterno, esterni, aperto, fuori
lid | deckel | couvercle | tapa | tampa | deksel | coperchio
handle | griff, henkel | poignée, anse | asa, mango | pega, cabo | handvat, handgreep | manico, maniglia
hood | kapuze | capuche | capucha | capuz | capuchon | cappuccio
pocket | tasche | poche | bolsillo | bolso | zak | tasca
zip, zipper | reißverschluss | fermeture éclair, zip | cremallera | fecho, zíper | rits | cerniera, zip
cover, case, sleeve | hülle, bezug | housse, étui, couverture | funda | capa | hoes, etui | custodia, fodera, copertina
set, kit, pack | set | set, lot, kit | juego, conjunto, kit | conjunto, kit | set | set, kit
laptop, macbook, ultrabook | laptop, macbook | ordinateur portable, macbook | portátil, macbook | portátil, macbook | laptop, macbook | portatile, macbook
bag, backpack | tasche, rucksack | sac, sac à dos | bolsa, mochila | mala, mochila | tas, rugzak | borsa, zaino
hot | heiß, heiße, heißes, heißen | chaud, chaude, brûlant | caliente | quente | heet, hete | caldo, calda, bollente
cold | kalt, kalte, kaltes, kalten | froid, froide | frío, fría | frio, fria | koud, koude | freddo, fredda
dry | trocken, trockene | sec, sèche, secs, sèches | seco, seca, secos, secas | seco, seca, secos, secas | droog, droge | asciutto, asciutta
damp, wet | feucht, nass | humide, mouillé | húmedo, mojado | húmido, úmido, molhado | vochtig, nat | umido, bagnato
soft | weich, weiche, weiches | doux, douce | suave, blando | macio, macia, suave | zacht, zachte | morbido, morbida
fast, quick, quickly | schnell, schneller | rapide, vite, rapidement | rápido, rápidamente | rápido, depressa | snel, snelle | veloce, rapidamente
water, waters | wasser | eau | agua | água | water | acqua
sparkling, fizzy, carbonated | sprudel, sprudelwasser, kohlensäure, mineralwasser | gazeux, gazeuse, pétillant, pétillante | con gas, agua con gas | com gás, água com gás | bruisend, bruiswater, spuitwater | frizzante, gassata, gassato
drink, drinks, beverage, tea, coffee | getränk, getränke, tee, kaffee | boisson, boissons, thé, café | bebida, bebidas, té, café | bebida, bebidas, chá, café | drank, dranken, thee, koffie | bevanda, bevande, tè, caffè
milk | milch | lait | leche | leite | melk | latte
beer | bier | bière | cerveza | cerveja | bier | birra
bread, loaf, sourdough | brot, brotlaib, sauerteig | pain, levain | pan, masa madre | pão, massa mãe | brood, zuurdesem | pane, lievito madre
crust, crusts, crusty | kruste | croûte | corteza | crosta, côdea | korst | crosta
car, cars | auto, wagen | voiture | coche, carro | carro | auto | macchina, auto
cup holder | getränkehalter, becherhalter | porte-gobelet | posavasos, portavasos | porta-copos | bekerhouder | portabicchiere
boating, boat, kayak, kayaking, canoe, canoeing, sailing, paddling | boot, kajak, kanu, paddeln, segeln | bateau, kayak, canoë | barco, kayak, piragua | barco, caiaque, canoa | boot, kajak, kano, zeilen | barca, kayak, canoa
frost, freezing | frost, friert | gel, gelée, gèle | helada, heladas, hiela | geada, gela | vorst, vriest | gelo, gela
dark, darkness | dunkel, dunkelheit, dunkeln | obscurité, sombre | oscuridad, oscuro, oscuras | escuridão, escuro | donker, duisternis | buio, oscurità
dazzle, glare | blenden, blendet | éblouir, éblouit, éblouisse | deslumbrar, deslumbra | encandear, ofuscar | verblinden, verblindt | abbagliare, abbaglia
bounce, bouncing, wobble | wackeln, wackelt, wippt | rebondir, ballotter | rebotar, rebota | saltitar, balançar | stuiteren, wiebelen, wiebelt | rimbalzare, ballonzolare
float, floats | schwimmt | flotte, flotter | flota, flotar | flutua, flutuar | drijft, drijven | galleggia, galleggiare
charcoal, coal, coals | holzkohle, kohle | charbon, charbon de bois | carbón | carvão | houtskool, kolen | carbone, carbonella
fountain pen | füller, füllfederhalter, füllhalter | stylo plume, stylo à plume | pluma estilográfica, estilográfica | caneta de tinta permanente, caneta-tinteiro | vulpen | penna stilografica, stilografica
lined, ruled | liniert, linierte, liniertes | ligné, lignée, lignes | rayado, rayas, pautado | pautado, pautas, linhas | gelinieerd, lijntjes | righe, rigato
dotted, dots | gepunktet, punktraster, punkte | pointillé, pointillés | punteado, puntos | pontilhado, pontos | gestippeld, stippen | puntinato, puntini
plain, blank, unlined | blanko, unliniert | pages blanches, uni | liso, hojas en blanco | liso, folhas em branco | blanco, ongelinieerd | bianche, senza righe
allergic, allergy | allergisch, allergie | allergique, allergie | alérgico, alérgica, alergia | alérgico, alérgica, alergia | allergisch, allergie | allergico, allergica, allergia
picnic | picknick | pique-nique | picnic | piquenique | picknick | picnic
school | schule | école | colegio, escuela | escola | school | scuola
`;

/** Plurals that no ending rule forms. */
const irregular = `
knife knives, shelf shelves, scarf scarves, leaf leaves, loaf loaves, wolf wolves, calf calves, half halves, man men, woman women, child children, foot feet, tooth teeth, mouse mice, goose geese`;

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** One meaning: its words in each language. */
export type Meaning = readonly { language: ProductLanguage; words: readonly string[] }[];
const meaningsOf = (lines: string): readonly Meaning[] =>
  lines
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').flatMap((part, at) => (productLanguages[at] ? [{ language: productLanguages[at], words: listed(part) }] : [])),
    );
/** The meanings that say what a thing is. */
export const productKinds = meaningsOf(kinds);
export const productMeanings: readonly Meaning[] = [...productKinds, ...meaningsOf(properties)];

/** English words with irregular plurals: singular and plural. */
export const irregularPlurals: readonly (readonly [string, string])[] = listed(irregular).map((pair) => {
  const [one = '', several = ''] = pair.split(' ');
  return [one, several] as const;
});
