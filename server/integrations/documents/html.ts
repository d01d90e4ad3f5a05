import { type CheerioAPI, load } from 'cheerio';
import TurndownService from 'turndown';
import type { ReadDocument } from '../document-ports.ts';

type Part = ReturnType<CheerioAPI>;
/** Page elements to remove: navigation, scripts and hidden content. */
const around = [
  'script, style, noscript, template, iframe, object, embed, canvas, svg, video, audio, button, input, select, textarea, dialog, nav, footer, aside',
  '[hidden], [aria-hidden=true], [style*="display:none" i], [style*="display: none" i], [style*="visibility:hidden" i], [style*="visibility: hidden" i]',
  '[role=navigation], [role=banner], [role=contentinfo], [role=complementary], [role=search], [role=dialog], [role=alertdialog], [role=menu]',
].join(', ');
/** Elements removed by class name or id, unless they contain the main text. */
const named = '[class*=breadcrumb i], [class*=newsletter i]';
const cookies = '[id*=cookie i], [class*=cookie i]';
const text = 'html, body, main, article';

/**
 * Removes everything that is not content. Some systems put the names of their notices on the entire page, and old ones wrap the page in a
 * form.
 */
function strip($: CheerioAPI) {
  unfold($);
  $('form').each(
    (_, form) => void ($(form).has('h1, h2, main, article').length > 0 ? $(form).replaceWith($(form).contents()) : $(form).remove()),
  );
  const holdsText = (part: Part) => part.is(text) || part.has('h1, main, article').length > 0;
  $(`${named}, ${cookies}`).each((_, element) => {
    const part = $(element);
    if (!holdsText(part) && (part.is(named) || isCookieNotice(part))) part.remove();
  });
  $(around).not('html, body').remove();
}

/** Requires more than the word, because a bakery sells cookies, too. */
function isCookieNotice(part: Part): boolean {
  const called = `${part.attr('id') ?? ''} ${part.attr('class') ?? ''}`;
  if (
    /(cookie|consent).{0,12}(banner|bar\b|consent|notice|law|popup|modal|dialog|overlay|message|alert|settings|preferences|wall|window)/i.test(
      called,
    )
  )
    return true;
  const said = textOf(part.text());
  return (
    said.length < 800 &&
    /cookie/i.test(said) &&
    /accept|agree|consent|privacy|akzept|zustimm|datenschutz|acept|aceit|confidential/i.test(said)
  );
}

/** Expandable questions and answers count as text. */
function unfold($: CheerioAPI) {
  const inHeading = 'h1 button, h2 button, h3 button, h4 button, h5 button, h6 button, dt button, summary button';
  const opens = (button: Part) =>
    button.is('[aria-controls], [aria-expanded]') || button.closest('[class*=accordion i], [class*=faq i]').length > 0;
  const asks = (button: Part) => button.is(inHeading) || button.is('[role=tab]') || (textOf(button.text()).endsWith('?') && opens(button));
  const shown = new Set<string | undefined>();
  $('button, [role=tab]').each((_, element) => {
    const button = $(element);
    if (!asks(button)) return;
    shown.add(button.attr('aria-controls'));
    button.replaceWith(button.is(inHeading) ? button.contents() : $('<h3></h3>').text(textOf(button.text())));
  });
  $('[id]')
    .filter((_, panel) => shown.has($(panel).attr('id')))
    .removeAttr('hidden')
    .removeAttr('aria-hidden')
    .removeAttr('style');
  $('summary').each((_, summary) => void $(summary).replaceWith($('<h3></h3>').text(textOf($(summary).text()))));
}

