/** Shows what a part of the panel leaves out at first. */
export const MoreButton = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-xs text-start text-xs text-ink-3 underline underline-offset-2 hover:text-ink"
  >
    {words}
  </button>
);
