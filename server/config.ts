import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type PriceId, prices } from '@parley/contract/plans';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const loopback = ['127.0.0.1', '::1', 'localhost'];
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');
const url = (what: string) =>
  z
    .string()
    .refine((value) => value === '' || URL.canParse(value), `is not ${what}`)
    .default('');

const environment = z.object({
  PORT: z.coerce.number('is not a port').int('is not a port').min(0, 'is not a port').max(65535, 'is not a port').default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PARLEY_DATA: z.string().min(1).default(path.join(root, 'data')),
  DATABASE_URL: url('a URL such as postgres://user:password@host:5432/parley'),
  DATABASE_DIRECT_URL: url('a URL such as postgres://user:password@host:5432/parley'),
  PUBLIC_URL: url('a URL such as https://parley.example'),
  PARLEY_SECRET: z
    .string()
    .refine((value) => value === '' || value.length >= 32, 'needs at least 32 characters')
    .default(''),
  PARLEY_SECRET_OLD: z.string().default(''),
  API_URL: z.string().default(''),
  DEMO: flag.optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'is not all, web or worker').default('all'),
  TRUST_PROXY: z.string().default(''),
  NODE_ENV: z.string().default(''),
  SMTP_URL: url('a URL such as smtp://user:password@host:587'),
  MAIL_FROM: z.string().default('Parley <no-reply@parley.example>'),
  VAPID_PRIVATE_KEY: z.union([z.literal(''), z.string().regex(/^[\w-]{43}$/, 'is not a key of 32 bytes in base64url')]).default(''),
  METRICS_TOKEN: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level of the log').default('warn'),
  ERROR_TRACKING_URL: url('a URL'),
  OPERATOR_NAME: z.string().trim().max(200).default(''),
  OPERATOR_ADDRESS: z.string().trim().max(500).default(''),
  OPERATOR_EMAIL: z.union([z.literal(''), z.email('is not an email address')]).default(''),
  TRIAL_DAYS: z.coerce.number('is not a number').int('is not a whole number').min(0, 'is below 0').max(365, 'is above 365').default(14),
  BILLING_COUNTRY: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'is not a country code such as DE')]).default(''),
  BILLING_TAX_RATE: z.union([z.literal(''), z.string().regex(/^\d{1,2}(\.\d{1,4})?$/, 'is not a percentage such as 19')]).default(''),
  BILLING_TAX_NAME: z.string().trim().min(1).max(40).default('VAT'),
  BILLING_VAT_ID: z.string().trim().max(40).default(''),
  BILLING_STRIPE_KEY: z.union([z.literal(''), z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'is not a secret key of Stripe')]).default(''),
  BILLING_STRIPE_WEBHOOK_SECRET: z.union([z.literal(''), z.string().regex(/^whsec_\S+$/, 'is not a signing secret of Stripe')]).default(''),
  BILLING_STRIPE_PRICES: z.string().default(''),
  BILLING_STRIPE_TAX: flag.default(false),
  RATE_LIMIT_FACTOR: z.coerce.number('is not a number').min(0, 'is below 0').default(1),
  OUTBOUND_PRIVATE: flag.default(false),
  STRIPE_API_URL: url('a URL such as http://127.0.0.1:4242'),
  LLM_PROVIDER: z.enum(['openai_compatible', 'anthropic'], 'is not openai_compatible or anthropic').default('openai_compatible'),
  LLM_BASE_URL: url('a URL such as https://api.example/v1'),
  LLM_MODEL: z.string().max(120).default(''),
  LLM_API_KEY: z.string().default(''),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(8),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  TENANT_SETTING: z.enum(['set_config', 'set_local'], 'is not set_config or set_local').default('set_config'),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'is not on or off').default('on'),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Throws a single error that lists every invalid value. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(`Parley can’t start: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`);
  const values = parsed.data;
  const local = loopback.includes(values.HOST);
  const production = values.NODE_ENV === 'production';
  const mayDemo = local && values.DATABASE_URL === '' && !production;
  if (values.DEMO && !mayDemo)
    throw new Error(
      'Parley can’t start: DEMO=1 works only on this machine (HOST on loopback, no DATABASE_URL, NODE_ENV not production), because the demo’s passwords are public.',
    );
  if (values.STRIPE_API_URL !== '' && !(mayDemo && isLoopback(values.STRIPE_API_URL)))
    throw new Error(
      'Parley can’t start: STRIPE_API_URL is for the demo’s Stripe emulator on this machine (on loopback, no DATABASE_URL, NODE_ENV not production). Remove it to use Stripe.',
    );
  if (production && values.DATABASE_URL !== '' && values.PARLEY_SECRET === '')
    throw new Error('Parley can’t start: set PARLEY_SECRET, which NODE_ENV=production with a DATABASE_URL requires.');
  const demo = values.DEMO ?? mayDemo;
  return {
    root,
    port: values.PORT,
    host: values.HOST,
    local,
    data: path.resolve(values.PARLEY_DATA),
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL || values.DATABASE_URL,
    appDatabaseUrl: env.PARLEY_APP_DATABASE_URL ?? '',
    publicUrl: values.PUBLIC_URL.replace(/\/$/, ''),
    apiOrigins: values.API_URL.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    secret: values.PARLEY_SECRET,
    oldSecret: values.PARLEY_SECRET_OLD,
    demo,
    role: values.ROLE,
    trustProxy: values.TRUST_PROXY === '' ? false : values.TRUST_PROXY === '1' || values.TRUST_PROXY === 'true' ? true : values.TRUST_PROXY,
    production,
    careful: values.NODE_ENV === 'development',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Signs push notifications. Empty: a key that the installation makes for itself. */
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    errorTrackingUrl: values.ERROR_TRACKING_URL || null,
    operator: operatorOf(values, demo),
    billing: { trialDays: values.TRIAL_DAYS, selling: sellingOf(values, operatorOf(values, demo)), stripe: stripeOf(values) },
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    outboundPrivate: values.OUTBOUND_PRIVATE,
    /** The demo's Stripe emulator; Stripe itself when empty. */
    stripeUrl: values.STRIPE_API_URL,
    /** The operator's language model; null when none is configured. */
    llm:
      values.LLM_MODEL === ''
        ? null
        : { provider: values.LLM_PROVIDER, baseUrl: values.LLM_BASE_URL, model: values.LLM_MODEL, key: values.LLM_API_KEY },
    concurrency: values.WORKER_CONCURRENCY,
    pool: values.DATABASE_POOL,
    tenantSetting: values.TENANT_SETTING,
    preparedStatements: values.PREPARED_STATEMENTS === 'on',
    version: '0.1.0',
  };
}

