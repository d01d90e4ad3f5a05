import type { ExportRun } from '@parley/contract/exports';
import type { ImportDifference } from '@parley/contract/import-differences';
import type { ImportRun } from '@parley/contract/import-runs';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const id = '0195b4f2-7c1e-7000-8000-0000000000c1';
const merchant = madeUser.merchant_id ?? '';

export const madeRun = (part: Partial<ImportRun> = {}): ImportRun => ({
  id,
  kind: 'products',
  format: 'other',
  file_name: 'stock.csv',
  file_size: 1200,
  encoding: 'utf-8',
  delimiter: ',',
  columns: [
    { name: 'Titel', samples: ['Harbour Lamp', 'Chair'], field: null },
    { name: 'Price', samples: ['49.90'], field: 'price' },
  ],
  fields: [
    { field: 'name', label: 'Name', required: true, about: '', many: false, or: [] },
    { field: 'price', label: 'Price', required: false, about: '', many: false, or: [] },
  ],
  recognized: { label: null, kind: 'products', certain: true },
  notices: [],
  totals_differ: 0,
  totals_differ_by: '0.00',
  incomplete: 0,
  options: { order_status: 'delivered', payment_status: 'paid', time_zone: 'Europe/Amsterdam', credit_prefix: 'C', decimal_comma: false },
  state: 'mapping',
  dry: true,
  total_rows: 40,
  done_rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refunds: 0,
  refused: 0,
  conflicts: 0,
  open_conflicts: 0,
  stock_changes: 0,
  price_changes: 0,
  warned: 0,
  warnings: [],
  refusals: [],
  reason: null,
  rows_per_second: null,
  created_by: 'Mara Visser',
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
  actions: ['map', 'check', 'start', 'cancel'],
  ...part,
});

export const madeDifference = (part: Partial<ImportDifference> = {}): ImportDifference => ({
  id,
  kind: 'product',
  label: 'Harbour Lamp',
  field: 'price',
  ours: '12.00',
  theirs: '11.00',
  row: 7,
  record_id: id,
  state: 'open',
  choices: ['ours', 'theirs'],
  resolved_by: null,
  resolved_at: null,
  ...part,
});

export const madeExport = (part: Partial<ExportRun> = {}): ExportRun => ({
  id,
  list: 'products',
  file_name: 'products-2026-11-20.csv',
  state: 'running',
  rows: 0,
  total: null,
  size: null,
  sha256: null,
  url: null,
  reason: null,
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: null,
  ...part,
});

const here = `/api/imports/${merchant}/runs`;
export const lines = {
  list: `GET ${here}`,
  upload: `POST ${here}`,
  get: `GET ${here}/${id}`,
  map: `PUT ${here}/${id}`,
  start: `POST ${here}/${id}/start`,
  cancel: `POST ${here}/${id}/cancel`,
  differences: `GET ${here}/${id}/differences`,
  keepAll: `POST ${here}/${id}/keep-ours`,
  resolve: `POST /api/imports/${merchant}/conflicts/${id}/resolve`,
  refusals: `GET ${here}/${id}/refusals`,
  export: `POST /api/exports/${merchant}`,
  exported: `GET /api/exports/${merchant}/${id}`,
};

export const stubImports = (answers: Answers = {}) => stubServer({ [lines.list]: { items: [], next_cursor: null }, ...answers });
