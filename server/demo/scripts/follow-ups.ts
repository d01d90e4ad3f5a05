// English: what is asked next, whatever was asked first.
import { answers, says } from '../dialogue/lines.ts';
import type { Scene } from '../dialogue/scene.ts';

/** How long delivery takes to where the customer lives. */
export const delivery = (s: Scene) => [
  says('{And how long is delivery to|How fast do you deliver to|shipping to} {us in |}' + s.delivery.name + '?'),
  answers(
    `To ${s.delivery.name} it takes ${s.delivery.days[0] === s.delivery.days[1] ? `${s.delivery.days[0]} working day` : `${s.delivery.days.join(' to ')} working days`} with ${s.delivery.carrier}; orders placed by 16:00 leave the same day.`,
    [s.article('shipping', s.delivery.name.replace('the ', ''))],
    { intent: 'delivery_period' },
  ),
];
