// The open conversations: handed off, answered by the AI, handled by a teammate, pending or snoozed.
import { day, hour, localTime, minute, nextDeskHour } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { knownCustomers, knownOrders } from '../known.ts';
import type { DemoConversation, DemoCustomer, TracedOrder } from '../records.ts';
import { allScripts, scriptOf } from '../scripts/scripts.ts';
import { ines, jonas, mara, theo } from '../team.ts';
import { drawChannel, ordersFor } from './casting.ts';
import { canCut, type Cut } from './cut.ts';
import { spoken } from './language.ts';
import { perform } from './perform.ts';
import { Scene } from './scene.ts';
import type { Script } from './script.ts';

type Place = {
  cut: Cut;
  minutes: number;
  script?: string;
  rather?: string[];
  customer?: string;
  order?: string;
  channel?: DemoConversation['channel'];
  agent?: string;
};

/** Minutes since the last message and the fixed properties; the rest is random. */
const places: Place[] = [
  { cut: 'waiting', minutes: 2, script: 'known: two dead switches', customer: 'yusuf-rossi', order: 'H2381', channel: 'whatsapp' },
  { cut: 'waiting', minutes: 6, script: 'known: another address', customer: 'mei-silva', order: 'H2496', channel: 'instagram' },
  { cut: 'waiting', minutes: 11, script: 'known: the refund, third time', customer: 'aarav-khan', order: 'H2318', channel: 'website' },
  { cut: 'waiting', minutes: 14, script: 'nickel allergy' },
  { cut: 'waiting', minutes: 19, script: 'sold out, no date known' },
  { cut: 'waiting', minutes: 27, script: 'code refused on a sale item' },
  { cut: 'waiting', minutes: 43, script: 'twenty bottles with a logo' },
  { cut: 'answered', minutes: 3, script: 'known: ordering a bottle', customer: 'isabella-ortiz', channel: 'messenger' },
  { cut: 'answered', minutes: 8, script: 'known: where is my stove', customer: 'noah-brown', order: 'H2494', channel: 'website' },
  { cut: 'answered', minutes: 16, script: 'known: a cup holder', customer: 'emma-garcia', channel: 'website' },
  ...[1, 5, 9, 12, 21, 25, 34, 41, 55, 70, 84, 100, 120, 145, 170, 200, 240, 300, 360, 430, 500, 580, 660, 760, 900, 1040, 1180].map(
    (minutes): Place => ({ cut: 'answered', minutes }),
  ),
  {
    cut: 'held',
    minutes: 25,
    script: 'known: the return label',
    customer: 'lucas-moore',
    order: 'H2402',
    channel: 'whatsapp',
    agent: mara,
  },
  { cut: 'held', minutes: 9, agent: theo, rather: ['a size smaller'] },
  { cut: 'held', minutes: 38, agent: theo },
  { cut: 'held', minutes: 52, agent: mara, rather: ['burnt by the stove'] },
  { cut: 'held', minutes: 75, agent: jonas, rather: ['Paket verspätet', 'Rückgabe'] },
  { cut: 'held', minutes: 110, agent: ines, rather: ['falar com uma pessoa'] },
  { cut: 'pending', minutes: 200, agent: theo, rather: ['arrived broken', 'wrong house number'] },
  { cut: 'pending', minutes: 420, agent: mara, rather: ['twenty bottles with a logo'] },
  { cut: 'pending', minutes: 1500, agent: jonas, rather: ['Ware beschädigt', 'e-mail does not match'] },
  { cut: 'pending', minutes: 2900, agent: theo, rather: ['delete my account'] },
  { cut: 'pending', minutes: 4300, agent: ines, rather: ['hablar con una persona'] },
  { cut: 'snoozed', minutes: 300, agent: mara, rather: ['parcel is late', 'says delivered, nothing there'] },
  { cut: 'snoozed', minutes: 1300, agent: theo, rather: ['colis en retard', 'knife sharpening'] },
  { cut: 'snoozed', minutes: 1700, agent: jonas, rather: ['headlamp does not charge'] },
  { cut: 'snoozed', minutes: 3100, agent: theo, rather: ['sold out, no date known'] },
];

