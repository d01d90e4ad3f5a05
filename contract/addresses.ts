import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
export const address = z.object({
  name: text(120).optional(),
  line1: text(200),
  line2: text(200).optional(),
  city: text(100),
  region: text(100).optional(),
  postcode: text(20),
  country: text(60),
});
export type Address = z.output<typeof address>;
