import { speak } from '../../../../lib/messages.ts';

/** Synonyms of the product search, and searches without results. */
export const productSearch = {
  text: 'Teach the product search the words your customers use. Synonyms apply to the AI and to your team’s searches. Common words such as “rucksack” for “backpack” are built in.',
  synonyms: 'Synonyms',
  yours: 'Your synonyms',
  create: 'Create synonym',
  empty: 'No synonyms yet',
  empty_text: 'Add words that mean the same in your shop, such as a nickname for a product or a word from another language.',
  edit: 'Edit {words}',
  delete: 'Delete {words}',
  delete_title: 'Delete “{words}”?',
  delete_text: 'The search no longer treats these words as the same. Common synonyms that are built in stay.',
  delete_do: 'Delete synonym',
  deleted: 'Synonym deleted',
  missed: 'Searches without results',
  missed_empty: 'No searches without results',
  missed_empty_text: 'When customers in two or more conversations search for a word that no product has, it appears here for 90 days.',
  // {day} is when it was last searched for.
  missed_times: { one: '{count} conversation, last {day}', other: '{count} conversations, last {day}' },
  add: 'Add synonym',
  add_for: 'Add synonym for {words}',
  dismiss: 'Dismiss {words}',
  dismissed: '“{words}” dismissed',
  words: 'Words that mean the same',
  words_hint: 'Press Enter after each word or phrase. At least one should find products by itself; an SKU counts, too.',
  word: 'Add a word',
  create_title: 'Create synonym',
  edit_title: 'Edit synonym',
  save: 'Save changes',
  cancel: 'Cancel',
  created: 'Synonym created',
  saved: 'Synonym saved',
} as const;

export const t = speak({ product_search: productSearch });
