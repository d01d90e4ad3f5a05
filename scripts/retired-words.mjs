// Words that identifiers no longer use, each with the term of docs/words.md that replaced it. `npm run check` warns about them.
const retired = [
  ['deed', 'action'],
  ['wish', 'intent'],
  ['heard', 'NLU result, or received'],
  ['hearing', 'NLU'],
  ['eyes', 'mask, or viewer'],
  ['door', 'authenticator'],
  ['doors', 'authenticators'],
  ['fate', 'outcome'],
  ['whisper', 'ephemeral signal'],
  ['untold', 'unreported'],
  ['growing', 'streaming'],
  ['rehearse', 'dry run'],
  ['rehearsal', 'dry run'],
  ['patience', 'timeout'],
  ['fault', 'issue or error'],
  ['holder', 'handler, or assignee'],
  ['piece', 'unit'],
  ['told', 'notified, reported, or a slot'],
  ['tell', 'notify'],
];

const words = new Map(
  retired.flatMap(([word, use]) => [
    [word, use],
    [`${word}s`, use],
  ]),
);

/** The retired word in an identifier and its replacement, or undefined. Column names (snake_case) are data and not checked. */
export function retiredIn(name) {
  for (const word of name.split(/(?=[A-Z])/)) {
    const use = words.get(word.replace(/^[#_$]+/, '').toLowerCase());
    if (use) return { word, use };
  }
  return undefined;
}

const check = (context) => (node) => {
  const found = retiredIn(node.name);
  if (found) context.report({ node, message: `'${found.word}' in '${node.name}' is retired: ${found.use} (docs/words.md)` });
};
export const retiredWords = {
  create: (context) => ({ Identifier: check(context), PrivateIdentifier: check(context), JSXIdentifier: check(context) }),
};
