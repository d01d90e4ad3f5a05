import { plain } from '../words.ts';

// The words that a plain yes may consist of besides the yes itself: courtesies, what is done, and what it is done to. Any other word may
// change its meaning ("ok, show me mugs", "ok so that is my old address"), so a yes with one is asked about again.

const lists = `
  thats please pls plz thanks thank you u ty very much lot a the an this that these those it its s is are be was so then now right away asap immediately today just only also and all both
  everything them they of i im ive id ill d ll am we want wanna would like love happy agree agreed agrees do did does done doing go going ahead proceed proceeding confirm confirmed confirming confirmation accept accepted
  approve approved cancel cancels canceled cancelled canceling cancelling cancellation refund refunded refunding return returns returned returning exchange exchanged exchanging change changed changes changing
  update updated modify modified switch swap replace replaced send sent ship deliver make process processed start finish complete submit place put use apply arrange set order orders item items product products
  piece pieces unit units parcel package address payment method card paypal gift credit debit balance account amount difference money total new correct good fine great perfect lovely ok okay sounds looks works
  for with on to my me mine our us here in by at into back as shown said listed above details information info absolutely definitely certainly sure course totally indeed yes yeah yep yup works cheers
  bitte danke vielen dank sehr das ist so es sie ihn ihnen den die der dem des ein eine einen und auch dann mal jetzt gleich sofort direkt ich mochte will wurde gerne gern wir mir mich uns mach mache machen tun tu fuhren
  durch durchfuhren bestatige bestatigen storniere stornieren storniert stornierung erstatten erstattung zuruck zuruckgeben zurucksenden zuruckschicken rucksendung retoure umtauschen umtausch tauschen tausche
  andern anderung aktualisieren adresse bestellung bestellungen artikel auf an nach fur mit meine meiner meinen mein neue neuen richtig korrekt stimmt passt gut super prima perfekt einverstanden in ordnung
  schicken schick senden liefern los weiter fortfahren beide beides alle alles ganze zahlung guthaben geld ja okay
  s il vous te plait stp svp merci beaucoup c est ca cela bon bien parfait tres d accord je j veux voudrais souhaite aimerais vous tu allez y vas va vasy faites fais le la les l en annulez annule annuler annulation
  rembourser remboursez rembourse remboursement retourner retournez retour renvoyer echanger echangez echange changez changer change modifiez modifier envoyez envoie commande commandes article articles adresse paiement
  et aussi alors maintenant tout toute tous toutes deux confirme confirmer valide validez valider procedez proceder oui mon ma mes cette cet ce pour sur a de du des
  por favor gracias muchas eso es asi correcto perfecto bien muy lo la los las el que quiero quisiera me gustaria puedes puede pueden cancelar cancela cancelalo cancelala cancelelo cancelela cancele anular anula anulalo
  devolver devuelve devolucion reembolso reembolsar cambiar cambia cambialo cambio enviar envia envialo envielo pedido pedidos articulo articulos direccion pago y tambien entonces ahora todo toda todos todas ambos ambas
  confirmo confirmar confirma procede proceder adelante hazlo hagalo haz haga si de mi mis este esta estos estas a al en con
  obrigado obrigada muito isso e mesmo correto perfeito bem o os as quero queria gostaria pode podem cancele devolvam trocar troque alterar altere enviar envie encomenda artigo artigos morada endereco pagamento
  tambem entao agora tudo ambos confirmo confirmar avance avancar faca facam sim meu minha este esta da do na no dos das para
  alstublieft alsjeblieft aub graag bedankt dank je u wel dat klopt is goed prima perfect ik wil we het de een die dit en ook dan nu meteen alles allebei beide annuleer annuleren geannuleerd retourneer retourneren
  terugsturen retour terugbetaling ruil ruilen omruilen wijzig wijzigen verander veranderen stuur sturen bestelling artikel artikelen adres betaling bevestig bevestigen doe maar ga door uw gang akkoord hoor mijn naar van
  per favore grazie mille va bene e cosi giusto corretto perfetto lo li le il gli i che voglio vorrei puo puoi annulla annullare annulli annullalo annullamento restituire reso rimborso rimborsare cambia cambiare cambio
  invia inviare spedire ordine articolo articoli indirizzo pagamento anche allora adesso ora tutto tutti entrambi confermo confermare conferma proceda procedi mio mia
`;
const agreeing = new Set(lists.split(/\s+/));

/** A number, an order number or an amount. */
const isNumber = (word: string) => /^\p{L}{0,4}\d[\p{L}\d]*$/u.test(word);

/** Whether a text consists of nothing but words of agreement and words of `shown`, the text that it agrees to. */
export function onlyAgrees(text: string, shown: string): boolean {
  const said = new Set(wordsOf(shown));
  return wordsOf(text).every((word) => agreeing.has(word) || isNumber(word) || said.has(word));
}

const wordsOf = (text: string) => plain(text).match(/[\p{L}\d]+/gu) ?? [];
