-- Requests of all modules: one table of what is asked for, its steps, and its history; who decides; and vacations, the first module.

alter table instancia.ausencias
  add column mitad text check (mitad in ('manana', 'tarde')),
  add check (mitad is null or minutos is null);
comment on column instancia.ausencias.mitad is 'Half of the planned minutes of each day. Neither this nor minutes: whole days.';

create table instancia.solicitudes (
  entidad_id int not null,
  solicitud_id int generated always as identity,
  modulo text not null check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos')),
  usuario_id int not null,
  autor_id int not null,
  ano int not null check (ano between 1900 and 2200),
  estado text not null check (estado in ('borrador', 'pendiente', 'en-curso', 'aprobada', 'rechazada', 'anulacion-solicitada', 'anulada', 'pagada')),
  version int not null default 1,
  desde date not null,
  hasta date not null check (hasta >= desde),
  unidad text check (unidad in ('dias', 'minutos', 'centimos')),
  cantidad int,
  moneda text check (moneda ~ '^[A-Z]{3}$'),
  titulo text check (length(titulo) <= 200),
  comentario text check (length(comentario) <= 500),
  creada timestamptz not null,
  turno_desde timestamptz,
  espera_de int,
  espera int generated always as (case when turno_desde is not null then coalesce(espera_de, 0) end) stored,
  recordar_dias int,
  recordada timestamptz,
  decidida timestamptz,
  decidida_por int,
  motivo text check (length(motivo) <= 500),
  mes_cerrado_dicho timestamptz,
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, espera_de) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, decidida_por) references instancia.usuarios (entidad_id, usuario_id),
  check ((unidad is null) = (cantidad is null)),
  check ((unidad = 'centimos') = (moneda is not null)),
  check ((turno_desde is not null) = (estado in ('pendiente', 'en-curso', 'anulacion-solicitada'))),
  check (espera_de is null or turno_desde is not null),
  check (espera_de is distinct from usuario_id),
  check ((decidida is null) = (decidida_por is null))
);
comment on table instancia.solicitudes is 'What people ask for. The fields of a module are in a table of its own with the same key.';
comment on column instancia.solicitudes.autor_id is 'Who wrote it: the person, or somebody who acted for them.';
comment on column instancia.solicitudes.cantidad is 'Ten-thousandths of a day, minutes, or cents.';
comment on column instancia.solicitudes.turno_desde is 'Since when it waits for a decision.';
comment on column instancia.solicitudes.espera_de is 'Who decides now. Empty while it waits: anybody who decides for the whole company.';
comment on column instancia.solicitudes.espera is 'The same for the index: 0 for the company, empty if it waits for nobody.';
comment on column instancia.solicitudes.recordada is 'When whoever decides was last reminded.';
comment on column instancia.solicitudes.mes_cerrado_dicho is 'When both sides were told that it waits for a closed month.';
create index solicitudes_por_persona on instancia.solicitudes (entidad_id, usuario_id, ano, desde desc, solicitud_id desc);
create index solicitudes_que_esperan on instancia.solicitudes (entidad_id, espera, turno_desde, solicitud_id)
  include (usuario_id, autor_id, modulo) where espera is not null;
create index solicitudes_decididas on instancia.solicitudes (entidad_id, decidida desc, solicitud_id desc)
  include (usuario_id, modulo) where decidida is not null;
create index solicitudes_decididas_por on instancia.solicitudes (entidad_id, decidida_por, decidida desc, solicitud_id desc)
  include (usuario_id, modulo) where decidida is not null;
select instancia.proteger('solicitudes');

-- The rule of `estaCerrado` of the domain: by the centre of the day, otherwise of the contract before it, otherwise of the first one. Without any centre, a
-- month is closed as soon as one centre has closed it.
create function instancia.esta_cerrado(p_entidad int, p_usuario int, p_fecha date) returns boolean language sql stable as $$
  select exists (
    select from instancia.meses_cerrados x where x.entidad_id = p_entidad and x.mes = date_trunc('month', p_fecha)::date
      and x.centro_id = coalesce((
        select a.centro_id from instancia.asignaciones a
        where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null and a.horario_id is not null
        order by a.desde <= p_fecha desc, abs(a.desde - p_fecha) limit 1), x.centro_id))
$$;

create table instancia.solicitudes_pasos (
  entidad_id int not null,
  solicitud_id int not null,
  para text not null check (para in ('aprobar', 'anular')),
  paso smallint not null check (paso between 1 and 9),
  papel text not null check (papel in ('responsable', 'departamento', 'persona', 'administracion')),
  decisor_id int,
  estado text not null check (estado in ('futuro', 'turno', 'conforme', 'rechazado', 'saltado')),
  decidido_por int,
  momento timestamptz,
  motivo text check (length(motivo) <= 500),
  primary key (entidad_id, solicitud_id, para, paso),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes,
  foreign key (entidad_id, decisor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, decidido_por) references instancia.usuarios (entidad_id, usuario_id),
  check ((momento is null) = (decidido_por is null))
);
comment on table instancia.solicitudes_pasos is 'The chain of a request as it was when it was sent: who decides, in order. `anular`: about its cancellation.';
comment on column instancia.solicitudes_pasos.decisor_id is 'Empty: anybody who decides for the whole company.';
select instancia.proteger('solicitudes_pasos', '{select,insert,update,delete}');

