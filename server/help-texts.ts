import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const articles = 'server/features/guidance/help/articles';

/** What the help shows: its articles and the changelog, as they are in the repository. */
export const readHelpTexts = () => ({
  pages: read(`${articles}/pages.md`),
  guides: read(`${articles}/guides.md`),
  errors: read(`${articles}/errors.md`),
  changelog: read('CHANGELOG.md'),
});
