import { atStart, heardAs } from '../hearing/pattern.ts';
import type { Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';

// Follow-ups of a few words, about a thing that was just shown.

const counted = atStart(`
  (?:(?:ok|okay|just|only|so|solo|nur|seulement|apenas)\\s)*(?:\\d{1,2}|one|two|three|four|five|six|uno|dos|tres|cuatro|deux|trois|quatre|eine?n?s?|zwei|drei|vier|um|uma|dois|duas|quatro)(?: (?:of (?:them|those|these)|pieces?|pcs|stuck|davon|de ellos|unidades))?(?: (?:please|pls|bitte|por favor|svp))?$
  (?:la|lo|las|los) quiero$, je (?:le|la|les) veux$, (?:den|die|das) (?:will|mochte|hatte) ich(?: gerne?)?$, quero (?:esse|essa|este|esta|-?[oa]s?)$`);
/** "1 please", once a thing was spoken of, is how many of it they take. */
export function asCount({ memory, heard }: Talk, lead: Wish | undefined): Wish | undefined {
  const isOne = memory.about === 'product' && memory.product !== null && memory.awaiting === null;
  return isOne &&
    counted.test(
      heardAs(heard.text)
        .replace(/[.!,]+/g, '')
        .trim(),
    )
    ? { intent: 'place_order', likelihood: 0.85, text: heard.text, question: false }
    : lead;
}

const narrows = atStart(
  '(?:ok |and |but )?(?:for|with|under|below|something|fur|mit|unter|pour|avec|moins de|para|con|menos de|com|por menos)',
);
/** "Not a knife": anything else of what was recommended. */
const rejects = atStart(
  '(?:ok |and |but |please )?(?:not|no|nothing|anything but|nicht|kein\\w*|pas|sin|nada de|sem) (?:an? |the |de |d |une? |ein\\w* |uma? )?\\p{L}{3,}',
);
/** "For coffee", after something was recommended, says more of what it is for. */
export const refines = ({ memory, heard }: Talk, lead: Wish | undefined) =>
  memory.about === 'product' &&
  memory.awaiting === null &&
  heard.text.split(/\s+/).length <= 6 &&
  (rejects.test(heardAs(heard.text)) ? !lead?.question : (lead?.likelihood ?? 0) < 0.6 && narrows.test(heardAs(heard.text)));
