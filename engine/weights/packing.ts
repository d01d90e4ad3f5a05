import { classes } from '../classes.ts';
import { places } from '../features.ts';

// The file format of weights: per row the distance to the next feature, a bit mask of the classes it affects, and four bits for each.

/** The magnitudes that four bits can encode, in units of `unit`; the highest bit is the sign. */
const sizes = [7, 12, 18, 26, 37, 53, 77, 115];
/** The value of 1 in an `Int8Array` of weights. */
export const unit = 1 / 30;
/** Smaller weights are dropped. */
const minWeight = 5;
const maskBytesFor = (count: number) => Math.ceil(count / 8);

export function pack(row: Int32Array, weights: Float32Array, count: number = classes.length): Uint8Array {
  const maskBytes = maskBytesFor(count);
  const bytes: number[] = [];
  let last = 0;
  for (let place = 0; place < places; place++) {
    const at = row[place] as number;
    if (at === -1) continue;
    const codes = Array.from({ length: count }, (_, to) => codeOf((weights[at * count + to] as number) / unit));
    if (codes.every((code) => code === -1)) continue;
    for (let distance = place - last; ; distance >>= 7) {
      bytes.push(distance > 127 ? (distance & 127) | 128 : distance);
      if (distance <= 127) break;
    }
    last = place;
    for (let byte = 0; byte < maskBytes; byte++)
      bytes.push(codes.slice(byte * 8, byte * 8 + 8).reduce((mask, code, bit) => mask | (code === -1 ? 0 : 1 << bit), 0));
    const nonZero = codes.filter((code) => code !== -1);
    for (let pair = 0; pair < nonZero.length; pair += 2) bytes.push((nonZero[pair] as number) | ((nonZero[pair + 1] ?? 0) << 4));
  }
  return Uint8Array.from(bytes);
}

function codeOf(weight: number) {
  const size = Math.abs(weight);
  if (size < minWeight) return -1;
  const nearest = sizes.reduce((best, one, at) => (Math.abs(one - size) < Math.abs((sizes[best] as number) - size) ? at : best), 0);
  return nearest | (weight < 0 ? 8 : 0);
}

export type Weights = { row: Int32Array; weights: Int8Array };

export function unpack(bytes: Uint8Array, count: number = classes.length): Weights {
  const maskBytes = maskBytesFor(count);
  const row = new Int32Array(places).fill(-1);
  // An upper bound on rows: each takes its mask and at least one byte for its distance.
  const weights = new Int8Array(Math.ceil(bytes.length / (maskBytes + 1)) * count);
  let [at, place, rows] = [0, 0, 0];
  while (at < bytes.length) {
    let [distance, shift, byte] = [0, 0, 0];
    do {
      byte = bytes[at++] as number;
      distance |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    place += distance;
    row[place] = rows;
    let next = at + maskBytes;
    let half = 0;
    for (let to = 0; to < count; to++) {
      if (!(((bytes[at + (to >> 3)] as number) >> (to & 7)) & 1)) continue;
      const code = half === 0 ? (bytes[next] as number) & 15 : (bytes[next] as number) >> 4;
      if (half === 1) next++;
      half ^= 1;
      const size = sizes[code & 7] as number;
      weights[rows * count + to] = code > 7 ? -size : size;
    }
    at = next + half;
    rows++;
  }
  return { row, weights: weights.slice(0, rows * count) };
}