/** All open conversations; at most one per customer, and nearly one per dialogue. */
export function liveConversations(customers: DemoCustomer[], orders: TracedOrder[], now: number, draws: Chance): DemoConversation[] {
  const known = [...knownCustomers.map((one) => one.record.external_id), ...knownOrders.map(({ customer }) => customer)];
  const taken = new Set([...known, ...places.flatMap((place) => place.script ?? [])]);
  return places.map((place, index) => {
    const at =
      place.cut === 'answered' || place.cut === 'waiting' ? now - place.minutes * minute : lastDeskHour(now - place.minutes * minute);
    const setting = place.customer ? fixed(place, customers, orders) : drawn(place, at, taken, customers, orders, draws.fork(`${index}`));
    taken.add(setting.customer.external_id).add(setting.script.name);
    const own = draws.fork(`scene ${index}`);
    const scene = new Scene({
      language: setting.script.language,
      channel: place.channel ?? drawChannel(own),
      at,
      customer: setting.customer,
      traced: setting.traced,
      draws: own,
    });
    return perform(setting.script, scene, { cut: place.cut, now, ...(place.agent ? { agent: place.agent } : {}) });
  });
}

type Setting = { script: Script; customer: DemoCustomer; traced: TracedOrder | null };

function fixed({ script, customer: id, order }: Place, customers: DemoCustomer[], orders: TracedOrder[]): Setting {
  const customer = customers.find((one) => one.external_id === id);
  if (!customer || !script) throw new Error(`No known customer ${id}.`);
  return { script: scriptOf(script), customer, traced: orders.find((one) => one.order.order_number === order) ?? null };
}

/** The first unused dialogue, preferred ones first, that can stop in this state and has a matching customer now. */
function drawn(place: Place, at: number, taken: Set<string>, customers: DemoCustomer[], orders: TracedOrder[], draws: Chance): Setting {
  const wanted = place.script
    ? [scriptOf(place.script)]
    : [...(place.rather ?? []).map(scriptOf), ...draws.shuffle(allScripts.filter((script) => !taken.has(script.name)))];
  for (const script of wanted) {
    const settings = script.needs ? aboutOrders(script, at, orders) : aboutShop(script, customers);
    const setting = draws
      .shuffle(settings)
      .find((one) => !taken.has(one.customer.external_id) && spoken(one.customer.language) === script.language);
    if (setting && fits(setting, place.cut, at, draws)) return setting;
  }
  throw new Error(`No dialogue for a conversation that is ${place.cut}.`);
}

const aboutOrders = (script: Script, at: number, orders: TracedOrder[]): Setting[] =>
  ordersFor(script, orders)
    .filter(({ from, to }) => from <= at - hour && at <= to)
    .map(({ traced }) => ({ script, customer: traced.customer, traced }));
const aboutShop = (script: Script, customers: DemoCustomer[]): Setting[] =>
  customers.map((customer) => ({ script, customer, traced: null }));

/** Whether the dialogue can stop there; tries it on a temporary scene. */
function fits({ script, customer, traced }: Setting, how: Cut, at: number, draws: Chance): boolean {
  const openDryRun = new Scene({ language: script.language, channel: 'website', at, customer, traced, draws: draws.fork('rehearsal') });
  return canCut(script.play(openDryRun).flat(), how);
}

/** This time during desk hours, else the last quarter of an hour before closing. */
function lastDeskHour(instant: number): number {
  for (let probe = instant; probe > instant - 4 * day; probe -= 15 * minute)
    if (nextDeskHour(probe) === probe && localTime(probe).hour < 18) return probe;
  return instant;
}
