import { problems } from '@parley/contract/problems';

export type ArticleKind = 'page' | 'guide' | 'error';
/** An article of the help. `path`: the page of the app that it is about. `words`: what people may type for it. */
export type HelpArticle = { id: string; kind: ArticleKind; title: string; path: string | null; words: string; body: string };
export type HelpTexts = { pages: string; guides: string; errors: string; changelog: string };

/** The sections of a file: `## <name>` and what follows it. */
const sectionsOf = (markdown: string) =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...lines] = section.split('\n');
      return { head: head.trim(), body: lines.join('\n').trim() };
    });

/** `## /inbox | Inbox`, then `Words: …`, then the text. */
function written(kind: 'page' | 'guide', markdown: string): HelpArticle[] {
  return sectionsOf(markdown).map(({ head, body }) => {
    const [name = '', title = ''] = head.split('|').map((part) => part.trim());
    const [, words = '', text = body] = body.match(/^Words: (.*)\n+([\s\S]*)$/) ?? [];
    const path = kind === 'page' ? name : null;
    return { id: path === null ? name : idOf(path), kind, title, path, words, body: text.trim() };
  });
}

/** `/settings/tags` → `settings-tags`. */
export const idOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'start';

/** `## order.on_hold`, then what it means, then what to do. Its title is the sentence that people see. */
const ofErrors = (markdown: string): HelpArticle[] =>
  sectionsOf(markdown).map(({ head, body }) => {
    const [, sentence = head] = problems[head as keyof typeof problems] ?? [];
    return { id: head, kind: 'error', title: sentence, path: null, words: `${head} error`, body };
  });

export const articlesOf = ({ pages, guides, errors }: HelpTexts): HelpArticle[] => [
  ...written('guide', guides),
  ...written('page', pages),
  ...ofErrors(errors),
];

export type Release = { name: string; sections: { title: string; items: string[] }[] };

/** The releases of a changelog in the format of Keep a Changelog, newest first. */
export const releasesOf = (changelog: string): Release[] =>
  sectionsOf(changelog)
    .map(({ head, body }) => ({
      name: head,
      sections: body
        .split(/^### /m)
        .slice(1)
        .map((section) => {
          const [title = '', ...lines] = section.split('\n');
          return { title: title.trim(), items: itemsOf(lines) };
        })
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);

/** An item may go over several lines. */
const itemsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s*\n\s*/g, ' ').trim());
