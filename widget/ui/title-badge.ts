/** Counts new messages in the title of a tab the visitor does not look at, and takes the count away without undoing the page's own change. */
export function createTitleBadge(page: { title: string }) {
  let written: string | null = null;
  let original = '';
  const clear = () => {
    if (written !== null && page.title === written) page.title = original;
    written = null;
  };
  return {
    show(count: number) {
      clear();
      if (count === 0) return;
      original = page.title;
      written = `(${count}) ${original}`;
      page.title = written;
    },
    clear,
  };
}
