import { setTimeout as pause } from 'node:timers/promises';
import { portsOf } from '../support/processes.ts';

type Answer = { id: number; result: unknown; error?: { message: string } };

/** Connects to a process started with `--inspect`; `close` disconnects. */
export async function openInspector(pid: number) {
  const socket = new WebSocket(await addressOf(pid));
  await new Promise((open, failed) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', () => failed(new Error('The inspector does not answer.')));
  });
  let count = 0;
  const ask = (name: string, params: object = {}) =>
    new Promise<unknown>((done, failed) => {
      const id = ++count;
      const listen = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        if (answer.error) failed(new Error(answer.error.message));
        else done(answer.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method: name, params }));
    });
  return {
    /** Heap and external memory in bytes, after garbage collection. */
    async collected() {
      await ask('HeapProfiler.collectGarbage');
      await pause(500);
      await ask('HeapProfiler.collectGarbage');
      const answer = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())', returnByValue: true });
      const { heapUsed, external } = JSON.parse((answer as { result: { value: string } }).result.value) as NodeJS.MemoryUsage;
      return { heap: heapUsed, external };
    },
    close: () =>
      new Promise((closed) => {
        socket.addEventListener('close', closed);
        socket.close();
      }),
  };
}

/** Finds the inspector's random port by asking each port the process listens on. */
async function addressOf(pid: number) {
  for (const port of portsOf(pid)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(2_000) });
    const targets: unknown = answer.headers.get('content-type')?.includes('json') && answer.ok ? await answer.json() : undefined;
    if (Array.isArray(targets)) return (targets[0] as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
  }
  throw new Error(`Process ${pid} has no inspector.`);
}
