/** Softmax over the summed weights of a message's features, written into `scores`. `row` maps a feature to its row of weights, or -1. */
export function likelihoods(features: Int32Array, row: Int32Array, weights: Float32Array | Int8Array, scale: number, scores: Float64Array) {
  const count = scores.length;
  scores.fill(0);
  for (const place of features) {
    const start = (row[place] as number) * count;
    if (start < 0) continue;
    for (let to = 0; to < count; to++) scores[to] = (scores[to] as number) + (weights[start + to] as number);
  }
  let most = -Infinity;
  for (let to = 0; to < count; to++) {
    scores[to] = (scores[to] as number) * scale;
    if ((scores[to] as number) > most) most = scores[to] as number;
  }
  let sum = 0;
  for (let to = 0; to < count; to++) sum += scores[to] = Math.exp((scores[to] as number) - most);
  for (let to = 0; to < count; to++) scores[to] = (scores[to] as number) / sum;
}
