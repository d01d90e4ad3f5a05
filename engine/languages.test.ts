import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';
import { glossOf } from './nlu/gloss.ts';
import { sentences } from './nlu/other-languages.ts';
import { makeTrade } from './testing/make-trade.ts';
import { makeConversation } from './testing/make.ts';

const identity = 'anna@mail.example';
const open = (given: Omit<Parameters<typeof makeConversation>[0] & object, 'shop'> = {}) => {
  const dialogue = makeConversation({ verification: 'order_and_email', ...given, shop: makeTrade() });
  const turns = async (...lines: string[]) => {
    let text = '';
    for (const line of lines) ({ text } = await dialogue.say(line));
    return text.replaceAll('\u00a0', ' ');
  };
  return { ...dialogue, turns, actions: () => dialogue.done.map(({ tool }) => tool) };
};

describe('reads in English, word by word', () => {
  test.each([
    ['nl', 'Waar is mijn bestelling?', 'Where is my order?'],
    ['nl', 'ik heb het niet meer nodig', 'i no longer need it'],
    ['nl', 'is de koffiemok op voorraad', 'is the coffee mug in stock'],
    ['it', "dov'è il mio ordine", 'where is my order'],
    ['it', "l'ordine non è ancora arrivato", 'the order has not arrived yet'],
  ] as const)('%s: %s', (language, text, english) => {
    expect(glossOf(text, language)).toBe(english);
  });
  test.each([
    ['nl', 'Keizersgracht 12-3, 1015 CN Amsterdam'],
    ['nl', 'lange leidsedwarsstraat 12, 1017 NJ amsterdam'],
    ['nl', 'Laan van Meerdervoort 100, 2517 AN Den Haag'],
    ['it', 'Via Roma 12, 20121 Milano MI'],
    ['it', 'via della spiga 10, 20121 milano'],
    ['it', 'Piazza della Repubblica 5, 50123 Firenze'],
    ['nl', 'jan.de.vries@mail.example'],
  ] as const)('%s: leaves %s as it is', (language, text) => {
    expect(glossOf(text, language)).toBe(text);
  });
  test('names keep their particles', () => {
    expect(glossOf('mijn naam is Jan van der Berg', 'nl')).toBe('my name is Jan van der Berg');
    expect(glossOf('mi chiamo Anna della Torre', 'it')).toBe('my name is Anna della Torre');
  });
});

describe('Dutch and Italian conversations', () => {
  test.each([
    [
      'nl',
      [`Ik wil bestelling P1001 annuleren, ${identity}`, 'ik heb het niet meer nodig'],
      /Terugbetaling: € 47,95 \(Visa 4242\).*Zal ik dit doen\?/s,
      'ja, graag',
      /P1001 is geannuleerd/,
    ],
    [
      'it',
      [`Vorrei annullare l'ordine P1001, ${identity}`, "l'ho ordinato per errore"],
      /Rimborso: 47,95 €.*Procedo\?/s,
      'sì',
      /P1001 è annullato/,
    ],
    [
      'nl',
      [`Ik wil de jas uit bestelling D2001 retourneren, ${identity}`],
      /zodra we de artikelen hebben: € 159,00/,
      'ja',
      /retour voor bestelling D2001 is aangemeld/,
    ],
    [
      'it',
      [`Vorrei restituire la giacca dell'ordine D2001, ${identity}`],
      /avremo ricevuto gli articoli: 159,00 €/,
      'sì grazie',
      /reso per l’ordine D2001 è avviato/,
    ],
    [
      'nl',
      [`Kan ik de jas van bestelling D2001 ruilen voor maat L? ${identity}`],
      /→ Navy, L/,
      'doe maar',
      /ruiling voor bestelling D2001/,
    ],
    [
      'nl',
      [`wijzig het adres van bestelling P1001, ${identity}`, 'Keizersgracht 12-3, 1015 CN Amsterdam, Nederland'],
      /Keizersgracht 12-3.*1015 CN Amsterdam/s,
      'ja',
      /P1001 gaat nu naar dit adres/,
    ],
    [
      'it',
      [`devo cambiare l'indirizzo dell'ordine P1001, ${identity}`, 'Via Roma 12, 20121 Milano MI, Italia'],
      /Via Roma 12.*20121 Milano/s,
      'procedi',
      /P1001 andrà a questo indirizzo/,
    ],
  ])('%s: %s', async (locale, lines, shown, yes, done) => {
    const dialogue = open({ locale });
    expect(await dialogue.turns(...lines)).toMatch(shown);
    expect(await dialogue.turns(yes)).toMatch(done);
    expect(dialogue.actions()).toHaveLength(1);
  });

  test.each([
    ['nee', /niets gewijzigd/],
    ['laat maar', /niets gewijzigd/],
  ])('a Dutch %s changes nothing', async (no, answer) => {
    const dialogue = open({ locale: 'nl' });
    await dialogue.turns(`Ik wil bestelling P1001 annuleren, ${identity}`, 'niet meer nodig');
    expect(await dialogue.turns(no)).toMatch(answer);
    expect(dialogue.actions()).toEqual([]);
  });
  test.each([
    ['no grazie', /non ho modificato nulla/],
    ['lascia stare', /non ho modificato nulla/],
  ])('an Italian %s changes nothing', async (no, answer) => {
    const dialogue = open({ locale: 'it' });
    await dialogue.turns(`Vorrei annullare l'ordine P1001, ${identity}`, 'non mi serve più');
    expect(await dialogue.turns(no)).toMatch(answer);
    expect(dialogue.actions()).toEqual([]);
  });

  test.each([
    ['nl', 'Hallo', /Hoi! Ik ben de AI-assistent/],
    ['nl', 'bedankt voor de hulp!', /Graag gedaan/],
    ['nl', 'ik wil een medewerker spreken', /Natuurlijk! Iemand van ons team/],
    ['it', 'Buongiorno', /Ciao! Sono l’assistente IA/],
    ['it', "grazie mille per l'aiuto", /Prego!/],
    ['it', 'vorrei parlare con un operatore', /Certo! Qualcuno del nostro team/],
  ])('%s: %s', async (locale, line, answer) => {
    expect(await open({ locale }).turns(line)).toMatch(answer);
  });
  test('the handoff summary quotes the customer’s own words', async () => {
    const outcome = await open().say('ik wil een medewerker spreken over mijn bestelling');
    expect(outcome).toMatchObject({ decision: 'hand_off', summary: expect.stringContaining('ik wil een medewerker spreken') });
  });
});

