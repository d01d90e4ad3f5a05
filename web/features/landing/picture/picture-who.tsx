import Hand from 'lucide-react/icons/hand';
import Sparkles from 'lucide-react/icons/sparkles';

/** Who has the word: the AI in its colour, or that a person is wanted in theirs. */
export function PictureWho({ who, children }: { who: 'ai' | 'human'; children: string }) {
  const Icon = who === 'ai' ? Sparkles : Hand;
  return (
    <span className={`inline-flex items-center gap-[5px] font-medium ${who === 'ai' ? 'text-ai' : 'text-human'}`}>
      <Icon className="size-3" />
      {children}
    </span>
  );
}
