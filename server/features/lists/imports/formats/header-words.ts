/**
 * Headers as shops in German, French, Spanish, Portuguese, Italian and Dutch write them, by field; without accents and signs where those are no
 * letters. What is the same in English is not said again.
 */
export const elsewhere: Readonly<Record<string, string | undefined>> = {
  name: 'produktname artikelname bezeichnung artikelbezeichnung produktbezeichnung produkt nom nomduproduit produit designation nombre nombredelproducto producto nome nomedoproduto produto nomeprodotto prodotto naam productnaam titel titre titulo titolo artikel',
  description: 'beschreibung produktbeschreibung artikelbeschreibung descripcion descricao descrizione omschrijving',
  brand: 'marke hersteller marque fabricant marca fabricante merk',
  category: 'kategorie warengruppe categorie categoria',
  tags: 'schlagworte schlagwörter stichworte etiquettes etiquetas motscles',
  sku: 'artikelnummer artikelnr artnr referencia codigo codice codicearticolo artikelcode',
  barcode: 'strichcode ean13 codebarres codebarre codigodebarras codiceabarre',
  price:
    'preis einzelpreis verkaufspreis stückpreis prix prixdevente prixunitaire precio preciounitario preco precounitario precodevenda prezzo prezzounitario prijs stuksprijs verkoopprijs',
  stock: 'bestand lagerbestand menge existencias estoque quantite cantidad quantidade voorraad giacenza quantita',
  image: 'bild bildurl bilder imagen imagem immagine afbeelding',
  currency: 'währung devise moneda moeda valuta',
  order_number:
    'bestellnummer bestellnr auftragsnummer auftragsnr rechnungsnummer bestellung numerodecommande nocommande commande numerodepedido pedido numerodopedido ordernummer bestelnummer bestelling numeroordine ordine',
  placed_at:
    'bestelldatum datum auftragsdatum rechnungsdatum bestelltam datedecommande datecommande fecha fechadepedido fechadelpedido data datadopedido dataordine besteldatum',
  customer_id: 'kundennummer kundennr kundenid numeroclient idclient iddecliente idcliente codigodocliente klantnummer klantid',
  customer_name: 'kunde kundenname käufer client nomduclient cliente nombredelcliente nomedocliente klant klantnaam',
  email: 'emailadresse mailadresse courriel adressemail correoelectronico correo mailadres emailadres',
  phone: 'telefon telefonnummer handy mobil telefono telefone telefoon telefoonnummer',
  line_name:
    'artikel artikelname artikelbezeichnung bezeichnung produkt produktname produit nomduproduit designation producto produto prodotto productnaam',
  quantity: 'menge anzahl stück quantite qte cantidad quantidade aantal quantita',
  total: 'gesamt gesamtbetrag gesamtsumme summe montanttotal montant importe importetotal valortotal totaalbedrag totaal totale',
  shipping: 'versandkosten fraisdeport gastosdeenvio verzendkosten',
  tax: 'steuer steuerbetrag mwstbetrag impuestos imposto',
  discount: 'rabatt remise reduction descuento desconto korting sconto',
  first_name: 'vorname prenom nombre nome primeironome voornaam',
  last_name: 'nom nachname familienname apellido apellidos sobrenome achternaam cognome',
  language: 'sprache langue idioma lingua taal',
  created_at: 'kundeseit angelegtam erstelltam clientdepuis fechadealta clientedesde klantsinds',
  line1: 'straße strasse adresse rue direccion endereco indirizzo straat adres',
  city: 'ort stadt ville ciudad cidade citta plaats woonplaats',
  postcode: 'plz postleitzahl codepostal codigopostal cep cap',
  country: 'land pays pais paese',
  shipping_name: 'lieferempfänger',
  shipping_line1: 'lieferadresse lieferstraße adressedelivraison direcciondeenvio enderecodeentrega afleveradres',
  shipping_city: 'lieferort',
  shipping_postcode: 'lieferplz',
  shipping_country: 'lieferland',
};
