// Grades a played conversation by its data. Knows nothing of the engine: an answer is its text, its cards and who handles the conversation.
import type { Card } from '@parley/contract/messages';
import type { Basket, OrderState, State } from './state.ts';
import { type End, type Expectation, isPattern, pattern, plain, type Talk } from './talk.ts';
import { asks, knownLanguages, languageOf, opensWithNo, opensWithYes, questionIn, saysNo, saysUnknown, saysYes } from './words.ts';

export type Said = { text: string; cards: Card[]; handedOff: boolean; confidence: number | null };
/** `turn`: the place of the turn in the talk. */
export type Exchange = { turn: number; say: string[]; answer: Said };
/** `harm` (a false fact, a wrong write) and `hard` make a talk wrong, `soft` keeps it from excellent, the others make it clumsy. */
export type IssueKind = 'harm' | 'hard' | 'soft' | 'repeat' | 'silence' | 'language' | 'handoff';
export const isWrong = ({ kind }: Pick<Issue, 'kind'>) => kind === 'harm' || kind === 'hard';
export type Issue = { kind: IssueKind; turn: number | null; text: string };
export const grades = ['excellent', 'good', 'clumsy', 'wrong'] as const;
export type Grade = (typeof grades)[number];

export type After = { orders: Map<string, OrderState>; addresses: Map<string, string>; basket: Basket | undefined };
type Played = { exchanges: Exchange[]; before: State; after: After; failures: string[] };

/** All issues of a conversation. `names` finds the shop's products in a text. */
export function issuesOf(talk: Talk, { exchanges, before, after, failures }: Played, names: Names): Issue[] {
  const issues: Issue[] = failures.map((text) => ({ kind: 'hard', turn: null, text: `failed: ${text.split('\n')[0] ?? ''}` }));
  for (const [place, { turn, answer }] of exchanges.entries()) {
    const expect = talk.turns[turn]?.expect;
    if (expect) issues.push(...missed(expect, answer, names).map((issue) => ({ ...issue, turn })));
    issues.push(...mannersOf(talk, exchanges, place).map((issue) => ({ ...issue, turn })));
  }
  const last = exchanges.at(-1)?.answer.handedOff ?? false;
  if (talk.end.handedOff === true && !last) issues.push({ kind: 'hard', turn: null, text: 'should be with the team at the end' });
  if (talk.end.handedOff === false && last) issues.push({ kind: 'handoff', turn: null, text: 'handed off, which was not needed' });
  issues.push(...differencesIn(talk.end, before, after).map((issue) => ({ ...issue, turn: null })));
  return issues;
}

export function gradeOf(issues: readonly Issue[]): Grade {
  if (issues.some(isWrong)) return 'wrong';
  if (issues.some(({ kind }) => kind !== 'soft')) return 'clumsy';
  return issues.length > 0 ? 'good' : 'excellent';
}

/** What the customer sees: the text, and what stands on cards but for an order's status, which the widget says in its own words. */
export function seenIn({ text, cards }: Pick<Said, 'text' | 'cards'>): string {
  const lines = cards.map((card) => {
    if (card.type === 'product') return `${card.name} ${card.detail} ${card.price} ${card.currency}`;
    if (card.type === 'order') return `${card.order_number} ${card.status_text ?? card.status} ${card.total_amount} ${card.detail}`;
    return [...card.lines.map(({ name, detail, quantity, price }) => `${quantity} × ${name} ${detail} ${price}`), card.total_amount].join(
      ' ',
    );
  });
  return plain([text, ...lines].join('\n'));
}

const holds = (seen: string, expected: string) =>
  isPattern(expected) ? pattern(expected).test(seen) : seen.toLowerCase().includes(plain(expected).toLowerCase());

