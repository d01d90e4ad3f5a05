// Orders in plain words, and what only sounds so; written before the phrases that teach them, by the same hand. `place_order` and its neighbours, one per line.
export const plainOrders = {
  place_order: `
    could i have three of the blue mugs
    i'd like a medium hoodie in grey please
    put me down for five notebooks
    send me two packs of the green tea
    we'd like six wine glasses
    lemme get a large backpack
    i'll have the leather wallet
    one pair of hiking socks size 42 please
    order me more cat litter
    get me another bag of the coffee beans
    can you order me two more filters
    i need to restock on dish soap, order some
    i want four candles and a vase
    gimme 2 of those lamps
    can i get a toaster and a kettle delivered
    sign me up for two of the yoga mats
    i would love to have a dozen of the cookies
    2x phone case black please
    buy me a pair of running shoes
    may i order one teapot
    ten boxes of pens please
    please send one tent to my address, i want to buy it
    count me in for one of the posters
    mark me for 3 bottles of olive oil
    es: ponme dos camisetas negras
    es: me gustaría pedir tres velas
    es: quiero un par de zapatillas talla 40
    es: mándame otra bolsa de café
    fr: je voudrais deux tasses bleues
    fr: mettez-moi trois bougies s'il vous plaît
    fr: je vais prendre une lampe
    fr: commandez-moi encore des filtres
    de: ich hätte gern zwei Tassen
    de: ich nehme drei Kerzen
    de: schickt mir bitte noch eine Packung Kaffee
    de: einmal die graue Mütze in M bitte
    pt: queria três canecas azuis
    pt: vou querer duas velas
    pt: manda-me mais um pacote de café
    pt: quero um par de ténis tamanho 41`,
  out_of_scope: `
    order me a taxi to the station
    get me two tickets for the concert
    i'd like a table for four tonight
    can i get a loan for a house
    put milk on my shopping list
    order me new checks from the bank
    could i have the weather for tomorrow
    i need a haircut
    book me a room for two nights
    get me a reservation at the thai place`,
  get_refund: `
    i'd like a refund for the mug`,
  stock_question: `
    do you have the hoodie in grey
    are the blue mugs in stock`,
  product_question: `
    how many candles are in one box
    is the backpack waterproof`,
} as const;
