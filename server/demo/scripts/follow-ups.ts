// English: follow-up questions for any conversation.
import { answers, says } from '../dialogue/lines.ts';
import type { Scene } from '../dialogue/scene.ts';

/** The delivery time for the customer's country. */
export const delivery = (s: Scene) => [
  says('{And how long is delivery to|How fast do you deliver to|shipping to} {us in |}' + s.delivery.name + '?'),
  answers(
    `To ${s.delivery.name} it takes ${s.delivery.days[0] === s.delivery.days[1] ? `${s.delivery.days[0]} working day` : `${s.delivery.days.join(' to ')} working days`} with ${s.delivery.carrier}. Orders placed by 16:00 ship the same day.`,
    [s.article('shipping', s.delivery.name.replace('the ', ''))],
    { intent: 'delivery_period' },
  ),
];
