import type { Source } from '@parley/contract/messages';
import type { ToolCall } from '@parley/contract/runs';
import type { InputOf, ResultOf, Toolbox, ToolName } from '@parley/engine';
import type { z } from 'zod';
import { calculate } from './calculate.ts';
import { create_checkout_link } from './checkout.ts';
import { get_facts } from './facts.ts';
import { modify_customer_address } from './customer-actions.ts';
import { hand_off } from './handing-off.ts';
import { search_knowledge } from './knowledge.ts';
import {
  cancel_pending_order,
  modify_pending_order_address,
  modify_pending_order_items,
  modify_pending_order_payment,
} from './order-actions.ts';
import { find_order, list_orders } from './orders.ts';
import { exchange_delivered_items, return_delivered_items } from './return-actions.ts';
import { get_policy } from './policy.ts';
import { check_stock, get_product, search_products } from './products.ts';
import type { Done, Risk, ToolContext } from './tool.ts';
import { find_customer, verify_customer } from './verification.ts';

/** All tools of an engine. The tools decide what is allowed, never the engine. */
export const tools = {
  search_products,
  get_product,
  check_stock,
  find_customer,
  verify_customer,
  find_order,
  list_orders,
  get_policy,
  get_facts,
  cancel_pending_order,
  modify_pending_order_items,
  modify_pending_order_address,
  modify_pending_order_payment,
  modify_customer_address,
  return_delivered_items,
  exchange_delivered_items,
  search_knowledge,
  calculate,
  create_checkout_link,
  hand_off,
};

type Known = typeof tools;
/** Compile-time check that each tool accepts and returns exactly what the engine's port declares. */
export type Kept = Holds<
  { [N in ToolName]: (input: z.input<Known[N]['input']>) => Awaited<ReturnType<Known[N]['run']>>['result'] },
  { [N in ToolName]: (input: InputOf<N>) => ResultOf<N> }
>;
type Holds<Real extends Promised, Promised> = Real;

export class ToolFailure extends Error {
  constructor(tool: ToolName, cause: unknown) {
    super(`The tool ${tool} failed.`, { cause });
  }
}

/** A toolbox that records calls and reads as the run's evidence. `secrets` are the arguments it didn't record, `missed` what product searches missed. */
export type RecordedToolbox = Toolbox & { calls: ToolCall[]; read: Source[]; secrets: string[]; missed: Set<string> };
type AnyTool = {
  input: z.ZodType;
  secret?: readonly string[];
  risk: Risk;
  run(toolContext: ToolContext, input: never): Promise<Done<unknown>>;
};

export function openToolbox(toolContext: ToolContext, signal: AbortSignal): RecordedToolbox {
  const calls: ToolCall[] = [];
  const read: Source[] = [];
  const secrets: string[] = [];
  const missed = new Set<string>();
  return {
    calls,
    read,
    secrets,
    missed,
    async call(name, input) {
      signal.throwIfAborted();
      const tool: AnyTool = tools[name];
      const began = toolContext.ctx.now().getTime();
      secrets.push(...secretsIn(input, tool.secret));
      const record = (ok: boolean, summary: string) =>
        void calls.push({
          name,
          arguments: masked(input, tool.secret),
          ok,
          summary,
          ms: Math.max(0, toolContext.ctx.now().getTime() - began),
        });
      try {
        const { result, summary, sources = [], missed: words } = await tool.run(toolContext, tool.input.parse(input) as never);
        record(true, summary);
        if (words) missed.add(words);
        read.push(...sources.filter((source) => !read.some((known) => isSame(known, source))));
        return result as ResultOf<typeof name>;
      } catch (error) {
        record(false, 'The tool failed.');
        throw new ToolFailure(name, error);
      }
    },
  };
}

/** A run may cite only sources that its tools returned. */
export const evidenceOf = (claimed: readonly Source[], read: readonly Source[]) =>
  claimed.filter((source) => read.some((known) => isSame(known, source)));
const isSame = (a: Source, b: Source) => a.kind === b.kind && a.id === b.id;

const secretsIn = (input: object, secret: readonly string[] = []): string[] =>
  Object.entries(input).flatMap(([name, value]) => (secret.includes(name) && typeof value === 'string' ? [value] : []));

function masked(input: object, secret: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, secret.includes(name) ? '••••••' : value]),
  );
}
