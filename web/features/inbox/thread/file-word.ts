import type { Attachment } from '@parley/contract/files';
import { t } from './words.ts';

const words = {
  'application/pdf': 'thread.kind_pdf',
  'application/zip': 'thread.kind_zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'thread.kind_docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'thread.kind_xlsx',
  'text/plain': 'thread.kind_txt',
  'text/csv': 'thread.kind_csv',
} as const;
const isKnown = (type: string): type is keyof typeof words => Object.hasOwn(words, type);

/** What kind of file it is, as a person says it: "PDF". */
export const fileWord = ({ type, kind }: Pick<Attachment, 'type' | 'kind'>): string =>
  isKnown(type) ? t(words[type]) : t(`thread.kind_${kind}`);
