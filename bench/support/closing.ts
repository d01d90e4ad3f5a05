type Closing = () => unknown;
const open = new Set<Closing>();

/** Closes when the returned function is called or the benchmark ends in any way. */
export function closeAtEnd(close: Closing) {
  open.add(close);
  return async () => {
    open.delete(close);
    await close();
  };
}

/** Closes whatever is still open, last opened first. */
export async function closeAll() {
  for (const close of [...open].reverse()) {
    open.delete(close);
    await close();
  }
}

/** On a signal, ends the benchmark and its servers. */
export function closeOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeAll().finally(() => process.exit(1)));
  }
}
