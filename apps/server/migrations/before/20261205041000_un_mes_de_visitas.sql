-- Visits are kept for one month by the calendar unless the company says for how many days. Thirty days were said to be a month.
alter table instancia.visitas_ajustes alter column conserva_dias drop not null;
alter table instancia.visitas_ajustes no force row level security;
update instancia.visitas_ajustes set conserva_dias = null where conserva_dias = 30;
alter table instancia.visitas_ajustes force row level security;
comment on column instancia.visitas_ajustes.conserva_dias is 'For how many days visits are kept. Empty: for one month by the calendar.';
comment on table instancia.visitas_ajustes is 'How long visits are kept and when they end by themselves. Without a row: one month, midnight.';
