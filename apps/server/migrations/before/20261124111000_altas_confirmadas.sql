-- A link that confirmed a company is told from one that ran out: whoever opens it again is sent to the log-in and not to another registration.
create table instancia.altas_confirmadas (
  entidad_id int not null references instancia.entidades on delete cascade,
  huella bytea not null check (length(huella) = 32),
  momento timestamptz not null,
  primary key (entidad_id, huella)
);
comment on table instancia.altas_confirmadas is 'The link by which a company was confirmed, as the hash of its secret. It opens nothing any more.';
alter table instancia.altas_confirmadas enable row level security;
alter table instancia.altas_confirmadas force row level security;
create policy entidad on instancia.altas_confirmadas using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.altas_confirmadas to jornada_app;
