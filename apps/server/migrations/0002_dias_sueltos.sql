-- The plan by day (docs/adr/0061): single days above the schedules, drafted and published, and how many people are needed.

create table instancia.turnos_puestos (
  entidad_id int not null references instancia.entidades on delete cascade,
  puesto_id int generated always as identity,
  nombre text not null check (length(nombre) between 1 and 60),
  activo boolean not null default true,
  version int not null default 1,
  primary key (entidad_id, puesto_id)
);
comment on table instancia.turnos_puestos is 'Posts that shifts may need.';
create unique index turnos_puestos_por_nombre on instancia.turnos_puestos (entidad_id, lower(nombre));
select instancia.proteger('turnos_puestos');

create table instancia.turnos_puestos_de (
  entidad_id int not null,
  usuario_id int not null,
  puesto_id int not null,
  principal boolean not null default false,
  primary key (entidad_id, usuario_id, puesto_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, puesto_id) references instancia.turnos_puestos on delete cascade
);
comment on table instancia.turnos_puestos_de is 'The posts that each person can work in.';
comment on column instancia.turnos_puestos_de.principal is 'It is their own post: that of the shifts of their schedule.';
create unique index turnos_un_puesto_propio on instancia.turnos_puestos_de (entidad_id, usuario_id) where principal;
create index turnos_puestos_de_un_puesto on instancia.turnos_puestos_de (entidad_id, puesto_id);
select instancia.proteger('turnos_puestos_de', '{select,insert,update,delete}');

create table instancia.turnos_publicaciones (
  entidad_id int not null,
  publicacion_id bigint generated always as identity,
  autor_id int not null,
  momento timestamptz not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  personas int not null check (personas >= 0),
  dias int not null check (dias >= 0),
  primary key (entidad_id, publicacion_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.turnos_publicaciones is 'Each time that a planner published days: of how many people, and how many days were written.';
select instancia.proteger('turnos_publicaciones', '{select,insert}', true);

create table instancia.turnos_publicado (
  entidad_id int not null,
  usuario_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  publicacion_id bigint not null,
  primary key (entidad_id, usuario_id, desde),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, publicacion_id) references instancia.turnos_publicaciones
);
comment on table instancia.turnos_publicado is 'Days of which somebody has been told what they are, in spans that do not overlap. Whoever has none was never planned by day: they were told their schedule, so all their days are published.';
select instancia.proteger('turnos_publicado', '{select,insert}');

create table instancia.dias_sueltos (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  partes jsonb check (jsonb_typeof(partes) = 'array'),
  numero int not null default 1 check (numero > 0),
  publicacion_id bigint,
  cambio_id bigint,
  distinto boolean not null default true,
  primary key (entidad_id, usuario_id, fecha),
  check (num_nonnulls(publicacion_id, cambio_id) = 1),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, publicacion_id) references instancia.turnos_publicaciones
);
comment on table instancia.dias_sueltos is 'Published single days: each is the whole day of a person, in the place of their schedule. A row is never deleted, for its number answers late drafts.';
comment on column instancia.dias_sueltos.partes is 'Its shifts, each with its post: `[{turno, puestoId}]`; none: a day off. Null: it was taken back, and the schedule holds.';
comment on column instancia.dias_sueltos.numero is 'Rises with each publication of the day, and each change between people.';
comment on column instancia.dias_sueltos.distinto is 'Whether the day became another one when it was written last: what its person is told.';
comment on column instancia.dias_sueltos.cambio_id is 'The change between people that made it so; null: a publication did.';
select instancia.proteger('dias_sueltos');

alter table instancia.usuarios add column sueltos_hasta date;
comment on column instancia.usuarios.sueltos_hasta is 'The last single day that they ever had; null: none. Whoever reads later days need not look for any.';

