-- Finds the order of a payment that the provider names.
create index concurrently order_payments_provider on order_payments (merchant_id, provider_payment)
where
  provider_payment is not null;

create index concurrently order_payments_provider_refund on order_payments (merchant_id, id)
where
  kind = 'refund'
  and provider_payment is not null;

create index concurrently order_payments_pending on order_payments (merchant_id, id)
where
  provider_state = 'pending';
