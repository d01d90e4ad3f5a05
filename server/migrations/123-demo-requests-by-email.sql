-- Whether an address asked for a demo before is looked up for each request, which anybody can make.
set row_security = off;

create index demo_requests_by_email on directory.demo_requests (email, created_at);
