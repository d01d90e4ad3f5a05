// Part of `npm run check`: verifies that in Markdown files each relative link points to a file and a heading, each path in inline code exists, and
// each code block that begins with a path (`// server/…`) matches that file.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Matches `[text](target "title")` and `[name]: target`; neither spans a blank line. */
const links = /\[(?:[^\]\n]|\n(?!\n))*\]\(\s*<?([^()\s>]+)>?(?:\s+"[^"]*")?\s*\)|^ {0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)>?/gm;
const inlineCode = /(`+)((?:[^`\n]|\n(?!\n))+)\1(?!`)/g;
/** A path from the root. Patterns (`<area>`, `*`, `{…}`) don't name a single file and are skipped. */
const pathFromRoot = /^(?:bench|contract|docs|e2e|engine|scripts|server|web|widget)(?:\/[\w@.-]+)+\/?$/;

const excerptOf = /^\/\/ (\S+)$/;

/**
 * Returns one message per dead link, path or excerpt in `documents` (path from the root → text). `files` lists all existing paths; a folder exists
 * when it contains a file. `read` returns a file's text.
 */
export function deadLinks(documents, files, read) {
  const existing = new Set(['.']);
  for (const file of files) for (let at = file; at !== '.'; at = path.posix.dirname(at)) existing.add(at);
  const prose = new Map([...documents].map(([file, text]) => [file, withoutFences(text)]));
  const headings = new Map([...prose].map(([file, text]) => [file, anchorsOf(text)]));

  const linkError = (from, link) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(link)) return undefined;
    const [target = '', anchor] = decodeURI(link).split('#');
    const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target).replace(/(?<=.)\/$/, '');
    if (target.startsWith('/') || !existing.has(file)) return `the link to ${target} is dead`;
    if (anchor && headings.has(file) && !headings.get(file).has(anchor)) return `${file} has no heading #${anchor}`;
    return undefined;
  };
  return [...prose].flatMap(([file, text]) => {
    const messages = [];
    const add = (index, message, of = text) => message && messages.push(`${file}:${of.slice(0, index).split('\n').length}: ${message}`);
    for (const { index, 2: code } of text.matchAll(inlineCode))
      for (const word of code.split(/\s+/).map((part) => part.replace(/(:\d+)?[,;:.]*$/, '')))
        if (pathFromRoot.test(word) && !existing.has(word.replace(/\/$/, ''))) add(index, `${word} does not exist`);
    const linked = text.replace(inlineCode, (code) => code.replace(/[^\n]/g, ' '));
    for (const { index, 1: inline, 2: defined } of linked.matchAll(links)) add(index, linkError(file, inline ?? defined));
    const original = documents.get(file);
    for (const { index, message } of deadExcerpts(original, existing, read)) add(index, message, original);
    return messages;
  });
}

/** Lines of excerpts that their file doesn't contain, ignoring indentation. */
function deadExcerpts(text, existing, read) {
  return [...text.matchAll(/^```\w*\n(.*)\n([^]*?)^```/gm)].flatMap(({ index, 1: first, 2: excerpt }) => {
    const [, file] = first.match(excerptOf) ?? [];
    if (!file || !pathFromRoot.test(file)) return [];
    if (!existing.has(file)) return [{ index, message: `${file} does not exist` }];
    const lines = new Set(
      read(file)
        .split('\n')
        .map((line) => line.trim()),
    );
    const missing = excerpt.split('\n').find((line) => !lines.has(line.trim()));
    return missing === undefined ? [] : [{ index, message: `${file} has no line \`${missing.trim()}\`` }];
  });
}

/** Replaces fenced code with blank lines, so that line numbers stay the same. */
function withoutFences(text) {
  let closing;
  return text
    .split('\n')
    .map((line) => {
      const mark = line.match(/^ {0,3}(`{3,}|~{3,})/)?.[1];
      const inside = closing !== undefined || mark !== undefined;
      if (closing === undefined) closing = mark;
      else if (mark?.startsWith(closing)) closing = undefined;
      return inside ? '' : line;
    })
    .join('\n');
}

/** Heading anchors as GitHub builds them: the second heading with the same text ends in -1. */
function anchorsOf(text) {
  const seen = new Map();
  return new Set(
    [...text.matchAll(/^ {0,3}#{1,6}\s+(.*?)\s*#*$/gm)].map(([, heading]) => {
      const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const name = words.replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replace(/\s/g, '-');
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return times > 0 ? `${name}-${times}` : name;
    }),
  );
}

/** The dead links of this checkout, in tracked and untracked files that git doesn't ignore. */
export function deadLinksHere() {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  return deadLinks(new Map(files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)])), files, read);
}
