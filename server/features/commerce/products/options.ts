import type { WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import * as rules from './option-rules.ts';
import type { VariantRow, WrittenVariant } from './variant-store.ts';

type Ctx = WriteCtx<WritingActor>;
type Asked = {
  options: readonly rules.Option[] | undefined;
  /** The product's variants until now. */
  before?: readonly VariantRow[];
  /** Missing combinations are added. */
  adds?: boolean;
};

/**
 * The variants that these options make. A single variant without options becomes every combination; other variants must fit.
 * Throws `product.options_mismatch`.
 */
export function variantsOffered(ctx: Ctx, variants: readonly WrittenVariant[], asked: Asked): WrittenVariant[] {
  const { options, before = [], adds = false } = asked;
  if (!options) {
    // Imports may have stored uneven variants; editing their prices stays possible.
    if (!rules.unevenIssue(before)) refuse(rules.unevenIssue(variants));
    return [...variants];
  }
  refuse(rules.optionsIssue(options));
  const [first, ...others] = variants;
  if (!first) return [];
  const isPlain = others.length === 0 && Object.keys(first.options).length === 0;
  const known = isPlain && options.length > 0 ? [{ ...first, options: rules.combinationsOf(options)[0] ?? {} }] : variants;
  refuse(rules.fitIssue(options, known));
  if (!isPlain && !adds) {
    refuse(rules.unusedIssue(options, known));
    return [...variants];
  }
  refuse(rules.tooManyIssue(options));
  // Units that were counted for one variant aren't there a second time.
  const stock = first.stock !== null && before.some(({ id }) => id === first.id) ? 0 : first.stock;
  return rules.combinationsOf(options).map((one, position) => {
    const stays = known.find((variant) => rules.isSame(variant.options, one));
    return stays ? { ...stays, position } : { ...first, id: ctx.newId(), options: one, position, stock, sku: null, barcode: null };
  });
}

function refuse(issue: rules.OptionIssue | undefined) {
  if (issue) throw new Problem('product.options_mismatch', { detail: issue.message, errors: [issue] });
}
