/** lock_not_available and deadlock_detected: others are using the same tables. */
const busy = ['55P03', '40P01'];
const most = 200;

/** Retries after a refused lock, with a pause that lets queued statements proceed. */
export async function whenFree(work: () => Promise<void>, rest: (why: string) => Promise<void>, attempt = 1): Promise<void> {
  try {
    return await work();
  } catch (error) {
    if (!busy.includes(String((error as { code?: unknown }).code)) || attempt === most) throw error;
    await rest((error as Error).message);
  }
  return whenFree(work, rest, attempt + 1);
}
