-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What was erased from the log after its retention, and why.
create table instancia.borrados (
  entidad_id integer not null,
  borrado_id bigint generated always as identity not null,
  momento timestamp with time zone not null,
  usuario_id integer not null,
  hasta date not null,
  lineas integer not null,
  motivo text not null,
  constraint borrados_pkey PRIMARY KEY (entidad_id, borrado_id)
);
alter table instancia.borrados enable row level security, force row level security;
create policy entidad on instancia.borrados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant select on instancia.borrados to jornada_app;

create table instancia.tipos (
  entidad_id integer not null,
  tipo_id integer generated always as identity not null,
  clase text not null,
  subtipo text not null,
  -- The company's own names by language; where one is missing the catalogue's name of the subtype stands.
  nombres jsonb default '{}'::jsonb not null,
  efectivo boolean not null,
  pagado boolean not null,
  requiere_proyecto boolean default false not null,
  requiere_observaciones boolean default false not null,
  requiere_posicion boolean default false not null,
  orden integer default 0 not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint tipos_pkey PRIMARY KEY (entidad_id, tipo_id),
  constraint tipos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint tipos_clase_check CHECK (clase = ANY (ARRAY['entrada'::text, 'salida'::text, 'pausa'::text, 'regreso'::text, 'proyecto'::text]))
);
alter table instancia.tipos enable row level security, force row level security;
create policy entidad on instancia.tipos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.tipos FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.tipos to jornada_app;

CREATE OR REPLACE FUNCTION instancia.anos_de_conservacion(p_pais text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case p_pais when 'ES' then 4 when 'PT' then 5 when 'DE' then 2 when 'IE' then 3 when 'GB' then 2 else 5 end
$function$;
