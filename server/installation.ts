import type { Config } from './config.ts';
import type { Outside } from './integrations/ports.ts';
import { openDocuments } from './integrations/documents/index.ts';
import { filesFolder, openFolder } from './integrations/files/index.ts';
import { openModels } from './integrations/llm/index.ts';
import { openChannels } from './channel-adapters.ts';
import { openMail } from './integrations/mail/index.ts';
import { openIdentityProviders } from './integrations/oidc/index.ts';
import { openPush } from './integrations/push/index.ts';
import { openStripeBilling } from './integrations/stripe/billing.ts';
import { openStripe } from './integrations/stripe/index.ts';
import { openWeb } from './integrations/web/index.ts';
import { openWebhooks } from './integrations/webhooks/index.ts';
import { appRole, openPool, type Pool } from './platform/db/pool.ts';
import { reading, writing } from './platform/db/tenant.ts';
import { readFlags } from './platform/flags/flag-store.ts';
import { openFlags } from './platform/flags/flags.ts';
import { newId } from './platform/lib/ids.ts';
import { openNotifier } from './platform/live/notifier.ts';
import { openVault } from './platform/vault/vault.ts';
import { vapidKeyFrom } from './vapid-key.ts';

export type Log = {
  debug(detail: object, text: string): void;
  info(detail: object, text: string): void;
  warn(detail: object, text: string): void;
  error(detail: object, text: string): void;
};

/** What each Parley process opens once: connections, keys and outside services. */
export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** What areas are built from. `publicUrl` has no trailing slash. */
export type AreaParts = Pick<Installation, 'vault' | 'config' | 'outside' | 'log' | 'now'> & { publicUrl: string };

export type Opening = {
  config: Config;
  secret: string;
  ownerUrl: string;
  appUrl: string;
  log: Log;
  now?: () => Date;
  outside?: Outside;
  flagPollMs?: number;
};

export async function openInstallation({ config, secret, ownerUrl, appUrl, log, now = () => new Date(), outside, flagPollMs }: Opening) {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const pool = openPool(appUrl || ownerUrl, {
    max: config.pool,
    prepared: config.preparedStatements,
    tenant: config.tenantSetting,
    onError,
    ...(appUrl ? {} : { role: appRole }),
  });
  const owner = openPool(ownerUrl, { max: config.concurrency + 3, onError });
  const flags = await refuseBypass(pool)
    .then(() =>
      openFlags(() => readFlags(reading(pool, '')), {
        ...(flagPollMs && { everyMs: flagPollMs }),
        onError: (error) => log.warn({ err: error }, 'the flags could not be read; what was read last holds'),
      }),
    )
    .catch(async (error: unknown) => {
      await Promise.all([pool.end(), owner.end()]);
      throw error;
    });
  const notifier = openNotifier(
    async (payload) => void (await owner.query(`select pg_notify('parley', $1)`, [payload])),
    (error) => log.warn({ err: error }, 'other processes could not be told; their streams will look by themselves'),
  );
  const vault = openVault(secret, config.oldSecret);
  const keep = (mail: { to: string; subject: string; text: string }) =>
    writing(
      pool,
      '',
      async (db) =>
        void (await db
          .insertInto('directory.mailbox')
          .values({ id: newId(), recipient: mail.to, subject: mail.subject, body: mail.text })
          .execute()),
    );
  const mail = openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, keep });
  const web = openWeb({ allowPrivate: config.outboundPrivate });
  const ways: Outside = outside ?? {
    mail,
    files: openFolder(filesFolder(config)),
    models: openModels(config),
    documents: openDocuments(),
    web,
    channels: openChannels(),
    payments: openStripe({ url: config.stripeUrl }),
    billing: config.billing.stripe && openStripeBilling({ ...config.billing.stripe, url: config.stripeUrl }),
    webhooks: openWebhooks({ allowPrivate: config.outboundPrivate }),
    push: openPush({
      readKey: vapidKeyFrom({ config, pool, vault }),
      contact: contactOf(config),
      now,
      allowPrivate: config.outboundPrivate,
    }),
    identityProviders: openIdentityProviders({ now, allowPrivate: config.outboundPrivate }),
  };
  return {
    config,
    pool,
    owner,
    ownerUrl,
    vault,
    notifier,
    flags,
    log,
    now,
    outside: ways,
    readingOf: (merchant: string) => reading(pool, merchant),
    async close() {
      mail.close();
      await flags.close();
      await notifier.idle();
      await ways.documents.close();
      await Promise.all([pool.end(), owner.end()]);
    },
  };
}

/** Whom a push service tells about trouble with our pushes. */
const contactOf = ({ operator, mailFrom }: Config) => `mailto:${operator?.email ?? /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`;

/** Row-level security backs up the checks in code, so a role that bypasses it must not serve requests. */
async function refuseBypass(pool: Pool) {
  const { active } = await reading(pool, '')
    .selectNoFrom((eb) => eb.fn<boolean>('row_security_active', [eb.val('public.customers')]).as('active'))
    .executeTakeFirstOrThrow();
  if (!active) throw new Error('The application’s database role bypasses row-level security. Use a role without SUPERUSER and BYPASSRLS.');
}
