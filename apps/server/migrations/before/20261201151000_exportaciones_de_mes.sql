-- An exported month is known again by what is signed of it, too: whether it still is the month that is stored.
alter table instancia.exportaciones add huella_mes bytea check (length(huella_mes) = 32);
comment on column instancia.exportaciones.huella_mes is 'SHA-256 of the canonical month (packages/domain/src/firmas) at that instant; null for a year, and for files of before.';
