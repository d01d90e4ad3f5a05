import { expect, test } from 'vitest';
import { asTeammate } from './as-teammate.ts';
import { languages } from './intents.ts';
import { textsIn } from './speech.ts';

const shop = 'Harbour Supply';

test.each(languages)('in %s, a teammate’s reply keeps nothing that only the assistant says', (language) => {
  const say = textsIn(language);
  const disclosures = [say.automatedAgain(shop), say.greeting(shop), say.automated(shop)];
  const handoffs = [say.partly, say.personAnyTime, say.offerPerson, say.offerPersonHere, say.someoneReads, say.handoffIntent('x')];
  const actions = [say.action.colleagueConfirms, say.action.notAllowed, say.action.approval, say.noSource, say.codeFails];
  const states = Object.values(say.statusMeaning);
  for (const own of [...disclosures, ...handoffs, ...actions, ...states, ...Object.values(say.handoff), ...Object.values(say.sensitive)]) {
    const rest = asTeammate(own);
    expect(rest, own).not.toMatch(/(?<!\p{L})(?:AI|KI|IA)(?!\p{L})|asistente|assistente?(?!\p{L})|assistant/u);
    expect(rest, own).not.toMatch(
      /colleague|compañer|collègue|colega|from our team|aus (?:dem|unserem) Team|nuestro equipo|notre équipe|nossa equipa/i,
    );
  }
});

test('the answer itself stays as it is', () => {
  const answer =
    'Delivery to Spain takes 3-5 working days. It costs €4.90.\n\n1. Track it at https://shop.example/track.\n2. Or reply here.';
  expect(
    asTeammate(
      `It’s the AI assistant at ${shop} again. ${answer}\n\nIf that doesn’t answer your question, tell me and I’ll bring in a colleague.`,
    ),
  ).toBe(answer);
});

test.each([
  'As an AI language model, I can’t see that.',
  'I’m an automated assistant.',
  'This is your virtual assistant.',
  'I’ll pass this on to someone who can help.',
  'Let me connect you with our team.',
  'Our team will get back to you shortly.',
  'I’m handing you over to a human colleague.',
  'Just ask for a person any time.',
  'Would you like to talk to a real person?',
  'I’ll put you through.',
  'Je transmets votre demande à notre équipe.',
])('drops “%s”', (sentence) => {
  expect(asTeammate(sentence)).toBe('');
  expect(asTeammate(`${sentence} It ships today.`)).toBe('It ships today.');
});

test.each([
  'I’ve sent it to our warehouse.',
  'Our team packs each order by hand.',
  'I can get you one in black.',
  'The mug is dishwasher-safe, as is the automatic lid.',
  'You can get your refund through the returns page.',
  'The hammock carries a person of up to 120 kg.',
  'Your virtual gift card arrives by email.',
])('keeps “%s”', (sentence) => expect(asTeammate(sentence)).toBe(sentence));

test('a sentence of a source stays, whatever it says', () => {
  const excerpt = 'Ask a colleague in our shop on the quay. It opens at 9:00.';
  expect(asTeammate(excerpt, [{ excerpt }])).toBe(excerpt);
});