const isLoopback = (address: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

type Environment = z.output<typeof environment>;
/** Who runs the installation, for its legal pages: all three values or none. */
function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email }: Environment, demo: boolean) {
  if (name && address && email) return { name, address, email };
  if (name || address || email)
    throw new Error('Parley can’t start: set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL, or none of them.');
  return demo ? fictionalOperator : null;
}
const fictionalOperator = {
  name: 'Example Operator Ltd. (fictional)',
  address: '1 Example Street, 00000 Exampletown',
  email: 'operator@parley.example',
};

/** Who sells the plans, as invoices name them, and their tax. Without a rate no tax is charged. */
function sellingOf(values: Environment, operator: ReturnType<typeof operatorOf>) {
  const { BILLING_COUNTRY: country, BILLING_TAX_RATE: rate, BILLING_TAX_NAME: taxName, BILLING_VAT_ID: vatId } = values;
  if (rate !== '' && country === '')
    throw new Error('Parley can’t start: set BILLING_COUNTRY, which decides where BILLING_TAX_RATE is charged.');
  const named = operator ? [operator.name, operator.address, operator.email] : ['Parley'];
  return { country, rate: rate === '' ? null : rate, taxName, lines: vatId === '' ? named : [...named, `VAT ID ${vatId}`] };
}

/** The operator's Stripe account, where plans are paid; null when plans aren't charged. */
function stripeOf(values: Environment) {
  const { BILLING_STRIPE_KEY: key, BILLING_STRIPE_WEBHOOK_SECRET: webhookSecret, BILLING_STRIPE_PRICES: listed } = values;
  if (key === '' && webhookSecret === '') return null;
  if (key === '' || webhookSecret === '')
    throw new Error('Parley can’t start: set BILLING_STRIPE_KEY and BILLING_STRIPE_WEBHOOK_SECRET, or none of them.');
  const pairs = listed
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()));
  const wrong = pairs.find(([name = '', id = '']) => !Object.hasOwn(prices, name) || !/^price_\w+$/.test(id));
  if (wrong)
    throw new Error(`Parley can’t start: BILLING_STRIPE_PRICES has ${wrong.join('=')}, which isn’t like starter_monthly=price_123.`);
  return {
    key,
    webhookSecret,
    prices: Object.fromEntries(pairs) as Partial<Record<PriceId, string>>,
    calculatesTax: values.BILLING_STRIPE_TAX,
  };
}

/** Loads `.env` from the project root. Variables that are already set win. */
export function readDotEnv() {
  const file = path.join(root, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** The installation's secret: PARLEY_SECRET, or one generated once and stored in the data folder, readable by its owner only. */
export function secretOf(config: Config) {
  if (config.secret) return config.secret;
  const file = path.join(config.data, 'secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(config.data, { recursive: true, mode: 0o755 });
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
