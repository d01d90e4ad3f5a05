/** Code to copy: it scrolls within itself, also by keyboard. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <pre
    tabIndex={0}
    aria-label={label}
    className="overflow-x-auto rounded border bg-hover px-2.5 py-2 font-mono text-sm leading-[1.5] whitespace-pre focus-visible:outline-offset-[-1px]"
  >
    <code>{children}</code>
  </pre>
);
