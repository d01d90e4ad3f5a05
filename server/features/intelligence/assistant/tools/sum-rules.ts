/** A number as a fraction, to avoid rounding before the end. */
type Fraction = { over: bigint; under: bigint };

/**
 * Evaluates numbers with + - * / and parentheses, rounded half away from zero to two decimals; null for anything else. "20%" means 20
 * hundredths.
 */
export function valueOf(expression: string): string | null {
  const written = expression.replace(/\s+/g, '');
  const tokens = written.match(/\d+(?:\.\d+)?%?|[-+*/()]/g) ?? [];
  if (/\d\s+\d/.test(expression) || tokens.length > 200 || tokens.join('') !== written) return null;
  let place = 0;
  const next = () => tokens[place];
  const take = (...signs: string[]) => (signs.includes(next() ?? '') ? tokens[place++] : undefined);

  function factor(): Fraction | null {
    if (take('-')) {
      const value = factor();
      return value && { ...value, over: -value.over };
    }
    if (take('(')) {
      const value = sum();
      return take(')') ? value : null;
    }
    const token = next();
    if (token === undefined || !/^\d/.test(token)) return null;
    place += 1;
    return fractionOf(token);
  }
  function product(): Fraction | null {
    let value = factor();
    for (let sign = take('*', '/'); value && sign; sign = take('*', '/')) {
      const other = factor();
      if (!other || (sign === '/' && other.over === 0n)) return null;
      value = sign === '*' ? times(value, other) : times(value, { over: other.under, under: other.over });
    }
    return value;
  }
  function sum(): Fraction | null {
    let value = product();
    for (let sign = take('+', '-'); value && sign; sign = take('+', '-')) {
      const other = product();
      if (!other) return null;
      const signed = sign === '+' ? other.over : -other.over;
      value = { over: value.over * other.under + signed * value.under, under: value.under * other.under };
    }
    return value;
  }

  const value = sum();
  return value && place === tokens.length ? rounded(value) : null;
}

function fractionOf(token: string): Fraction {
  const [whole = '0', part = ''] = token.replace('%', '').split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) * (token.endsWith('%') ? 100n : 1n) };
}
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

function rounded({ over, under }: Fraction): string {
  const isNegative = over < 0n !== under < 0n;
  const [top, bottom] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const cents = (top * 200n + bottom) / (bottom * 2n);
  const sign = isNegative && cents !== 0n ? '-' : '';
  return `${sign}${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
