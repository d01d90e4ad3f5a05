import { expect, test } from 'vitest';
import { crawlPlan } from './jobs.ts';

test('three sites are crawled at once, each by one worker', () => {
  const queues = new Set(Array.from({ length: 200 }, (_, n) => crawlPlan(`https://site${n}.example/`).queue));
  expect(queues.size).toBe(3);
  expect(crawlPlan('https://one.example/a').queue).toBe(crawlPlan('http://one.example:8080/b').queue);
});
