import { expect, test } from 'vitest';
import { report } from './recognition.ts';

test('a misclassified sentence fails the thresholds that count it, and the report names them', async () => {
  const { below = [] } = await report([{ text: 'where is my parcel', language: 'en', intent: 'cancel_order' }]);
  expect(below).toContain('recognised: 0.000, more than 0.950 required');
  expect(below).toContain('recognised of cancel_order: 0.000, more than 0.750 required');
  expect(below.join()).not.toContain('language told');
});