-- What the rules read of a person has changed, and the sums of those months. A shift may reach into the next day, so the days around it are taken along.
create function instancia.marcar_sueltos() returns trigger language plpgsql set search_path = '' as $$
begin
  update instancia.usuarios u set revision = u.revision + 1, sueltos_hasta = greatest(u.sueltos_hasta, c.hasta)
    from (select c.entidad_id, c.usuario_id, max(c.fecha) as hasta from cambiadas c group by 1, 2) c
    where u.entidad_id = c.entidad_id and u.usuario_id = c.usuario_id;
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, instancia.primero_de_mes(c.fecha - 1), instancia.primero_de_mes(c.fecha + 1) from cambiadas c;
  return null;
end $$;
create index dias_sueltos_de_publicacion on instancia.dias_sueltos (entidad_id, publicacion_id, usuario_id);
create trigger plan_altas after insert on instancia.dias_sueltos referencing new table as cambiadas
  for each statement when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.marcar_sueltos();
create trigger plan_cambios after update on instancia.dias_sueltos referencing new table as cambiadas
  for each statement execute function instancia.marcar_sueltos();

-- The published single days of somebody from a day on. Whoever reads many people asks only for those whose `sueltos_hasta` reaches that far.
create function instancia.leer_sueltos(p_entidad int, p_usuario int, p_desde date) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('fecha', d.fecha, 'partes', d.partes) order by d.fecha), '[]')
  from instancia.dias_sueltos d
  where d.entidad_id = p_entidad and d.usuario_id = p_usuario and d.fecha >= p_desde and d.partes is not null
$$;

create table instancia.turnos_borrador (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  partes jsonb check (jsonb_typeof(partes) = 'array'),
  sobre int,
  version int not null,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, fecha),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.turnos_borrador is 'What planners draw, before it is published: one cell for a day of a person, so nothing is drawn twice.';
comment on column instancia.turnos_borrador.partes is 'As in dias_sueltos; null: the schedule shows again.';
comment on column instancia.turnos_borrador.sobre is 'The number of the published day that it was drawn upon; null: there was none. If that is another one by now, the cell is not published.';
comment on column instancia.turnos_borrador.version is 'Any number, another one at each write: of two planners who draw the same cell the second one sees the first.';
select instancia.proteger('turnos_borrador', '{select,insert,update,delete}');

