import { importKinds } from '@parley/contract/import-runs';
import { mappingOf } from './fields.ts';
import { decimalSignOf, isDayFirst } from './values.ts';

const amounts = /price|total|amount|shipping$|^tax$|discount$|refunded|outstanding/;
const times = /_at$/;

/** Detects a file's number and date formats from all rows, since the first ones may be ambiguous. */
export class Writing {
  readonly #amounts: number[];
  readonly #times: number[];
  readonly #delimiter: string;
  #commas = 0;
  #points = 0;
  #dayFirst = 0;
  #monthFirst = 0;
  constructor(columns: readonly string[], delimiter: string) {
    this.#delimiter = delimiter;
    const mappings = importKinds.map((kind) => mappingOf(columns, kind));
    const placesOf = (wanted: RegExp) =>
      [...columns.keys()].filter((place) => mappings.some((mapping) => wanted.test(mapping[place] ?? '')));
    this.#amounts = placesOf(amounts);
    this.#times = placesOf(times);
  }
  learn(cells: readonly string[]) {
    for (const place of this.#amounts) {
      const sign = decimalSignOf(cells[place] ?? '');
      if (sign === ',') this.#commas += 1;
      if (sign === '.') this.#points += 1;
    }
    for (const place of this.#times) {
      const isDay = isDayFirst(cells[place]?.trim() ?? '');
      if (isDay === true) this.#dayFirst += 1;
      if (isDay === false) this.#monthFirst += 1;
    }
  }
  /** If all amounts are ambiguous, use the delimiter: programs that write decimal commas separate cells with semicolons. */
  get hasDecimalComma(): boolean {
    return this.#commas === this.#points ? this.#delimiter === ';' : this.#commas > this.#points;
  }
  /** Undefined where all dates are ambiguous, or contradict each other. */
  get isDayFirst(): boolean | undefined {
    if (this.#dayFirst > 0 === this.#monthFirst > 0) return undefined;
    return this.#dayFirst > 0;
  }
}
