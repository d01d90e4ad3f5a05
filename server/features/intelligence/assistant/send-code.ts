import { type Language, languages } from '@parley/contract/intents';
import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { codeMinutes, drawCode, hashCode } from './code.ts';
import { fillCode, readCodeRecipient } from './tools/customer-store.ts';

/** Asked for under a customer nobody has, when the address was unknown: then nothing is sent. */
export const sendCode = job(
  'assistant.send_code',
  z.object({ merchant: z.uuid(), conversation_id: z.uuid(), customer_id: z.uuid(), language: z.enum(languages).catch('en') }),
);

/** Draws the code here, so that no payload carries it. A retry draws another; the one that came last counts. */
export async function mailCode(
  ctx: JobCtx,
  { conversation_id, customer_id, language }: { conversation_id: string; customer_id: string; language: Language },
) {
  const recipient = await readCodeRecipient(ctx.db, customer_id);
  if (!recipient?.email) return;
  const code = drawCode();
  const wanted = await ctx.write((w) => fillCode(w.db, conversation_id, customer_id, hashCode(conversation_id, customer_id, code)));
  if (wanted) await ctx.outside.mail.send({ to: recipient.email, ...letters[language](recipient.shop, code) });
}

const letters: Record<Language, (shop: string, code: string) => { subject: string; text: string }> = {
  en: (shop, code) => ({
    subject: `Your code for ${shop}`,
    text: `Your code is ${code}.\n\nType it into the chat with ${shop}. It is valid for ${codeMinutes} minutes. Nobody from the shop will ask you for it by phone.\n\nIf you did not ask for a code, you can ignore this e-mail.`,
  }),
  es: (shop, code) => ({
    subject: `Tu código para ${shop}`,
    text: `Tu código es ${code}.\n\nEscríbelo en el chat con ${shop}. Vale ${codeMinutes} minutos. Nadie de la tienda te lo pedirá por teléfono.\n\nSi no lo has pedido, puedes ignorar este correo.`,
  }),
  fr: (shop, code) => ({
    subject: `Votre code pour ${shop}`,
    text: `Votre code est ${code}.\n\nSaisissez-le dans le chat avec ${shop}. Il est valable ${codeMinutes} minutes. Personne de la boutique ne vous le demandera par téléphone.\n\nSi vous n'avez pas demandé de code, ignorez cet e-mail.`,
  }),
  de: (shop, code) => ({
    subject: `Ihr Code für ${shop}`,
    text: `Ihr Code lautet ${code}.\n\nGeben Sie ihn im Chat mit ${shop} ein. Er gilt ${codeMinutes} Minuten. Niemand aus dem Shop fragt am Telefon danach.\n\nWenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.`,
  }),
  pt: (shop, code) => ({
    subject: `O seu código para ${shop}`,
    text: `O seu código é ${code}.\n\nEscreva-o no chat com ${shop}. É válido por ${codeMinutes} minutos. Ninguém da loja o pedirá por telefone.\n\nSe não pediu nenhum código, pode ignorar este e-mail.`,
  }),
};
