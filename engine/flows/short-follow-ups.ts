import { atStart, normalizeText } from '../nlu/pattern.ts';
import type { DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';

// Short follow-ups about the product just shown.

const counted = atStart(`
  (?:(?:ok|okay|just|only|so|solo|nur|seulement|apenas)\\s)*(?:\\d{1,2}|one|two|three|four|five|six|uno|dos|tres|cuatro|deux|trois|quatre|eine?n?s?|zwei|drei|vier|um|uma|dois|duas|quatro)(?: (?:of (?:them|those|these)|pieces?|pcs|stuck|davon|de ellos|unidades))?(?: (?:please|pls|bitte|por favor|svp))?$
  (?:la|lo|las|los) quiero$, je (?:le|la|les) veux$, (?:den|die|das) (?:will|mochte|hatte) ich(?: gerne?)?$, quero (?:esse|essa|este|esta|-?[oa]s?)$`);
/** "1 please" after a product was discussed is a quantity. */
export function asCount({ memory, nlu }: DialogueContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
  const isOne = memory.about === 'product' && memory.product !== null && memory.awaiting === null;
  return isOne &&
    counted.test(
      normalizeText(nlu.text)
        .replace(/[.!,]+/g, '')
        .trim(),
    )
    ? { intent: 'place_order', likelihood: 0.85, text: nlu.text, question: false }
    : lead;
}

const narrows = atStart(
  '(?:ok |and |but )?(?:for|with|under|below|something|fur|mit|unter|pour|avec|moins de|para|con|menos de|com|por menos)',
);
/** "Not a knife": rejects one of the recommended kinds. */
const rejects = atStart(
  '(?:ok |and |but |please )?(?:not|no|nothing|anything but|nicht|kein\\w*|pas|sin|nada de|sem) (?:an? |the |de |d |une? |ein\\w* |uma? )?\\p{L}{3,}',
);
/** "For coffee" after a recommendation refines its purpose. */
export const refines = ({ memory, nlu }: DialogueContext, lead: DetectedIntent | undefined) =>
  memory.about === 'product' &&
  memory.awaiting === null &&
  nlu.text.split(/\s+/).length <= 6 &&
  (rejects.test(normalizeText(nlu.text)) ? !lead?.question : (lead?.likelihood ?? 0) < 0.6 && narrows.test(normalizeText(nlu.text)));
