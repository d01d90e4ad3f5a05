// The colors of the catalog, as drawn.

const colours: Record<string, string> = {
  Black: '#2b2e33',
  Slate: '#55606b',
  Grey: '#8d9499',
  Steel: '#b4bcc2',
  White: '#f7f5f0',
  Oat: '#e2d6c1',
  Sand: '#d3bf9f',
  Natural: '#c99f6a',
  Cork: '#bd8f5f',
  Oak: '#c9a26d',
  Olive: '#6f7245',
  Walnut: '#6d4a34',
  Cognac: '#a9623a',
  Brown: '#71503a',
  Brass: '#c6a255',
  Sage: '#93a88c',
  Moss: '#6d7f4e',
  Forest: '#2f5442',
  Green: '#4c8259',
  Petrol: '#23606b',
  Sky: '#8fbdd6',
  Blue: '#3f6ea3',
  Navy: '#24364f',
  Yellow: '#eab72f',
  Mustard: '#cf9c33',
  Ochre: '#c98a2c',
  Orange: '#df752f',
  Coral: '#e5806a',
  Terracotta: '#bd6747',
  Clay: '#b98268',
  Rust: '#a4502f',
  Red: '#b83a37',
  Pink: '#dd94a4',
};

export const isColour = (name: string): boolean => name in colours;

/** The drawn color of an option value; slate if it isn't a color. */
export const colourOf = (name: string | undefined): string => colours[name ?? ''] ?? '#55606b';
