-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- People whose stored months are no longer true, from a month to another one, both by their first day.
create table instancia.meses_cambiados (
  entidad_id integer not null,
  marca_id bigint generated always as identity not null,
  usuario_id integer not null,
  desde date not null,
  hasta date not null,
  constraint meses_cambiados_pkey PRIMARY KEY (entidad_id, marca_id),
  constraint meses_cambiados_check CHECK (hasta >= desde)
);
CREATE INDEX cambiados_de_un_mes ON instancia.meses_cambiados USING btree (entidad_id, desde, usuario_id);
CREATE INDEX cambiados_de_varios ON instancia.meses_cambiados USING btree (entidad_id, hasta, desde, usuario_id) WHERE (hasta > desde);
alter table instancia.meses_cambiados enable row level security, force row level security;
create policy entidad on instancia.meses_cambiados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.meses_cambiados to jornada_app;

-- A person's month: the sums of the days that count, in minutes, and the days themselves.
create table instancia.meses_de_persona (
  entidad_id integer not null,
  mes date not null,
  usuario_id integer not null,
  -- The centre with which its last day is closed.
  centro_id integer,
  -- Whether there is a contract or a record on any day.
  participa boolean not null,
  previsto integer not null,
  trabajado integer not null,
  efectivo integer not null,
  ordinario integer not null,
  exceso integer not null,
  nocturno integer not null,
  retraso integer not null,
  saldo integer not null,
  -- Days of absence of a class, in halves.
  vacaciones integer not null,
  baja integer not null,
  permiso integer not null,
  compensacion integer not null,
  ausencia_minutos integer not null,
  incidencias integer not null,
  incompletas integer not null,
  pendientes integer not null,
  -- Days with anything that somebody should look at.
  avisos integer not null,
  -- The kind of each day, one letter each.
  tira text not null,
  dias jsonb not null,
  -- Until when it is true if nothing is written: a shift ends, or a day becomes another one.
  vence timestamp with time zone,
  constraint meses_de_persona_pkey PRIMARY KEY (entidad_id, mes, usuario_id),
  constraint meses_de_persona_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint meses_de_persona_mes_check CHECK (EXTRACT(day FROM mes) = 1::numeric)
);
CREATE INDEX meses_por_vencer ON instancia.meses_de_persona USING btree (entidad_id, mes, vence) WHERE (vence IS NOT NULL);
alter table instancia.meses_de_persona enable row level security, force row level security;
create policy entidad on instancia.meses_de_persona using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.meses_de_persona to jornada_app;

-- The months whose sums are stored, and up to which person they were when they were stored first.
create table instancia.meses_sumados (
  entidad_id integer not null,
  mes date not null,
  hasta_usuario integer default 0 not null,
  constraint meses_sumados_pkey PRIMARY KEY (entidad_id, mes)
);
alter table instancia.meses_sumados enable row level security, force row level security;
create policy entidad on instancia.meses_sumados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.meses_sumados to jornada_app;

-- The stored sums of each day. Whoever reads it names the months, too, by `mes`.
create view instancia.dias_sumados with (security_invoker=true) as
 SELECT m.entidad_id,
    m.mes,
    m.usuario_id,
    d.fecha,
    d."centroId" AS centro_id,
    COALESCE(d.previsto, 0) AS previsto,
    COALESCE(d.trabajado, 0) AS trabajado,
    COALESCE(d.efectivo, 0) AS efectivo,
    COALESCE(d.ordinario, 0) AS ordinario,
    COALESCE(d.exceso, 0) AS exceso,
    COALESCE(d.nocturno, 0) AS nocturno,
    COALESCE(d.retraso, 0) AS retraso,
    COALESCE(d.saldo, 0) AS saldo,
    COALESCE(d.cuenta, false) AS cuenta,
    d.porque,
    d.motivo,
    d.ausencia,
    COALESCE(d."ausenciaMedios", 0) AS ausencia_medios,
    COALESCE(d."ausenciaMinutos", 0) AS ausencia_minutos,
    COALESCE(d.incidencias, '{}'::text[]) AS incidencias,
    COALESCE(d.pendientes, 0) AS pendientes,
    d.estado
   FROM instancia.meses_de_persona m
     CROSS JOIN LATERAL jsonb_to_recordset(m.dias) d(fecha date, "centroId" integer, previsto integer, trabajado integer, efectivo integer, ordinario integer, exceso integer, nocturno integer, retraso integer, saldo integer, cuenta boolean, porque text, motivo text, ausencia text, "ausenciaMedios" integer, "ausenciaMinutos" integer, incidencias text[], pendientes integer, estado text);
grant select on instancia.dias_sumados to jornada_app;

CREATE OR REPLACE FUNCTION instancia.marcar_asignaciones()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, date '-infinity', date 'infinity' from cambiadas c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_ausencias()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_centros()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_confirmados()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, make_date(c.ano - 1, 12, 1), make_date(c.ano + 1, 1, 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_festivos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(c.fecha - 1), instancia.primero_de_mes(c.fecha + 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_horarios()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, date '-infinity', date 'infinity'
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.horario_id = c.horario_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_jornadas()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct c.entidad_id, c.usuario_id, m.mes, m.mes
    from cambiadas c cross join lateral (select instancia.primero_de_mes(c.fecha) as mes) m;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_reabiertos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(new.mes - 1), instancia.primero_de_mes((new.mes + interval '1 month')::date)
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION instancia.marcar_retenidos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    values (new.entidad_id, new.usuario_id, instancia.primero_de_mes(new.fecha), instancia.primero_de_mes(new.fecha));
  return null;
end $function$;
