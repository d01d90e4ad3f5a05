import type { Intent, Language } from '../../engine/intents.ts';

// Sentences in Dutch and Italian, written before the lexicons that read them. Nothing learns from them.

const written: Partial<Record<Intent, string>> = {
  track_order: `
    nl: waar is mijn bestelling
    nl: Waar blijft mijn pakketje nou?
    nl: ik heb nog steeds niks ontvangen
    nl: wanneer komt bestelling 4412 aan?
    nl: is mijn bestelling al verzonden
    nl: Kunt u de status van mijn bestelling doorgeven?
    it: dov'è il mio ordine
    it: il mio pacco non è ancora arrivato
    it: quando arriva l'ordine 4412?
    it: avete già spedito il mio ordine?
    it: a che punto è la mia spedizione
    it: sto ancora aspettando il pacco, dov'è finito?`,
  cancel_order: `
    nl: ik wil mijn bestelling annuleren
    nl: kan ik order 5512 nog annuleren?
    nl: annuleer alsjeblieft wat ik gisteren besteld heb
    nl: ik hoef die lamp niet meer, graag de bestelling intrekken
    it: vorrei annullare il mio ordine
    it: annullate l'ordine 5512 per favore
    it: si può ancora disdire l'ordine di ieri?
    it: non lo voglio più, cancellate tutto`,
  change_order: `
    nl: kan ik nog een mok aan mijn bestelling toevoegen
    nl: ik heb de verkeerde maat besteld, kan dat nog aangepast worden?
    it: posso aggiungere una tazza al mio ordine?
    it: ho sbagliato colore nell'ordine, si può modificare?`,
  change_shipping_address: `
    nl: ik wil het bezorgadres van mijn bestelling wijzigen
    nl: Mijn adres klopt niet, kunnen jullie dat aanpassen?
    nl: ik ben verhuisd, stuur het pakket naar mijn nieuwe adres
    it: devo cambiare l'indirizzo di consegna
    it: ho messo l'indirizzo sbagliato nell'ordine
    it: mi sono trasferito, potete spedirlo al nuovo indirizzo?`,
  delivery_options: `
    nl: wat kost de verzending?
    nl: leveren jullie ook in België
    nl: Hoeveel zijn de verzendkosten naar Duitsland?
    nl: kan ik het pakket ook ophalen
    it: quanto costa la spedizione?
    it: spedite anche in Svizzera?
    it: quali sono le opzioni di consegna
    it: la spedizione è gratuita?`,
  delivery_period: `
    nl: hoe lang duurt de levering
    nl: wat is de levertijd naar Utrecht?
    nl: binnen hoeveel dagen wordt het bezorgd
    it: quanto tempo ci vuole per la consegna?
    it: in quanti giorni arriva a Roma
    it: quali sono i tempi di spedizione`,
  return_item: `
    nl: ik wil iets retourneren
    nl: hoe kan ik dit terugsturen?
    nl: De jas bevalt niet, ik wil hem terugbrengen
    it: vorrei restituire la giacca
    it: come faccio a fare un reso?
    it: voglio rimandare indietro le scarpe`,
  exchange_item: `
    nl: kan ik dit ruilen
    nl: de trui is te klein, ik wil hem omruilen voor een grotere maat
    nl: mag ik hem omwisselen voor een andere kleur?
    it: posso cambiare la taglia?
    it: la maglia è troppo stretta, vorrei cambiarla con una più grande
    it: vorrei sostituirlo con un altro colore`,
  get_refund: `
    nl: ik wil mijn geld terug
    nl: kan ik een terugbetaling krijgen?
    it: rivoglio i miei soldi
    it: vorrei un rimborso`,
  track_refund: `
    nl: wanneer krijg ik mijn geld terug?
    nl: ik heb mijn terugbetaling nog niet ontvangen
    it: quando ricevo il rimborso?
    it: non ho ancora ricevuto il rimborso`,
  check_refund_policy: `
    nl: wat is jullie retourbeleid
    nl: hoeveel dagen heb ik om te retourneren?
    it: qual è la vostra politica di reso
    it: entro quanti giorni posso restituire un prodotto?`,
  payment_methods: `
    nl: kan ik met iDEAL betalen?
    nl: welke betaalmethoden hebben jullie
    nl: kan ik achteraf betalen
    it: quali metodi di pagamento accettate
    it: posso pagare con PayPal?
    it: si può pagare in contanti alla consegna?`,
  payment_issue: `
    nl: er is twee keer geld afgeschreven
    nl: mijn betaling is mislukt
    it: mi avete addebitato due volte
    it: il pagamento non va a buon fine`,
  get_invoice: `
    nl: kan ik een factuur krijgen
    nl: stuur mij de factuur van bestelling 4412
    it: potete mandarmi la fattura?
    it: mi serve la fattura dell'ordine 4412`,
  stock_question: `
    nl: is de jas nog op voorraad in maat M?
    nl: wanneer is de blauwe mok weer leverbaar
    it: la giacca è disponibile in taglia M?
    it: quando torna disponibile la tazza blu`,
  product_question: `
    nl: is de rugzak waterdicht?
    nl: van welk materiaal is de deken gemaakt
    it: lo zaino è impermeabile?
    it: di che materiale è la coperta`,
  recommendation: `
    nl: wat raden jullie aan als cadeau voor mijn vader?
    nl: ik zoek een lamp voor in de tent
    it: cosa mi consigliate come regalo per mio padre?
    it: cerco una lampada per la tenda`,
  place_order: `
    nl: ik wil graag twee mokken bestellen
    nl: hoe kan ik iets bestellen?
    it: vorrei ordinare due tazze
    it: come posso fare un ordine`,
  discount_question: `
    nl: hebben jullie een kortingscode?
    it: avete un codice sconto?`,
  store_hours: `
    nl: zijn jullie op zaterdag open?
    it: a che ora chiudete oggi?`,
  complaint: `
    nl: de lamp is kapot aangekomen
    nl: ik heb het verkeerde artikel ontvangen
    it: la lampada è arrivata rotta
    it: mi è arrivato l'articolo sbagliato`,
  delete_account: `
    nl: ik wil mijn account verwijderen
    it: vorrei eliminare il mio account`,
  recover_password: `
    nl: ik ben mijn wachtwoord vergeten
    it: ho dimenticato la password`,
  contact_human_agent: `
    nl: ik wil een medewerker spreken
    nl: kan ik iemand van jullie aan de lijn krijgen
    it: vorrei parlare con un operatore
    it: mi passate una persona vera?`,
  contact_customer_service: `
    nl: wat is jullie telefoonnummer?
    it: qual è il vostro numero di telefono?`,
  greeting: `
    nl: hallo, goedemorgen
    it: ciao, buongiorno`,
  thanks: `
    nl: bedankt voor de hulp!
    it: grazie mille per l'aiuto`,
  goodbye: `
    nl: tot ziens
    it: arrivederci`,
  out_of_scope: `
    nl: wie heeft gisteren de wedstrijd gewonnen
    it: che tempo fa domani a Milano?`,
};

