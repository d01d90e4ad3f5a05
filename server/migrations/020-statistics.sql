-- Of a shop that has just come PostgreSQL knows nothing: it takes it for empty, so that any index that begins with the shop looks as good as the
-- right one, and each of its many rows is then looked up by reading all of them. An import tells it anew as the shop grows.
set row_security = off;

create function refresh_statistics () returns void language plpgsql security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  analyze products (merchant_id);
  analyze variants (merchant_id);
  analyze customers (merchant_id);
  analyze customer_keys (merchant_id);
  analyze orders (merchant_id);
  analyze order_lines (merchant_id);
  analyze order_payments (merchant_id);
  analyze refund_records (merchant_id);
end $$;

revoke all on function refresh_statistics
from
  public;

grant
execute on function refresh_statistics to parley_app;