describe('one language throughout', () => {
  test.each([
    ['nl', 'hebben jullie een waterkoker?', /kettle/i],
    ['it', 'la giacca squall esiste in rosso?', /\bred\b/i],
    ['nl', 'is de squall jas er ook in het rood?', /\bred\b/i],
  ])('%s: %s is answered in the customer’s own words', async (locale, line, english) => {
    expect(await open({ locale }).turns(line)).not.toMatch(english);
  });
  test('follows the latest real message, and neutral tokens keep it', async () => {
    const dialogue = open();
    expect(await dialogue.turns('where is my order?')).toMatch(/order number/);
    expect(await dialogue.turns('waar blijft mijn bestelling?')).toMatch(/bestelnummer/);
    expect(await dialogue.turns('D2001')).toMatch(/Bedankt|e-mailadres/);
    expect(await dialogue.turns(identity)).toMatch(/Bestelling D2001/);
  });
});

describe('languages the engine doesn’t answer in', () => {
  test.each([
    ['pl', 'gdzie jest moje zamówienie?'],
    ['pl', 'chciałbym zwrócić buty'],
    ['sv', 'var är min beställning?'],
    ['sv', 'jag vill returnera skorna'],
    ['da', 'hvor er min ordre, jeg har ikke modtaget pakken'],
    ['no', 'hvor er bestillingen min? når kommer pakken'],
    ['fi', 'missä tilaukseni on?'],
    ['cs', 'kde je moje objednávka?'],
    ['sk', 'chcem vrátiť tovar, ďakujem'],
    ['tr', 'siparişim nerede?'],
    ['ro', 'unde este comanda mea?'],
    ['hu', 'hol van a rendelésem?'],
    ['hr', 'gdje je moja narudžba?'],
    ['af', 'waar is my bestelling, ek het dit nog nie gekry nie'],
    ['ru', 'где мой заказ?'],
    ['uk', 'де моє замовлення? Мені потрібна допомога з її поверненням'],
    ['bg', 'къде е моята поръчка'],
    ['el', 'πού είναι η παραγγελία μου;'],
    ['ar', 'أين طلبي؟'],
    ['he', 'איפה ההזמנה שלי?'],
    ['zh', '我的订单在哪里？'],
    ['ja', '私の注文はどこですか？'],
    ['ko', '제 주문은 어디에 있나요?'],
    ['vi', 'đơn hàng của tôi đâu?'],
    ['hi', 'मेरा ऑर्डर कहाँ है?'],
    ['th', 'คำสั่งซื้อของฉันอยู่ที่ไหน'],
  ] as const)('%s: %s is handed off with its own sentence', async (other, line) => {
    const dialogue = open();
    const outcome = await dialogue.say(line);
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(other) ?? '';
    expect(outcome).toMatchObject({ decision: 'hand_off', text: sentences[other], summary: expect.stringContaining(name) });
  });
  test.each([
    'hello, where is my order?',
    'do you sell the Skerry Wool Blanket?',
    'kan ik dit ruilen',
    'quanto costa la spedizione?',
    'ich hätte gern die blaue Tasse',
    'où est ma commande',
    'onde está a minha encomenda',
    'hola, ¿tienen la taza en azul?',
    'H2493',
    'Yusuf Rossi',
    'ok',
    '👍',
    'Łukasz Kowalski',
    'ul. Długa 12, 00-238 Warszawa',
    'Ferry Travel Mug',
  ])('%s is none of them', (text) => {
    expect(classify(text, 'en').other).toBeUndefined();
  });
});
