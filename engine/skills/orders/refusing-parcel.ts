import { answerWith } from '../../dialogue.ts';
import { ruleAfterShipping } from '../../flows/actions/action-rules.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { expected, type Skill } from '../skill.ts';

const refuses = anywhere(`
  (?:dont|do not|wont|not|just not) (?:\\S+ ){0,2}(?:accept|open|take|sign)(?: \\S+){0,4}, refus(?:e|ing) (?:it|the (?:parcel|package|delivery)), (?:refuse|turn|send) (?:\\S+ ){0,4}at the door
  nicht (?:\\S+ )?(?:aufmach\\w*|offne\\w*|annehm\\w*|nehme), annahme verweiger\\w*, verweiger\\w*, no (?:lo |la )?(?:abro|acepto|recojo), rechaz\\w+ (?:el paquete|el pedido|lo|la), n (?:ouvre|accepte) pas, (?:ne )?(?:prends|accepte|ouvre) pas, refus\\w+ (?:le colis|la commande), nao (?:abr\\w+|aceit\\w+), recus\\w+ (?:a encomenda|o pacote), niet (?:openmaak|openen|aanneem|aannemen|open ?doe), weiger\\w*, non (?:apro|accetto)`);

/** "And if I just don't open the door?" after an order that can't be stopped. */
export const refusingParcel: Skill = async (scene) => {
  const { memory, nlu } = scene;
  const isAbout = memory.about === 'order' || memory.awaiting === 'person' || memory.last !== null;
  if (!isAbout || memory.action || nlu.consent !== undefined || !refuses.test(normalizeText(nlu.text))) return [];
  const rule = await ruleAfterShipping(scene, 'cancel');
  if (!rule) return [];
  return [
    expected(
      'refusing_parcel',
      () =>
        answerWith(scene, {
          text: describe(scene, rule),
          sources: [articleSource(rule)],
          confidence: 0.88,
          intent: 'return_item',
          remember: { slots: scene.slots, about: 'order' },
        }),
      0.985,
    ),
  ];
};
