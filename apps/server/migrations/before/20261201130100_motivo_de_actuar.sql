-- Whoever acts for somebody says why, and that person reads it. Nobody was asked for it before.
alter table instancia.actuaciones add column motivo text not null default '' check (length(motivo) <= 500);
comment on column instancia.actuaciones.motivo is 'Why, in the words of whoever acted. The person sees it.';
