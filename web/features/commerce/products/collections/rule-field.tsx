import { collectionRuleFields } from '@parley/contract/collections';
import type { Filter } from '@parley/contract/filters';
import { countProducts, listProducts } from '@parley/contract/products';
import Plus from 'lucide-react/icons/plus';
import { useMerchantId } from '../../../../data/auth.ts';
import { filterGrammar } from '../../../../data/filter-grammar.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { AddCondition } from '../../../../ui/filter/add-condition.tsx';
import { FilterBar } from '../../../../ui/filter/filter-bar.tsx';
import { useProductFilterFields } from '../product-filter-fields.ts';
import { ruleFieldNames } from './rule.ts';
import { t } from './messages.ts';

const grammar = filterGrammar(collectionRuleFields);

const mostShown = 5;

type RuleProps = { rule: Filter; onChange: (rule: Filter) => void };

/** The conditions of a collection, as in the filter of the product list, and the products that meet them now. */
export function RuleField({ rule, onChange }: RuleProps) {
  const fields = useProductFilterFields(ruleFieldNames, true);
  const terms = { fields, grammar, filter: rule, onChange };
  return (
    <section aria-label={t('collections.rule')} className="grid gap-2">
      <div>
        <h3 className="font-medium">{t('collections.rule')}</h3>
        <p className="text-sm text-ink-3">{t('collections.rule_hint')}</p>
      </div>
      {rule.conditions.length > 0 && <FilterBar {...terms} />}
      {/* Stays when the first condition is complete, since its editor is still open. */}
      <AddCondition {...terms}>
        <Button className="justify-self-start" icon={<Plus />} disabled={rule.conditions.length >= grammar.most}>
          {t('collections.condition_add')}
        </Button>
      </AddCondition>
      {rule.conditions.length > 0 && <Preview rule={rule} />}
    </section>
  );
}

function Preview({ rule }: { rule: Filter }) {
  const merchant = useMerchantId();
  const filter = useDebounced(JSON.stringify(rule), 300);
  const first = useRead(listProducts, { merchant, filter, sort: 'name', order: 'asc', limit: mostShown }, { keepPrevious: true });
  const count = useRead(countProducts, { merchant, filter }, { keepPrevious: true });
  if (first.isError || count.isError)
    return (
      <p role="alert" className="text-sm text-bad">
        {t('collections.preview_failed')}
      </p>
    );
  const items = first.data?.items ?? [];
  const rest = (count.data?.count ?? 0) - items.length;
  return (
    <div className="min-h-24 rounded border px-3 py-2 text-sm">
      {count.data && (
        <p role="status" className="font-medium">
          {count.data.more ? t('collections.preview_more', count.data) : t('collections.preview', count.data)}
        </p>
      )}
      <ul className="text-ink-2">
        {items.map(({ product_id: id, name }) => (
          <li key={id} className="truncate">
            {name}
          </li>
        ))}
      </ul>
      {rest > 0 && first.data && <p className="text-ink-3">{t('collections.preview_rest', { count: rest })}</p>}
    </div>
  );
}
