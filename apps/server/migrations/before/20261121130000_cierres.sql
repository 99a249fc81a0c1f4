-- Closed months, hour banks, confirmed public holidays, and who manages projects. Acts and movements are append-only: what
-- was decided stays to be read, and what takes it back is one more row.

create table instancia.cierres (
  entidad_id int not null,
  cierre_id int generated always as identity,
  centro_id int not null,
  mes date not null check (extract(day from mes) = 1),
  accion text not null check (accion in ('cierre', 'reapertura')),
  momento timestamptz not null,
  autor_id int not null,
  motivo text check (length(motivo) between 1 and 500),
  forzado boolean not null default false,
  incompletas int not null default 0,
  pendientes int not null default 0,
  primary key (entidad_id, cierre_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check (accion = 'cierre' or motivo is not null),
  check (not forzado or motivo is not null)
);
comment on table instancia.cierres is 'Acts of closing and reopening a month of a centre; the last one of each counts, and what is no reopening counts as closed.';
comment on column instancia.cierres.mes is 'The first day of the month.';
create index cierres_por_mes on instancia.cierres (entidad_id, centro_id, mes, cierre_id);

create table instancia.bolsa_movimientos (
  entidad_id int not null,
  movimiento_id int generated always as identity,
  usuario_id int not null,
  clase text not null check (clase in ('cierre', 'abono', 'ajuste')),
  fecha date not null,
  minutos int not null check (minutos <> 0),
  origen text not null check (origen in ('irregular', 'extra')),
  caduca date check (caduca >= fecha),
  refiere_a int,
  cierre_id int,
  motivo text check (length(motivo) <= 500),
  autor_id int,
  momento timestamptz not null,
  clave text not null,
  primary key (entidad_id, movimiento_id),
  unique (entidad_id, usuario_id, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, cierre_id) references instancia.cierres,
  foreign key (entidad_id, refiere_a) references instancia.bolsa_movimientos (entidad_id, movimiento_id),
  check ((clase = 'cierre') = (cierre_id is not null))
);
comment on table instancia.bolsa_movimientos is 'The hour bank as it was written: balances of closed months, payouts, adjustments. Time off and expiry follow from absences and calendar and are not stored.';
comment on column instancia.bolsa_movimientos.clave is 'What the movement is about; unique per person, so that nothing is booked twice.';
comment on column instancia.bolsa_movimientos.refiere_a is 'The movement that this one takes back: its month was reopened.';
create index bolsa_movimientos_por_cierre on instancia.bolsa_movimientos (entidad_id, cierre_id);

create table instancia.bolsa_reglas (
  entidad_id int not null references instancia.entidades on delete cascade,
  desde date not null,
  irregular_meses int not null check (irregular_meses between 1 and 60),
  extra_meses int not null check (extra_meses between 1 and 60),
  tope_minutos int check (tope_minutos >= 0),
  primary key (entidad_id, desde)
);
comment on table instancia.bolsa_reglas is 'How long minutes last and how many may gather, from a day on. The past is never recomputed with a newer rule.';

create table instancia.festivos_confirmados (
  entidad_id int not null,
  confirmacion_id int generated always as identity,
  centro_id int not null,
  ano int not null check (ano between 2000 and 2100),
  momento timestamptz not null,
  autor_id int not null,
  festivos jsonb not null,
  primary key (entidad_id, confirmacion_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.festivos_confirmados is 'Who confirmed the public holidays of a centre and year, when, and the list that was confirmed.';
create index festivos_confirmados_por_centro on instancia.festivos_confirmados (entidad_id, centro_id, ano, confirmacion_id);

alter table instancia.centros add column region text check (region ~ '^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4})?$');
comment on column instancia.centros.region is 'State or province, and the place within it, by whose calendar public holidays are proposed.';

alter table instancia.proyectos
  add column creado timestamptz, add column creado_por int,
  add column cambiado timestamptz, add column cambiado_por int,
  add column cerrado timestamptz, add column cerrado_por int,
  add foreign key (entidad_id, creado_por) references instancia.usuarios (entidad_id, usuario_id),
  add foreign key (entidad_id, cambiado_por) references instancia.usuarios (entidad_id, usuario_id),
  add foreign key (entidad_id, cerrado_por) references instancia.usuarios (entidad_id, usuario_id);
-- By ICU, because the database's own collation is that of bytes, in which Á has no small letter.
create unique index proyectos_nombre_abierto on instancia.proyectos (entidad_id, lower(nombre collate "und-x-icu")) where activo;

create function instancia.solo_anadir_filas() returns trigger language plpgsql as $$
begin
  raise exception 'instancia.% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

do $$
declare tabla text;
begin
  foreach tabla in array array['cierres', 'bolsa_movimientos', 'bolsa_reglas', 'festivos_confirmados'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
    execute format('grant select, insert on instancia.%I to jornada_app', tabla);
  end loop;
  foreach tabla in array array['cierres', 'bolsa_movimientos', 'festivos_confirmados'] loop
    execute format('create trigger solo_anadir before update or delete on instancia.%I for each row execute function instancia.solo_anadir_filas()', tabla);
    execute format('create trigger solo_anadir_todo before truncate on instancia.%I for each statement execute function instancia.solo_anadir_filas()', tabla);
  end loop;
end $$;
grant update on instancia.bolsa_reglas to jornada_app;
create trigger revision after insert on instancia.festivos_confirmados for each statement execute function instancia.subir_revision();

-- Whoever closes a month waits for everybody who is writing, and whoever writes waits for the closing; then they notice that what
-- they decided by is no longer so. p_version: the last act that the writer had read.
create function instancia.comprobar_cierres(p_entidad int, p_version int) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(20261122, p_entidad);
  if p_version is distinct from (select coalesce(max(c.cierre_id), 0) from instancia.cierres c where c.entidad_id = p_entidad) then
    raise exception 'a month was closed or reopened meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;

create function instancia.turno_de_cierre(p_entidad int) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(20261122, p_entidad);
end $$;

-- The hour bank of one person as it was written, the absences that may have been time off since, and the company's rules.
create function instancia.leer_bolsa(p_entidad int, p_usuario int) returns jsonb language plpgsql as $$
declare resultado jsonb;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select jsonb_build_object(
    'movimientos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.movimiento_id, 'clase', m.clase, 'fecha', m.fecha, 'minutos', m.minutos, 'origen', m.origen, 'caduca', m.caduca,
        'refiereA', m.refiere_a, 'motivo', m.motivo, 'autorId', m.autor_id,
        'autor', (select u.nombre_completo from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = m.autor_id),
        'momento', m.momento) order by m.movimiento_id)
      from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario
        and a.hasta >= (select date_trunc('month', min(m.fecha)) from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario)), '[]'),
    'reglas', coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'caducidadMeses', jsonb_build_object('irregular', r.irregular_meses, 'extra', r.extra_meses),
        'topeMinutos', r.tope_minutos) order by r.desde)
      from instancia.bolsa_reglas r where r.entidad_id = p_entidad), '[]'))
  into resultado;
  return resultado;
end $$;
