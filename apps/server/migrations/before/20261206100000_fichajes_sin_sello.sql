-- What was kept for a closed month stays a proposal when the month is reopened, where it would have been one at its receipt.
alter table instancia.fichajes_retenidos add column propuesto boolean not null default false;
comment on column instancia.fichajes_retenidos.propuesto is 'It counts once the company agrees: the device had no time that the server had signed, or one that was too old.';