function missed(expect: Expectation, answer: Said, names: Names): Omit<Issue, 'turn'>[] {
  const issues: Omit<Issue, 'turn'>[] = [];
  const seen = seenIn(answer);
  const hard = (text: string) => void issues.push({ kind: 'hard', text });
  const missing = (text: string) => void issues.push({ kind: expect.soft ? 'soft' : 'hard', text });
  const { shown, first } = productsIn(answer, names);
  const isOneOf = (wanted: readonly string[], name: string) => wanted.some((one) => same(one, name));
  if (expect.product && !shown.some((name) => isOneOf(expect.product ?? [], name))) hard(`names none of ${expect.product.join(' | ')}`);
  if (expect.firstProduct && !first.some((name) => isOneOf(expect.firstProduct ?? [], name)))
    hard(`${first[0] ?? 'no product'} first, not ${expect.firstProduct.join(' | ')}`);
  for (const name of shown.filter((one) => isOneOf(expect.notProduct ?? [], one))) hard(`shows ${name}`);
  for (const group of expect.says ?? []) if (!group.some((one) => holds(seen, one))) missing(`does not say ${group.join(' | ')}`);
  for (const one of expect.never ?? []) if (holds(seen, one)) issues.push({ kind: 'harm', text: `says ${one}` });
  const shape = expect.shape && shapeIssue(expect.shape, answer);
  if (shape) missing(shape);
  if (expect.handedOff === true && !answer.handedOff) hard('should be with the team');
  if (expect.handedOff === false && answer.handedOff) issues.push({ kind: 'handoff', text: 'handed off, which was not needed' });
  return issues;
}

function shapeIssue(shape: NonNullable<Expectation['shape']>, { text, handedOff }: Said): string | undefined {
  switch (shape) {
    case 'yes':
      return saysYes(text) ? undefined : 'does not say yes';
    case 'no':
      return saysNo(text) ? undefined : 'does not say no';
    case 'unknown':
      return handedOff || (saysUnknown(text) && !opensWithYes(text)) || (saysUnknown(text) && opensWithNo(text))
        ? undefined
        : 'does not say that it is not known';
    case 'asks':
      return asks(text) ? undefined : 'does not end with a question';
  }
}

/** Silence, repeats and the language of one answer. */
function mannersOf(talk: Talk, exchanges: readonly Exchange[], place: number): Omit<Issue, 'turn'>[] {
  const answer = exchanges[place]?.answer;
  if (!answer) return [];
  if (answer.text.trim() === '') return [{ kind: 'silence', text: 'no answer' }];
  const issues: Omit<Issue, 'turn'>[] = [];
  const before = exchanges.slice(0, place).map((one) => one.answer.text);
  if (before.some((text) => isRepeat(text, answer.text))) issues.push({ kind: 'repeat', text: 'says the same again' });
  else if (asksAgain(before, answer.text)) issues.push({ kind: 'repeat', text: 'asks the same again' });
  const isLast = place === exchanges.length - 1;
  const language = talk.kind !== 'language' || isLast ? languageOf(answer.text) : undefined;
  if (language && language !== talk.language && knownLanguages.includes(talk.language))
    issues.push({ kind: 'language', text: `answers in ${language}, not ${talk.language}` });
  return issues;
}

const squeezed = (text: string) => plain(text).toLowerCase().replace(/\s+/g, ' ').trim();
/** The same text, or little more than it. */
export function isRepeat(one: string, other: string): boolean {
  const [short, long] = [squeezed(one), squeezed(other)].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= 20 && long.includes(short) && short.length >= 0.6 * long.length;
}
/** The long question of the answer right before. Short ones, such as whether to go ahead, may follow a new text. */
function asksAgain(before: readonly string[], text: string): boolean {
  const [last, now] = [questionIn(before.at(-1) ?? ''), questionIn(text)];
  return now !== undefined && now.length >= 50 && now === last;
}

export const same = (one: string, other: string) => squeezed(one) === squeezed(other);

