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

/** The heading of what a shop's team should know; all others are for those who run Parley or call its API. */
const forShops = 'For shop teams';
/** What the releases of a changelog in the format of Keep a Changelog say to a shop's team, newest first. */
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
        .filter(({ title, items }) => title === forShops && items.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);

/** An item may go over several lines. */
const itemsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s*\n\s*/g, ' ').trim());

const excerptMax = 240;
/** The first sentences of an article that fit; of a single long one, its first words. */
export function excerptOf(body: string): string {
  const [paragraph = ''] = body.split('\n\n');
  if (paragraph.length <= excerptMax) return paragraph;
  const start = paragraph.slice(0, excerptMax);
  const sentences = start.match(/^.*[.!?](?= )/s)?.[0];
  return sentences ?? `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:\s]+$/, '')}…`;
}
