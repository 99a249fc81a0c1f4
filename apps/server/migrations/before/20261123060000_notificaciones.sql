-- Devices that are told of things, and of what each person wants to be told. A device is known by the digest of its address or token.
create table central.destinos_push (
  huella bytea primary key check (length(huella) = 32),
  entidad_id int not null references central.entidades on delete cascade
);
comment on table central.destinos_push is 'Which company a device is told by: one at a time, that of whoever signed in on it last.';
grant select, insert, update, delete on central.destinos_push to jornada_app;

create table instancia.destinos_push (
  entidad_id int not null,
  destino_id int generated always as identity,
  usuario_id int not null,
  sesion_id uuid not null,
  canal text not null check (canal in ('web', 'firebase')),
  huella bytea not null check (length(huella) = 32),
  datos jsonb not null,
  creado timestamptz not null,
  primary key (entidad_id, destino_id),
  unique (entidad_id, huella),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, sesion_id) references instancia.sesiones on delete cascade
);
comment on table instancia.destinos_push is 'Devices that are told: one row each, of the session that is open there.';
comment on column instancia.destinos_push.datos is 'web: endpoint, p256dh, auth; firebase: token.';
create index destinos_push_por_persona on instancia.destinos_push (entidad_id, usuario_id, creado);
create index destinos_push_por_sesion on instancia.destinos_push (entidad_id, sesion_id);

create table instancia.avisos_preferencias (
  entidad_id int not null,
  usuario_id int not null,
  clase text not null check (length(clase) between 3 and 40),
  canal text not null check (canal in ('push', 'correo')),
  activo boolean not null,
  primary key (entidad_id, usuario_id, clase, canal),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.avisos_preferencias is 'What somebody has chosen; the default where they have not.';

create table instancia.avisos_dados (
  entidad_id int not null,
  usuario_id int not null,
  clave text not null check (length(clave) between 3 and 80),
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.avisos_dados is 'Reminders that were given: each once. Swept away after some weeks.';
create index avisos_dados_por_momento on instancia.avisos_dados (entidad_id, momento);

do $$
declare tabla text;
begin
  foreach tabla in array array['destinos_push', 'avisos_preferencias', 'avisos_dados'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format(
      'create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())',
      tabla);
  end loop;
end $$;
grant select, insert, update, delete on instancia.destinos_push to jornada_app;
grant select, insert, update on instancia.avisos_preferencias to jornada_app;
grant select, insert, delete on instancia.avisos_dados to jornada_app;

-- Who is clocked in right now, asked every few minutes.
create index jornadas_abiertas on instancia.jornadas (entidad_id, fecha) where estado = 'abierta';