create table instancia.solicitudes_historia (
  entidad_id int not null,
  hecho_id int generated always as identity,
  solicitud_id int not null,
  usuario_id int not null,
  accion text not null,
  estado text not null,
  version int not null,
  autor_id int not null,
  momento timestamptz not null,
  motivo text check (length(motivo) <= 500),
  clave uuid,
  cuerpo_huella bytea,
  primary key (entidad_id, hecho_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes,
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((clave is null) = (cuerpo_huella is null))
);
comment on table instancia.solicitudes_historia is 'What was done to each request, by whom, and the state that it had then.';
comment on column instancia.solicitudes_historia.usuario_id is 'Whose request it is.';
comment on column instancia.solicitudes_historia.clave is 'The key of the call, with a hash of its body: sent again, nothing is done again.';
create index solicitudes_historia_de on instancia.solicitudes_historia (entidad_id, solicitud_id, hecho_id);
create unique index solicitudes_historia_clave on instancia.solicitudes_historia (entidad_id, usuario_id, clave) where clave is not null;
select instancia.proteger('solicitudes_historia', '{select,insert}', true);

create table instancia.solicitudes_cadenas (
  entidad_id int not null references instancia.entidades on delete cascade,
  cadena_id int generated always as identity,
  modulo text not null check (modulo in ('vacaciones', 'bajas', 'permisos', 'reservas', 'horas-extra', 'gastos')),
  departamento_id int,
  pasos jsonb not null check (jsonb_typeof(pasos) = 'array'),
  recordar_dias int check (recordar_dias between 1 and 30),
  version int not null default 1,
  primary key (entidad_id, cadena_id),
  foreign key (entidad_id, departamento_id) references instancia.departamentos
);
comment on table instancia.solicitudes_cadenas is 'Who decides about requests of a module: of a department, or of the whole company. Without a row, the default of the rules.';
create unique index solicitudes_cadenas_de on instancia.solicitudes_cadenas (entidad_id, modulo, coalesce(departamento_id, 0));
select instancia.proteger('solicitudes_cadenas', '{select,insert,update,delete}');

create table instancia.suplencias (
  entidad_id int not null,
  suplencia_id int generated always as identity,
  titular_id int not null,
  suplente_id int not null,
  desde date not null,
  hasta date not null check (hasta >= desde),
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, suplencia_id),
  foreign key (entidad_id, titular_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, suplente_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check (titular_id <> suplente_id)
);
comment on table instancia.suplencias is 'Who decides for whom, and on which days.';
create index suplencias_de_suplente on instancia.suplencias (entidad_id, suplente_id, hasta);
create index suplencias_de_titular on instancia.suplencias (entidad_id, titular_id, hasta);
select instancia.proteger('suplencias', '{select,insert,delete}');

alter table instancia.ausencias
  add column solicitud_id int,
  add foreign key (entidad_id, solicitud_id) references instancia.solicitudes;
comment on column instancia.ausencias.solicitud_id is 'The request that it follows from. Empty: it was written otherwise.';
create unique index ausencias_de_solicitud on instancia.ausencias (entidad_id, solicitud_id) where solicitud_id is not null;
grant delete on instancia.ausencias to jornada_app;

create table instancia.vacaciones (
  entidad_id int not null,
  solicitud_id int not null,
  mitad text check (mitad in ('manana', 'tarde')),
  dias jsonb not null check (jsonb_typeof(dias) = 'array'),
  primary key (entidad_id, solicitud_id),
  foreign key (entidad_id, solicitud_id) references instancia.solicitudes
);
comment on table instancia.vacaciones is 'What a request for vacations has beside others.';
comment on column instancia.vacaciones.dias is 'What each day takes, in ten-thousandths, as it was counted when it was sent: `[{fecha, cantidad}]`. A later schedule does not recount it.';
select instancia.proteger('vacaciones');

create table instancia.vacaciones_politicas (
  entidad_id int not null references instancia.entidades on delete cascade,
  desde date not null,
  version int not null default 1,
  reglas jsonb not null,
  primary key (entidad_id, desde)
);
comment on table instancia.vacaciones_politicas is 'The rules for vacations from a day on. Years before keep the rules that they had.';
select instancia.proteger('vacaciones_politicas');

create table instancia.vacaciones_concesiones (
  entidad_id int not null,
  concesion_id int generated always as identity,
  usuario_id int not null,
  ano int not null check (ano between 1900 and 2200),
  clase text not null check (clase in ('compensacion', 'ajuste')),
  cantidad int not null check (cantidad <> 0),
  dia date not null,
  desde date not null,
  hasta date check (hasta >= desde),
  motivo text not null check (length(motivo) between 1 and 500),
  autor_id int not null,
  momento timestamptz not null,
  clave uuid not null,
  primary key (entidad_id, concesion_id),
  unique (entidad_id, usuario_id, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.vacaciones_concesiones is 'Days that somebody was given or lost by hand, in ten-thousandths. Those of a year, of seniority and carried over follow from rules and contract and are not stored.';
comment on column instancia.vacaciones_concesiones.dia is 'On which day it was done: what is taken away is taken from what could be used then.';
select instancia.proteger('vacaciones_concesiones', '{select,insert}', true);

-- As before, with halves of days.
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
    'punto', (
      select u.usuario_id || '.' || u.revision || '.' || coalesce((select max(c.cierre_id) from instancia.cierres c where c.entidad_id = p_entidad), 0) || '.' || coalesce((
        select r.numero || '.' || r.registro_id from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario order by r.numero desc limit 1), '0.0')
      from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario),
    'ultimoNumero', coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = p_usuario), 0),
    'asignaciones', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.hasta >= least(p_eventos_desde, p_dias_desde, p_dia)), '[]'),
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
  into resultado;
  return resultado;
end $$;

-- As before, with halves of days.
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
    'reglas', coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'caducidadMeses', jsonb_build_object('irregular', r.irregular_meses, 'extra', r.extra_meses),
        'topeMinutos', r.tope_minutos) order by r.desde)
      from instancia.bolsa_reglas r where r.entidad_id = p_entidad), '[]'))
  into resultado;
  return resultado;
end $$;
