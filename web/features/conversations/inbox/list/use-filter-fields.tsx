import { conversationFields } from '@parley/contract/conversations';
import { useMemo } from 'react';
import { filterGrammar, useUnmasked } from '../../../../data/filter-grammar.ts';
import { languageChoices } from '../../../../lib/languages.ts';
import type { Choice } from '../../../../ui/choice-list.tsx';
import type { FilterField } from '../../../../ui/filter/filter.ts';
import { TagDot } from '../../../../ui/tag-dot.tsx';
import { useBrands, useTags, useTeammates, useTeams } from '../data.ts';
import { t } from '../messages.ts';

type FieldName = keyof typeof conversationFields;

export const conversationGrammar = filterGrammar(conversationFields);

/** The filter fields of conversations with their labels. Their choices load once somebody opens the filter. */
export function useFilterFields(isWanted: boolean): FilterField[] {
  const tags = itemsOf(useTags(isWanted));
  const teammates = itemsOf(useTeammates(isWanted));
  const teams = itemsOf(useTeams(isWanted));
  const brands = itemsOf(useBrands(isWanted));
  const unmasked = useUnmasked(conversationFields, fieldNames);
  return useMemo(() => {
    const people = teammates && [
      { id: 'me', label: t('list.me') },
      // Lists the teammate by name as well, since a shared view may name whoever reads it.
      ...teammates.map((one) => ({ id: one.user_id, label: one.name })),
    ];
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      status: conversationFields.status.values.map((id) => ({ id, label: t(`inbox.status_${id}`) })),
      handler: conversationFields.handler.values.map((id) => ({ id, label: t(`list.handler_${id}`) })),
      channel: conversationFields.channel.values.map((id) => ({ id, label: t(`channel.${id}`) })),
      priority: conversationFields.priority.values.toReversed().map((id) => ({ id, label: t(`list.is_${id}`) })),
      handoff_reason: conversationFields.handoff_reason.values.map((id) => ({ id, label: t(`handoff.${id}`) })),
      language: languageChoices(),
      outcome: conversationFields.outcome.values.map((id) => ({ id, label: t(`list.outcome_${id}`) })),
      ai_resolution: conversationFields.ai_resolution.values.map((id) => ({ id, label: t(`list.ai_resolution_${id}`) })),
      assignee: people,
      answered_by: people && [{ id: 'ai', label: t('list.handler_ai') }, ...people],
      brand: brands?.map(({ id, name }) => ({ id, label: name })),
      team: teams?.map(({ id, name }) => ({ id, label: name })),
      tag: tags?.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> })),
    };
    // A shop with a single brand has nothing to filter by it.
    const shown = brands && brands.length < 2 ? unmasked.filter((id) => id !== 'brand') : unmasked;
    return shown.map((id) => ({ id, label: t(`list.field_${id}`), type: conversationFields[id].type, choices: choices[id] }));
  }, [tags, teammates, teams, brands, unmasked]);
}

/** A failed read leaves nothing to choose; undefined while it loads. */
const none: never[] = [];
const itemsOf = <Item,>({ data, isError }: { data: { items: Item[] } | undefined; isError: boolean }): Item[] | undefined =>
  data?.items ?? (isError ? none : undefined);

const fieldNames = Object.keys(conversationFields) as FieldName[];
