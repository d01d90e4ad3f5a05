// `npm run eval:chat -- --url … --model … --key … [--provider openai_compatible|anthropic] [--shop FOLDER] [--tasks-file FILE.json] [--tasks n] [--k 4] [--json] [--verbose]`
// Plays tasks as full conversations between a simulated customer and the AI with its tools. Scores the shop's final state.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { providers } from '@parley/contract/ai-settings';
import { z } from 'zod';
import { llmEngine } from '../../server/features/intelligence/assistant/llm/engine.ts';
import { costOf } from '../../server/features/intelligence/assistant/llm/prices.ts';
import { openCopies } from '../eval-tools/copy.ts';
import { withFreshInstallation } from '../eval-tools/fresh.ts';
import { importFiles, countRows, lookUp, openConversation, setPolicy } from '../eval-tools/set-up.ts';
import { readTasks, readWorld } from '../eval-tools/world.ts';
import { type Result, tableOf } from './report.ts';
import { type ChatTask, dialogue, type DialogueResult } from './dialogue.ts';

const usual = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    model: { type: 'string' },
    key: { type: 'string', default: '' },
    provider: { type: 'string', default: 'openai_compatible' },
    shop: { type: 'string', default: usual },
    'tasks-file': { type: 'string' },
    tasks: { type: 'string', default: '20' },
    k: { type: 'string', default: '4' },
    messages: { type: 'string', default: '25' },
    timeout: { type: 'string', default: '60000' },
    context: { type: 'string', default: '32000' },
    json: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
if (!values.model) {
  console.error('Name a model: npm run eval:chat -- --url https://api.example/v1 --model NAME --key KEY');
  process.exit(2);
}
const say = (line: string) => console.error(line);
const target = {
  provider: z.enum(providers).parse(values.provider),
  baseUrl: values.url,
  key: values.key,
  model: values.model,
  isOperators: true,
};
const [k, most, limitMs] = [Number(values.k), Number(values.tasks), Number(values.timeout)];

await withFreshInstallation(async ({ url, installation, database }) => {
  const merchant = await importFiles(url, values.shop);
  await countRows(installation.owner);
  const copies = await openCopies(database, merchant);
  try {
    await setPolicy(copies.base);
    const conversationId = await openConversation(copies.base, url, merchant);
    const ground = { copies, names: await lookUp(copies.base, conversationId), world: readWorld(values.shop) };
    const tasks = readTasks(values['tasks-file'] ?? path.join(values.shop, 'tasks_dev.json')).slice(0, most) as ChatTask[];
    const { models } = installation.outside;
    const engines = [llmEngine(models, { target, timeoutMs: limitMs, contextTokens: Number(values.context), circuit: 'eval' })];
    const results: Result[] = [];
    for (const [place, task] of tasks.entries()) {
      const name = `task ${place + 1} (${task.user_id})`;
      const trials: DialogueResult[] = [];
      for (let time = 0; time < k; time++)
        trials.push(await dialogue(ground, task, { models, target, engines, mostMessages: Number(values.messages), limitMs }));
      results.push({ name, trials });
      say(`${name}: ${trials.map(({ passed }) => (passed ? 'passed' : 'failed')).join(', ')}`);
      if (values.verbose)
        for (const { spoken, differences, failures } of trials)
          say(
            [
              ...spoken.map(({ author, text }) => `  ${author}: ${text}`),
              ...failures.map((line) => `  ! ${line}`),
              ...differences.map((line) => `  ≠ ${line}`),
            ].join('\n'),
          );
    }
    const costs = results.flatMap(({ trials }) => trials.flatMap(({ shop, customer }) => [costOf(target, shop), costOf(target, customer)]));
    const cost = costs.includes(null) ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 1_000_000;
    console.log(values.json ? JSON.stringify(results, null, 2) : tableOf(results, { k, model: values.model ?? '', cost }));
  } finally {
    await copies.close();
  }
});
