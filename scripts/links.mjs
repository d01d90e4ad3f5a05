// Part of `npm run check`, about the Markdown files: each relative link leads to a file and a heading, each path in inline code exists, and an
// excerpt that begins with its file's path (`// server/…`) stands in that file.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** `[text](target "title")` and `[name]: target`; neither runs over a blank line. */
const links = /\[(?:[^\]\n]|\n(?!\n))*\]\(\s*<?([^()\s>]+)>?(?:\s+"[^"]*")?\s*\)|^ {0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)>?/gm;
const inlineCode = /(`+)((?:[^`\n]|\n(?!\n))+)\1(?!`)/g;
/** A path from the root. A pattern (`<area>`, `*`, `{…}`) names no single file. */
const pathFromRoot = /^(?:bench|contract|docs|e2e|engine|scripts|server|web|widget)(?:\/[\w@.-]+)+\/?$/;

const excerptOf = /^\/\/ (\S+)$/;

/**
 * What is dead in `documents` (path from the root → text), one sentence each. `files` are all paths there are; a folder is there when it
 * holds a file. `read` gives a file's text, for excerpts.
 */
export function deadLinks(documents, files, read) {
  const there = new Set(['.']);
  for (const file of files) for (let at = file; at !== '.'; at = path.posix.dirname(at)) there.add(at);
  const prose = new Map([...documents].map(([file, text]) => [file, withoutFences(text)]));
  const headings = new Map([...prose].map(([file, text]) => [file, anchorsOf(text)]));

  const judge = (from, link) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(link)) return undefined;
    const [target = '', anchor] = decodeURI(link).split('#');
    const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target).replace(/(?<=.)\/$/, '');
    if (target.startsWith('/') || !there.has(file)) return `the link to ${target} leads nowhere`;
    if (anchor && headings.has(file) && !headings.get(file).has(anchor)) return `${file} has no heading #${anchor}`;
    return undefined;
  };
  return [...prose].flatMap(([file, text]) => {
    const faults = [];
    const note = (index, fault, of = text) => fault && faults.push(`${file}:${of.slice(0, index).split('\n').length}: ${fault}`);
    for (const { index, 2: code } of text.matchAll(inlineCode))
      for (const word of code.split(/\s+/).map((part) => part.replace(/(:\d+)?[,;:.]*$/, '')))
        if (pathFromRoot.test(word) && !there.has(word.replace(/\/$/, ''))) note(index, `${word} does not exist`);
    const linked = text.replace(inlineCode, (code) => code.replace(/[^\n]/g, ' '));
    for (const { index, 1: inline, 2: defined } of linked.matchAll(links)) note(index, judge(file, inline ?? defined));
    const whole = documents.get(file);
    for (const { index, fault } of deadExcerpts(whole, there, read)) note(index, fault, whole);
    return faults;
  });
}

/** Lines of excerpts that are not in their file; how far a line is indented does not matter. */
function deadExcerpts(text, there, read) {
  return [...text.matchAll(/^```\w*\n(.*)\n([^]*?)^```/gm)].flatMap(({ index, 1: first, 2: excerpt }) => {
    const [, file] = first.match(excerptOf) ?? [];
    if (!file || !pathFromRoot.test(file)) return [];
    if (!there.has(file)) return [{ index, fault: `${file} does not exist` }];
    const lines = new Set(
      read(file)
        .split('\n')
        .map((line) => line.trim()),
    );
    const gone = excerpt.split('\n').find((line) => !lines.has(line.trim()));
    return gone === undefined ? [] : [{ index, fault: `${file} has no line \`${gone.trim()}\`` }];
  });
}

/** Blank lines in the place of fenced code, so that lines keep their numbers. */
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

/** Headings as GitHub names them in addresses: the second of the same name ends in -1. */
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

/** The dead links of this checkout, among what git knows and what it would add. */
export function deadLinksHere() {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  return deadLinks(new Map(files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)])), files, read);
}
