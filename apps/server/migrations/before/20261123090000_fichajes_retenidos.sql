-- Marks that waited on a device and came after their month had been closed: kept, and written when the month is reopened.
create table instancia.fichajes_retenidos (
  entidad_id int not null,
  retenido_id int generated always as identity,
  usuario_id int not null,
  clave uuid not null,
  fecha date not null,
  tipo_id int not null,
  momento timestamptz not null,
  confianza text not null check (confianza in ('tardia', 'dudosa')),
  momento_dispositivo timestamptz not null,
  recibido timestamptz not null,
  aparato text not null check (aparato in ('web', 'pwa', 'app')),
  datos json not null check (length(datos::text) <= 20000),
  primary key (entidad_id, retenido_id),
  unique (entidad_id, usuario_id, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.fichajes_retenidos is 'Marks that came after their month had been closed. Append-only: one is settled once the log has its key.';
comment on column instancia.fichajes_retenidos.fecha is 'The day that it belongs to, as it was reckoned at its receipt.';
comment on column instancia.fichajes_retenidos.momento is 'Its official time, made of what the device knew of the time and of the receipt.';
comment on column instancia.fichajes_retenidos.datos is 'What was asked for, as it came: as text, for its digest goes with the key.';
create index fichajes_retenidos_por_dia on instancia.fichajes_retenidos (entidad_id, usuario_id, fecha);

alter table instancia.fichajes_retenidos enable row level security;
alter table instancia.fichajes_retenidos force row level security;
create policy entidad on instancia.fichajes_retenidos
  using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.fichajes_retenidos to jornada_app;
