-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Acts of closing and reopening a month of a centre; the last one of each counts, and what is no reopening counts as closed.
create table instancia.cierres (
  entidad_id integer not null,
  cierre_id integer generated always as identity not null,
  centro_id integer not null,
  -- The first day of the month.
  mes date not null,
  accion text not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  motivo text,
  forzado boolean default false not null,
  incompletas integer default 0 not null,
  pendientes integer default 0 not null,
  -- The public holidays that the month was closed with, where nobody had confirmed those of its year. Empty: the confirmed ones, or for a month that was closed before proposals held, those of `instancia.festivos`.
  festivos jsonb,
  constraint cierres_pkey PRIMARY KEY (entidad_id, cierre_id),
  constraint cierres_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint cierres_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint cierres_accion_check CHECK (accion = ANY (ARRAY['cierre'::text, 'reapertura'::text])),
  constraint cierres_check CHECK (accion = 'cierre'::text OR motivo IS NOT NULL),
  constraint cierres_check1 CHECK (NOT forzado OR motivo IS NOT NULL),
  constraint cierres_festivos_check CHECK (jsonb_typeof(festivos) = 'array'::text),
  constraint cierres_mes_check CHECK (EXTRACT(day FROM mes) = 1::numeric),
  constraint cierres_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500)
);
CREATE INDEX cierres_por_mes ON instancia.cierres USING btree (entidad_id, centro_id, mes, cierre_id);
alter table instancia.cierres enable row level security, force row level security;
create policy entidad on instancia.cierres using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses AFTER INSERT ON instancia.cierres FOR EACH ROW WHEN (new.accion = 'reapertura'::text AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_reabiertos();
CREATE TRIGGER revision AFTER INSERT ON instancia.cierres FOR EACH ROW WHEN (new.accion = 'reapertura'::text AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.cierres FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.cierres FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.cierres to jornada_app;

-- Closings that are left to a job. centro_id null: all centres whose month is open.
create table instancia.cierres_en_marcha (
  entidad_id integer not null,
  encargo_id integer generated always as identity not null,
  mes date not null,
  centro_id integer,
  motivo text,
  autor_id integer not null,
  momento timestamp with time zone not null,
  hechas integer default 0 not null,
  total integer not null,
  acabado timestamp with time zone,
  -- The code of what was in the way.
  fallo text,
  constraint cierres_en_marcha_pkey PRIMARY KEY (entidad_id, encargo_id),
  constraint cierres_en_marcha_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint cierres_en_marcha_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint cierres_en_marcha_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint cierres_en_marcha_check CHECK (hechas >= 0 AND hechas <= total),
  constraint cierres_en_marcha_mes_check CHECK (EXTRACT(day FROM mes) = 1::numeric),
  constraint cierres_en_marcha_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500)
);
CREATE UNIQUE INDEX un_cierre_en_marcha ON instancia.cierres_en_marcha USING btree (entidad_id) WHERE (acabado IS NULL);
alter table instancia.cierres_en_marcha enable row level security, force row level security;
create policy entidad on instancia.cierres_en_marcha using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.cierres_en_marcha to jornada_app;

-- Closed months by their first day, as the acts of `cierres` leave them.
create view instancia.meses_cerrados with (security_invoker=true) as
 SELECT entidad_id,
    centro_id,
    mes
   FROM instancia.cierres c
  WHERE accion IS DISTINCT FROM 'reapertura'::text AND NOT (EXISTS ( SELECT
           FROM instancia.cierres d
          WHERE d.entidad_id = c.entidad_id AND d.centro_id = c.centro_id AND d.mes = c.mes AND d.cierre_id > c.cierre_id));
grant select on instancia.meses_cerrados to jornada_app;

CREATE OR REPLACE FUNCTION instancia.comprobar_cierres(p_entidad integer, p_version integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(20261122, p_entidad);
  if p_version is distinct from (select coalesce(max(c.cierre_id), 0) from instancia.cierres c where c.entidad_id = p_entidad) then
    raise exception 'a month was closed or reopened meanwhile' using errcode = 'serialization_failure';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION instancia.esta_cerrado(p_entidad integer, p_usuario integer, p_fecha date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from instancia.meses_cerrados x where x.entidad_id = p_entidad and x.mes = date_trunc('month', p_fecha)::date
      and x.centro_id = coalesce((
        select a.centro_id from instancia.asignaciones a
        where a.entidad_id = p_entidad and a.usuario_id = p_usuario and a.centro_id is not null and a.horario_id is not null
        order by a.desde <= p_fecha desc, abs(a.desde - p_fecha) limit 1), x.centro_id))
$function$;

CREATE OR REPLACE FUNCTION instancia.primero_de_mes(p_fecha date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case when isfinite(p_fecha) then date_trunc('month', p_fecha)::date else p_fecha end $function$;

CREATE OR REPLACE FUNCTION instancia.turno_de_cierre(p_entidad integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(20261122, p_entidad);
end $function$;