create table instancia.turnos_necesidades (
  entidad_id int not null,
  necesidad_id int generated always as identity,
  centro_id int not null,
  nombre text not null check (length(nombre) between 1 and 60),
  puesto_id int,
  inicio text not null check (inicio ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  fin text not null check (fin ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  personas int[] not null check (cardinality(personas) = 7 and 0 <= all (personas)),
  en_festivos int check (en_festivos >= 0),
  vigente_desde date not null,
  vigente_hasta date check (vigente_hasta >= vigente_desde),
  version int not null default 1,
  primary key (entidad_id, necesidad_id),
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, puesto_id) references instancia.turnos_puestos
);
comment on table instancia.turnos_necesidades is 'How many people are needed at a centre from one hour to another: to the next day if the end is not after the beginning.';
comment on column instancia.turnos_necesidades.personas is 'By day of the week, Monday first.';
comment on column instancia.turnos_necesidades.en_festivos is 'On public holidays; null: as on any such day of the week.';
create index turnos_necesidades_de_centro on instancia.turnos_necesidades (entidad_id, centro_id);
select instancia.proteger('turnos_necesidades', '{select,insert,update,delete}');

-- As before, with the single days.
create or replace function instancia.leer_persona(
  p_entidad int, p_usuario int, p_eventos_desde date, p_eventos_hasta date, p_dias_desde date, p_dias_hasta date, p_dia date, p_clave uuid
) returns json language plpgsql as $$
declare
  resultado json;
  abierta date;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select j.fecha into abierta from instancia.jornadas j where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.estado = 'abierta';
  select json_build_object(
    'revision', (select e.revision from instancia.entidades e where e.entidad_id = p_entidad),
    'punto', u.punto,
    'ultimoNumero', coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario), 0),
    'asignaciones', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.hasta >= least(p_eventos_desde, p_dias_desde, p_dia)), '[]'),
    -- Whoever has no single day from there on costs nothing.
    'sueltos', case when u.sueltos_hasta >= least(p_eventos_desde, p_dias_desde, p_dia, abierta - 2)
      then instancia.leer_sueltos(p_entidad, p_usuario, least(p_eventos_desde, p_dias_desde, p_dia, abierta - 2)) else '[]' end,
    'eventos', coalesce((
      select json_agg(json_build_object(
        'registroId', r.registro_id, 'numero', r.numero, 'fecha', r.fecha, 'evento', r.evento, 'clase', r.clase, 'tipoId', r.tipo_id,
        'momento', r.momento, 'zona', r.zona, 'recibido', r.recibido, 'modo', r.modo, 'confianza', r.confianza, 'refiereA', r.refiere_a,
        'proyectoId', r.proyecto_id, 'observaciones', r.observaciones, 'autorId', r.autor_id, 'primero', coalesce(r.primero, r.numero),
        'cerca', (select p.cerca from instancia.posiciones p where p.entidad_id = p_entidad and p.registro_id = r.registro_id)) order by r.numero)
      from instancia.registros r
      where r.entidad_id = p_entidad and r.usuario_id = p_usuario
        and (r.fecha between p_eventos_desde and p_eventos_hasta or r.fecha between p_dia - 2 and p_dia + 2
          or r.fecha between abierta - 2 and abierta + 2)), '[]'),
    'jornadas', coalesce((
      select json_agg(json_build_object(
        'fecha', j.fecha, 'zona', j.zona, 'estado', j.estado, 'situacion', j.situacion, 'desde', j.desde, 'inicio', j.inicio, 'fin', j.fin,
        'tramos', j.tramos, 'incidencias', j.incidencias, 'corregida', j.corregida, 'pendientes', j.pendientes) order by j.fecha)
      from instancia.jornadas j
      where j.entidad_id = p_entidad and j.usuario_id = p_usuario and (j.fecha between p_dias_desde and p_dias_hasta or j.fecha = p_dia)), '[]'),
    -- Closed months of the person's centres (of all, for somebody without any), from that of the earliest day that is read on; what is
    -- before it is not known, and so taken as closed.
    'cierres', (
      select json_build_object(
        'desde', to_char(d.desde, 'YYYY-MM'),
        'version', coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0),
        'cerrados', coalesce((
          select json_agg(json_build_object('centroId', c.centro_id, 'mes', to_char(c.mes, 'YYYY-MM')) order by c.mes, c.centro_id)
          from instancia.meses_cerrados c
          where c.entidad_id = p_entidad and c.mes >= date_trunc('month', d.desde)
            and (c.centro_id in (select a.centro_id from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario)
              or not exists (
                select 1 from instancia.asignaciones a
                where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null))), '[]'))
      from (select least(p_eventos_desde, p_dias_desde, p_dia - 2, abierta - 2) as desde) d),
    'repetido', (
      select json_build_object('registroId', r.registro_id, 'fecha', r.fecha, 'cuerpo', encode(r.cuerpo_huella, 'hex'))
      from instancia.registros r where p_clave is not null and r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.clave = p_clave))
  into resultado
  from (values (1)) as siempre (uno) left join lateral (
    select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
        select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0') as punto,
      u.sueltos_hasta
    from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario) u on true;
  return resultado;
end $$;

-- As before, with the single days since its first month.
create or replace function instancia.leer_bolsa(p_entidad int, p_usuario int) returns jsonb language plpgsql as $$
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
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario
        and a.hasta >= (select date_trunc('month', min(m.fecha)) from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario)), '[]'),
    'sueltos', coalesce((
      select instancia.leer_sueltos(p_entidad, p_usuario, m.primero)
      from (
        select date_trunc('month', min(m.fecha))::date as primero from instancia.bolsa_movimientos m
        where m.entidad_id = p_entidad and m.usuario_id = p_usuario) m
      where m.primero <= (select u.sueltos_hasta from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario)), '[]'),
    'reglas', coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'caducidadMeses', jsonb_build_object('irregular', r.irregular_meses, 'extra', r.extra_meses),
        'topeMinutos', r.tope_minutos) order by r.desde)
      from instancia.bolsa_reglas r where r.entidad_id = p_entidad), '[]'))
  into resultado;
  return resultado;
end $$;
