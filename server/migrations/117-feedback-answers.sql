-- Feedback has a public answer, and belongs to the person who was logged in when they sent it.
set row_security = off;

alter table directory.feedback
add column user_id uuid references directory.users on delete set null,
add column answer text,
add column updated_at timestamptz(3);

create index feedback_of_user on directory.feedback (user_id, created_at desc, id desc)
where
  user_id is not null;

create index feedback_recent on directory.feedback (created_at desc, id desc);
