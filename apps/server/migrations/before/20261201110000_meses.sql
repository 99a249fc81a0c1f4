-- The sums of each day, stored by person and month, so that the month of many people is read as fast as that of one. `packages/domain/src/mes` computes
-- them by the same rule that each person is shown; here it is only said which of them are no longer true.

create table instancia.meses_de_persona (
  entidad_id int not null,
  mes date not null check (extract(day from mes) = 1),
  usuario_id int not null,
  centro_id int,
  participa boolean not null,
  previsto int not null,
  trabajado int not null,
  efectivo int not null,
  ordinario int not null,
  exceso int not null,
  nocturno int not null,
  retraso int not null,
  saldo int not null,
  vacaciones int not null,
  baja int not null,
  permiso int not null,
  compensacion int not null,
  ausencia_minutos int not null,
  incidencias int not null,
  incompletas int not null,
  pendientes int not null,
  avisos int not null,
  tira text not null,
  dias jsonb not null,
  vence timestamptz,
  primary key (entidad_id, mes, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.meses_de_persona is 'A person''s month: the sums of the days that count, in minutes, and the days themselves.';
comment on column instancia.meses_de_persona.centro_id is 'The centre with which its last day is closed.';
comment on column instancia.meses_de_persona.participa is 'Whether there is a contract or a record on any day.';
comment on column instancia.meses_de_persona.vacaciones is 'Days of absence of a class, in halves.';
comment on column instancia.meses_de_persona.avisos is 'Days with anything that somebody should look at.';
comment on column instancia.meses_de_persona.tira is 'The kind of each day, one letter each.';
comment on column instancia.meses_de_persona.vence is 'Until when it is true if nothing is written: a shift ends, or a day becomes another one.';
create index meses_por_vencer on instancia.meses_de_persona (entidad_id, mes, vence) where vence is not null;
select instancia.proteger('meses_de_persona', '{select,insert,update,delete}');

create table instancia.meses_sumados (
  entidad_id int not null,
  mes date not null,
  hasta_usuario int not null default 0,
  primary key (entidad_id, mes)
);
comment on table instancia.meses_sumados is 'The months whose sums are stored, and up to which person they were when they were stored first.';
select instancia.proteger('meses_sumados', '{select,insert,update,delete}');

-- Marks are only added and taken away, so that nobody who writes waits for anybody who sums up: a mark that is seen was committed together with what it
-- tells of, and one that is not seen yet stays.
create table instancia.meses_cambiados (
  entidad_id int not null,
  marca_id bigint generated always as identity,
  usuario_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  primary key (entidad_id, marca_id)
);
comment on table instancia.meses_cambiados is 'People whose stored months are no longer true, from a month to another one, both by their first day.';
create index cambiados_de_un_mes on instancia.meses_cambiados (entidad_id, desde, usuario_id);
create index cambiados_de_varios on instancia.meses_cambiados (entidad_id, hasta) where hasta > desde;
select instancia.proteger('meses_cambiados', '{select,insert,delete}');

create function instancia.primero_de_mes(p_fecha date) returns date language sql immutable parallel safe
  as $$ select case when isfinite(p_fecha) then date_trunc('month', p_fecha)::date else p_fecha end $$;

-- A recorded day, in its month.
create function instancia.marcar_jornadas() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, m.mes, m.mes
    from cambiadas c cross join lateral (select instancia.primero_de_mes(c.fecha) as mes) m;
  return null;
end $$;
create trigger meses_altas after insert on instancia.jornadas referencing new table as cambiadas
  for each statement execute function instancia.marcar_jornadas();
create trigger meses_cambios after update on instancia.jornadas referencing new table as cambiadas
  for each statement execute function instancia.marcar_jornadas();
create trigger meses_bajas after delete on instancia.jornadas referencing old table as cambiadas
  for each statement execute function instancia.marcar_jornadas();

-- An absence, from its first month to its last. A shift may reach into the next day, so the days around it are taken along.
create function instancia.marcar_ausencias() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
      values (old.entidad_id, old.usuario_id, instancia.primero_de_mes(old.desde - 1), instancia.primero_de_mes(old.hasta + 1));
  end if;
  if tg_op <> 'DELETE' then
    insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
      values (new.entidad_id, new.usuario_id, instancia.primero_de_mes(new.desde - 1), instancia.primero_de_mes(new.hasta + 1));
  end if;
  return null;
end $$;
create trigger meses after insert or update or delete on instancia.ausencias for each row execute function instancia.marcar_ausencias();

-- A contract changes the days before it, too: with which centre they are closed, and in which zone they are told.
create function instancia.marcar_asignaciones() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, date '-infinity', date 'infinity' from cambiadas c;
  return null;
end $$;
create trigger meses_altas after insert on instancia.asignaciones referencing new table as cambiadas
  for each statement execute function instancia.marcar_asignaciones();
create trigger meses_cambios after update on instancia.asignaciones referencing new table as cambiadas
  for each statement execute function instancia.marcar_asignaciones();
create trigger meses_bajas after delete on instancia.asignaciones referencing old table as cambiadas
  for each statement execute function instancia.marcar_asignaciones();

-- Whoever has, or had, a schedule of which a version is written.
create function instancia.marcar_horarios() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.horario_id = c.horario_id;
  return null;
end $$;
create trigger meses_altas after insert on instancia.horarios_versiones referencing new table as cambiadas
  for each statement execute function instancia.marcar_horarios();
create trigger meses_cambios after update on instancia.horarios_versiones referencing new table as cambiadas
  for each statement execute function instancia.marcar_horarios();
create trigger meses_bajas after delete on instancia.horarios_versiones referencing old table as cambiadas
  for each statement execute function instancia.marcar_horarios();

-- Whoever has, or had, a centre with another public holiday, in the months of that holiday.
create function instancia.marcar_festivos() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(c.fecha - 1), instancia.primero_de_mes(c.fecha + 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $$;
create trigger meses_altas after insert on instancia.festivos referencing new table as cambiadas
  for each statement execute function instancia.marcar_festivos();
-- A holiday that moves changes its old day and its new one.
create trigger meses_de_antes after update on instancia.festivos referencing old table as cambiadas
  for each statement execute function instancia.marcar_festivos();
create trigger meses_cambios after update on instancia.festivos referencing new table as cambiadas
  for each statement execute function instancia.marcar_festivos();
create trigger meses_bajas after delete on instancia.festivos referencing old table as cambiadas
  for each statement execute function instancia.marcar_festivos();

-- A centre in another zone or country.
create function instancia.marcar_centros() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $$;
create trigger meses after update on instancia.centros for each row
  when (old.zona is distinct from new.zona or old.pais is distinct from new.pais) execute function instancia.marcar_centros();

-- Each stored day as a row. Of what a day lacks nothing is stored.
create view instancia.dias_sumados with (security_invoker = true) as
  select m.entidad_id, m.mes, m.usuario_id, d.fecha, d."centroId" as centro_id, coalesce(d.previsto, 0) as previsto, coalesce(d.trabajado, 0) as trabajado,
    coalesce(d.efectivo, 0) as efectivo, coalesce(d.ordinario, 0) as ordinario, coalesce(d.exceso, 0) as exceso, coalesce(d.nocturno, 0) as nocturno,
    coalesce(d.retraso, 0) as retraso, coalesce(d.saldo, 0) as saldo, coalesce(d.cuenta, false) as cuenta, d.porque, d.motivo, d.ausencia,
    coalesce(d."ausenciaMedios", 0) as ausencia_medios, coalesce(d."ausenciaMinutos", 0) as ausencia_minutos,
    coalesce(d.incidencias, '{}') as incidencias, coalesce(d.pendientes, 0) as pendientes, d.estado
  from instancia.meses_de_persona m
  cross join lateral jsonb_to_recordset(m.dias) as d (
    fecha date, "centroId" int, previsto int, trabajado int, efectivo int, ordinario int, exceso int, nocturno int, retraso int, saldo int, cuenta boolean,
    porque text, motivo text, ausencia text, "ausenciaMedios" int, "ausenciaMinutos" int, incidencias text[], pendientes int, estado text);
comment on view instancia.dias_sumados is 'The stored sums of each day. Whoever reads it names the months, too, by `mes`.';
grant select on instancia.dias_sumados to jornada_app;
