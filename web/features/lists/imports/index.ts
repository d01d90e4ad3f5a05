export { ImportDialog } from './import-dialog.tsx';
export { ExportButton } from './export-button.tsx';
export { type ExportQuery, useExport } from './export-button.tsx';