/** Extracts a page's main text as Markdown, with its metadata. `url` resolves relative addresses. */
export function readHtml(html: string, url?: string): ReadDocument {
  const $ = load(html);
  const robots = $('meta[name=robots i], meta[name=parley i]')
    .toArray()
    .map((meta) => ($(meta).attr('content') ?? '').toLowerCase());
  const says = (word: string) => robots.some((line) => line.split(/[\s,]+/).some((one) => one === word || one === 'none'));
  const base = resolve($('base').attr('href'), url) ?? url;
  const links = says('nofollow') ? [] : linksOf($, base);
  const canonical = pageAt($('link[rel~=canonical]').attr('href'), base) ?? null;
  const language = $('html').attr('lang')?.trim().toLowerCase() || null;
  const called = textOf($('meta[property="og:title"]').attr('content')) || textOf($('title').first().text());
  strip($);
  const main = mainOf($);
  const [heading, inHeader] = [main.find('h1').not('body > header h1'), $('h1')].map((found) => textOf(found.first().text()));
  const title = heading || inHeader;
  // A site header often contains its name as a heading, so use that one only if the page has no other.
  if (heading) $('body > header').remove();
  main.find('header').each((_, header) => {
    // A header above the text belongs to the page layout; one with the heading belongs to the text.
    if ($(header).find('h1, h2').length === 0) $(header).remove();
  });
  if (title) main.find('h1').first().remove();
  main.find('table').each((_, table) => listTable($, $(table)));
  return {
    title: title || called || null,
    markdown: toMarkdown(main.html() ?? ''),
    language,
    isCut: false,
    links,
    canonical,
    noIndex: says('noindex'),
  };
}

const textOf = (text = '') => text.replace(/\s+/g, ' ').trim();

/** The page's main part: the longest marked one, or all of it if the marked parts are nearly empty. */
function mainOf($: CheerioAPI): Part {
  const body: Part = $('body');
  const length = (part: { text(): string }) => textOf(part.text()).length;
  for (const selector of ['main, [role=main]', 'article']) {
    const parts = $(selector)
      .toArray()
      .map((part) => $(part))
      .sort((a, b) => length(b) - length(a));
    const [longest] = parts;
    if (longest && (length(longest) >= 200 || length(longest) * 2 >= length(body))) return longest;
  }
  return body;
}

function linksOf($: CheerioAPI, base: string | undefined): string[] {
  const hrefs = $('a[href], area[href]')
    .toArray()
    .flatMap((link) => (/(^|\s)nofollow(\s|$)/i.test($(link).attr('rel') ?? '') ? [] : [$(link).attr('href')]));
  const frames = $('frame[src]')
    .toArray()
    .map((frame) => $(frame).attr('src'));
  const elsewhere = $('meta[http-equiv=refresh i]')
    .toArray()
    .map((meta) => /^[\s\d.;,]*url\s*=\s*["']?([^"']+)/i.exec($(meta).attr('content') ?? '')?.[1]);
  return [...new Set([...elsewhere, ...frames, ...hrefs].flatMap((href) => pageAt(href, base) ?? []))].slice(0, 2_000);
}

const pageAt = (href: string | undefined, base: string | undefined) => {
  const address = resolve(href, base);
  return address !== undefined && /^https?:/.test(address) ? address : undefined;
};

function resolve(href: string | undefined, base: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  url.hash = '';
  return url.href;
}

/** Converts a table row to a self-contained line, such as "Spain: 3 days, €9.95". A layout table becomes its text. */
function listTable($: CheerioAPI, table: Part) {
  const cells = table.find('th, td').toArray();
  const holdsMore = (cell: Part) => cell.has('table, h1, h2, h3, h4, ul, ol').length > 0 || cell.find('p').length > 1;
  if (table.is('[role=presentation], [role=none]') || cells.some((cell) => holdsMore($(cell)))) {
    const parts = cells.filter((cell) => $(cell).closest('table').is(table)).map((cell) => $('<div></div>').append($(cell).contents()));
    const text = $('<div></div>');
    for (const part of parts) text.append(part);
    table.replaceWith(text);
    return;
  }
  table.find('br, p, div').after(' ');
  const rows = table
    .find('tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => textOf($(cell).text()))
        .filter((cell) => cell !== ''),
    );
  const list = $('<ul></ul>');
  for (const [first, ...others] of rows) {
    if (first === undefined) continue;
    list.append($('<li></li>').text(others.length ? `${first.replace(/:$/, '')}: ${others.join(', ')}` : first));
  }
  table.replaceWith(list);
}

let service: TurndownService | undefined;
function toMarkdown(html: string): string {
  service ??= new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' })
    // Link addresses and images don't help to answer questions.
    .addRule('link', { filter: 'a', replacement: (content) => content })
    .addRule('picture', {
      filter: ['img', 'picture', 'figure'],
      replacement: (_, node) => (node.nodeName === 'FIGURE' ? '' : ''),
    });
  return service
    .turndown(html)
    .replace(/[ \t]+$/gm, '')
    .replace(/^(\s*)-\s{2,}/gm, '$1- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
