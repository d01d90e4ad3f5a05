-- A report keeps what it is about: the messages before, and the run as it was recorded.
set row_security = off;

alter table ai_reports
drop constraint ai_reports_reason_check;

alter table ai_reports
add constraint ai_reports_reason_check check (
  reason in (
    'incorrect_information',
    'misunderstood',
    'wrong_product',
    'inappropriate_response',
    'should_hand_off',
    'incomplete_response',
    'outdated_information',
    'other'
  )
),
add column evidence jsonb;