/** Written after the lexicons, which were not changed for them. */
const writtenLater: typeof written = {
  track_order: `
    nl: ik heb vorige week iets besteld maar er is nog niks binnen
    nl: kun je kijken waar mijn pakje uithangt?
    it: ho fatto un acquisto dieci giorni fa e non si vede niente
    it: mi dite dove sta il pacco per favore`,
  cancel_order: `
    nl: wil je die bestelling van vanmorgen stopzetten
    nl: bestelling 7781 mag eruit, ik heb me bedacht
    it: ci ho ripensato, non speditemi l'ordine 7781
    it: come annullo un acquisto?`,
  change_shipping_address: `
    nl: kan de bestelling naar een ander adres?
    it: potete consegnarlo a un altro indirizzo?`,
  delivery_options: `
    nl: bezorgen jullie op de Waddeneilanden
    nl: is verzenden gratis boven de 50 euro?
    it: fate spedizioni in Sardegna?
    it: c'è un punto di ritiro vicino a me`,
  delivery_period: `
    nl: wordt het voor het weekend nog geleverd
    it: se ordino oggi quando mi arriva?`,
  return_item: `
    nl: ik wil die schoenen niet houden, hoe stuur ik ze terug
    nl: hoe werkt retourneren bij jullie
    it: le scarpe non mi vanno bene, come le rimando?
    it: voglio fare il reso del mio acquisto`,
  exchange_item: `
    nl: mag ik de jas inwisselen voor een maatje groter
    it: si può avere una misura in più al posto di questa?`,
  get_refund: `
    nl: ik zou graag het bedrag teruggestort krijgen
    it: potete ridarmi i soldi dell'ordine 7781`,
  payment_methods: `
    nl: accepteren jullie American Express
    it: prendete carte prepagate?`,
  payment_issue: `
    nl: ik krijg een foutmelding bij het afrekenen
    it: la mia carta viene rifiutata`,
  stock_question: `
    nl: hebben jullie die rugzak ook in het groen op voorraad?
    it: avete ancora lo zaino verde?`,
  product_question: `
    nl: kan de beker in de vaatwasser
    it: quanto pesa la tenda?`,
  store_hours: `
    nl: tot hoe laat zijn jullie vandaag bereikbaar
    it: siete aperti la domenica?`,
  complaint: `
    nl: er zit een gat in de deken die ik kreeg
    it: la coperta ha un buco, non sono contento`,
  contact_human_agent: `
    nl: geef me maar een echt mens
    it: fatemi parlare con qualcuno`,
};

export type DutchOrItalian = { text: string; language: Extract<Language, 'nl' | 'it'>; intent: Intent };

const listed = (all: typeof written): readonly DutchOrItalian[] =>
  Object.entries(all).flatMap(([intent, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .map((line) => ({ text: line.slice(4), language: line.slice(0, 2) as DutchOrItalian['language'], intent: intent as Intent })),
  );
export const dutchItalian = listed(written);
export const dutchItalianLater = listed(writtenLater);
