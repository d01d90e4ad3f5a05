/** All of it, unpacked; when it is more than `most` bytes, however small it was sent, undefined, or its beginning where that will do. */
export async function bodyOf(body: AsyncIterable<Uint8Array> | null, most: number, willCut = false): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    chunks.push(chunk);
    // Leaving the loop cancels what is still to come.
    if (size > most) return willCut ? Buffer.concat(chunks).subarray(0, most) : undefined;
  }
  return Buffer.concat(chunks);
}