/** Finds product names: in full, or by a first word that nothing else in the catalogue has. */
export type Names = (text: string) => { name: string; at: number }[];
export function namesOf(catalogue: readonly { name: string; text: string }[]): Names {
  const described = new Set(
    catalogue.flatMap(
      ({ text }) =>
        plain(text)
          .match(/[\p{L}'-]+/gu)
          ?.map((word) => word) ?? [],
    ),
  );
  const firsts = new Map<string, number>();
  for (const { name } of catalogue) {
    const first = name.split(' ')[0] ?? '';
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const known = catalogue.map(({ name, text }) => {
    const first = name.split(' ')[0] ?? '';
    const isDistinct =
      text !== '' && first.length >= 4 && first !== name && firsts.get(first) === 1 && !described.has(plain(first).toLowerCase());
    return {
      name,
      full: plain(name).toLowerCase(),
      first: isDistinct ? new RegExp(`(?<!\\p{L})${escaped(plain(first))}(?!\\p{L})`, 'u') : undefined,
    };
  });
  return (text) => {
    const seen = plain(text);
    const lower = seen.toLowerCase();
    return known
      .map(({ name, full, first }) => {
        const whole = lower.indexOf(full);
        const short = first ? seen.search(first) : -1;
        const places = [whole, short].filter((at) => at >= 0);
        return { name, at: places.length > 0 ? Math.min(...places) : -1, length: full.length };
      })
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)
      .map(({ name, at }) => ({ name, at }));
  };
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The products that an answer shows, in order, and the candidates for the first: of the text and of the cards. */
export function productsIn({ text, cards }: Pick<Said, 'text' | 'cards'>, names: Names): { shown: string[]; first: string[] } {
  const named = names(text).map(({ name }) => name);
  const carded = cards.flatMap((card) =>
    card.type === 'product' ? [card.name] : card.type === 'checkout' ? card.lines.map(({ name }) => name) : [],
  );
  return {
    shown: [...new Set([...named, ...carded])],
    first: [carded[0], named[0]].filter((name) => name !== undefined),
  };
}

const numberOf = (number: string) => number.replace(/^#/, '');
const described = (value: unknown) => JSON.stringify(value);

type Difference = Pick<Issue, 'kind' | 'text'>;
const byNumber = (orders: ReadonlyMap<string, OrderState>) => new Map([...orders].map(([number, order]) => [numberOf(number), order]));

/** How the end differs from the expected one. What is not named must not have changed; what changed to something else does harm. */
export function differencesIn({ orders: wanted = {}, checkout }: End, before: State, after: After): Difference[] {
  const found: Difference[] = [];
  const harm = (text: string) => void found.push({ kind: 'harm', text });
  const expected = new Map(Object.entries(wanted).map(([number, order]) => [numberOf(number), order]));
  const [old, changed] = [byNumber(before.orders), byNumber(after.orders)];
  for (const [number, order] of changed) {
    const was = old.get(number);
    const want = expected.get(number) ?? {};
    if (!was) {
      harm(`made order ${number}`);
      continue;
    }
    for (const part of ['status', 'address', 'return', 'lines'] as const) {
      const isFollowing = part === 'lines' && order.status === 'cancelled' && was.status !== 'cancelled';
      if (want[part] === undefined && !isFollowing && described(was[part]) !== described(order[part]))
        harm(`changed the ${part} of ${number} to ${described(order[part])}`);
    }
  }
  for (const [number, want] of expected) {
    const was = old.get(number);
    const now = changed.get(number) ?? was;
    if (!now) {
      found.push({ kind: 'hard', text: `there is no order ${number}` });
      continue;
    }
    const differs = (part: keyof OrderState, text: string) =>
      void found.push({ kind: described(was?.[part]) === described(now[part]) ? 'hard' : 'harm', text });
    if (want.status !== undefined && want.status !== now.status) differs('status', `${number} is ${now.status}, not ${want.status}`);
    for (const [part, value] of Object.entries(want.address ?? {}))
      if (!same(now.address[part] ?? '', value)) differs('address', `${part} of ${number} is “${now.address[part] ?? ''}”, not “${value}”`);
    for (const part of ['lines', 'return'] as const) {
      const lines = want[part];
      if (lines && !areSame(lines, now[part])) differs(part, `${part} of ${number}: ${described(now[part])}, not ${described(lines)}`);
    }
  }
  for (const [id, addresses] of after.addresses) {
    const was = before.addresses.get(id);
    if (was !== undefined && was !== addresses) harm(`changed a customer’s addresses to ${addresses}`);
  }
  if (checkout) {
    const made = (after.basket ?? []).map(({ product, ...line }) => ({ name: product, ...line }));
    const asked = checkout.map(({ product, ...line }) => ({ name: product, ...line }));
    if (!areSame(asked, made))
      found.push({ kind: made.length === 0 ? 'hard' : 'harm', text: `checkout link: ${described(made)}, not ${described(asked)}` });
  }
  return found;
}

type Wanted = { name: string; options?: Record<string, string> | undefined; quantity: number };
/** Whether both have the same pieces. Options that the expectation leaves out are free. */
function areSame(wanted: readonly Wanted[], lines: readonly Wanted[]): boolean {
  const left = lines.map((line) => ({ ...line }));
  for (const want of wanted) {
    let quantity = want.quantity;
    for (const line of left.filter((one) => fits(want, one))) {
      const taken = Math.min(quantity, line.quantity);
      line.quantity -= taken;
      quantity -= taken;
    }
    if (quantity > 0) return false;
  }
  return left.every(({ quantity }) => quantity === 0);
}
const fits = (want: Wanted, line: Wanted) =>
  same(want.name, line.name) &&
  Object.entries(want.options ?? {}).every(([name, value]) =>
    Object.entries(line.options ?? {}).some(([option, chosen]) => same(option, name) && same(chosen, value)),
  );
