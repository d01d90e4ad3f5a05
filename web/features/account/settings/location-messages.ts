import { speak } from '../../../lib/messages.ts';

const locations = {
  title: 'Locations',
  text: 'Orders take stock from the first location that has it.',
  new: 'Add location',
  empty: 'All stock is in one place',
  empty_text:
    'Add a location, such as a shop or a second warehouse, to see what is where. Your stock stays at the main location until you move it.',
  main: 'Main location',
  units: { one: '{count} unit', other: '{count} units' },
  earlier: 'Take from {name} earlier',
  later: 'Take from {name} later',
  moved: '{name} is now number {place}',
  edit: 'Rename {name}',
  edit_title: 'Rename location',
  new_title: 'Add location',
  name: 'Name',
  create: 'Add location',
  save: 'Save',
  created: 'Location added. Set its stock in your products.',
  saved: 'Location renamed.',
  delete: 'Delete {name}',
  delete_title: 'Delete {name}?',
  delete_text: 'Its units are then at the main location. The total stock of your products stays.',
  delete_do: 'Delete location',
  deleted: 'Location deleted.',
} as const;

export const t = speak({ locations });
