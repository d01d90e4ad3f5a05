import { customerFields } from '@parley/contract/customers';
import { useMemo } from 'react';
import { languageChoices } from '../../lib/languages.ts';
import type { Choice } from '../../ui/choice-list.tsx';
import type { FilterField } from '../../ui/filter/filter.ts';
import { TagDot } from '../../ui/tag-dot.tsx';
import { useTags } from './data.ts';
import { t } from './words.ts';

type FieldName = keyof typeof customerFields;
const names = Object.keys(customerFields) as FieldName[];
const none: Choice[] = [];

/** The fields of the customers' filter in words. What there is to choose is read once somebody wants to filter. */
export function useCustomerFields(isWanted: boolean): FilterField[] {
  const tags = useTags(isWanted);
  return useMemo(() => {
    const consent = customerFields.consent_email.values.map((id) => ({ id, label: t(`customers.consent_${id}`) }));
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      language: languageChoices(),
      tag:
        tags.data?.items.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> })) ??
        (tags.isError ? none : undefined),
      consent_email: consent,
      consent_sms: consent,
      consent_whatsapp: consent,
    };
    return names.map((id) => ({ id, label: t(`customers.field_${id}`), type: customerFields[id].type, choices: choices[id] }));
  }, [tags.data, tags.isError]);
}
