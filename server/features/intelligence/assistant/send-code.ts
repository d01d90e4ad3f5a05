import { type Language, languages } from '@parley/contract/intents';
import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { codeMinutes, drawCode, hashCode } from './code.ts';
import { fillCode, readCodeRecipient } from './tools/customer-store.ts';

/** Also queued for unknown addresses, to look the same; then nothing is sent. */
export const sendCode = job(
  'assistant.send_code',
  z.object({ merchant: z.uuid(), conversation_id: z.uuid(), customer_id: z.uuid(), language: z.enum(languages).catch('en') }),
);

/** Creates the code here, so that no payload contains it. A retry creates another; the last one counts. */
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
    text: `Your code is ${code}.\n\nType it into your chat with ${shop} within ${codeMinutes} minutes. Nobody from ${shop} will ever ask you for it by phone.\n\nDidn’t ask for a code? You can ignore this email.`,
  }),
  es: (shop, code) => ({
    subject: `Tu código para ${shop}`,
    text: `Tu código es ${code}.\n\nEscríbelo en tu chat con ${shop} en los próximos ${codeMinutes} minutos. Nadie de ${shop} te lo pedirá nunca por teléfono.\n\n¿No has pedido ningún código? Puedes ignorar este correo.`,
  }),
  fr: (shop, code) => ({
    subject: `Votre code pour ${shop}`,
    text: `Votre code est ${code}.\n\nSaisissez-le dans votre chat avec ${shop} dans les ${codeMinutes} minutes. Personne chez ${shop} ne vous le demandera par téléphone.\n\nVous n’avez pas demandé de code ? Vous pouvez ignorer cet e-mail.`,
  }),
  de: (shop, code) => ({
    subject: `Ihr Code für ${shop}`,
    text: `Ihr Code lautet ${code}.\n\nGeben Sie ihn innerhalb von ${codeMinutes} Minuten im Chat mit ${shop} ein. Niemand von ${shop} fragt Sie am Telefon danach.\n\nSie haben keinen Code angefordert? Dann können Sie diese E-Mail ignorieren.`,
  }),
  pt: (shop, code) => ({
    subject: `O seu código para ${shop}`,
    text: `O seu código é ${code}.\n\nEscreva-o no seu chat com ${shop} nos próximos ${codeMinutes} minutos. Ninguém da ${shop} lho vai pedir por telefone.\n\nNão pediu nenhum código? Pode ignorar este e-mail.`,
  }),
  nl: (shop, code) => ({
    subject: `Je code voor ${shop}`,
    text: `Je code is ${code}.\n\nVul hem binnen ${codeMinutes} minuten in je chat met ${shop} in. Niemand van ${shop} vraagt je er ooit telefonisch om.\n\nHeb je geen code aangevraagd? Dan kun je deze e-mail negeren.`,
  }),
  it: (shop, code) => ({
    subject: `Il tuo codice per ${shop}`,
    text: `Il tuo codice è ${code}.\n\nScrivilo nella chat con ${shop} entro ${codeMinutes} minuti. Nessuno di ${shop} te lo chiederà mai al telefono.\n\nNon hai chiesto un codice? Puoi ignorare questa email.`,
  }),
};
