import { setTimeout as pause } from 'node:timers/promises';

/** lock_not_available and deadlock_detected: others work on the same tables. */
const busy = ['55P03', '40P01'];
const most = 200;

/** Tries again what was refused a lock, with a pause in which those who queued behind it get on. */
export async function whenFree(work: () => Promise<void>, waiting: (why: string) => void, attempt = 1): Promise<void> {
  try {
    return await work();
  } catch (error) {
    if (!busy.includes(String((error as { code?: unknown }).code)) || attempt === most) throw error;
    waiting((error as Error).message);
  }
  await pause(1000);
  return whenFree(work, waiting, attempt + 1);
}
