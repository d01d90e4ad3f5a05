type Closing = () => unknown;
const open = new Set<Closing>();

/** Closed by the returned function, or when the measuring ends, in whatever way. */
export function untilEnd(close: Closing) {
  open.add(close);
  return async () => {
    open.delete(close);
    await close();
  };
}

/** Closes what is still open, the last opened first. */
export async function closeAll() {
  for (const close of [...open].reverse()) {
    open.delete(close);
    await close();
  }
}

/** A signal ends the measuring, and leaves no server behind. */
export function closeOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeAll().finally(() => process.exit(1)));
  }
}
