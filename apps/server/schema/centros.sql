-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Work centres. Without coordinates: a remote place, which no position is compared with.
create table instancia.centros (
  entidad_id integer not null,
  centro_id integer generated always as identity not null,
  nombre text not null,
  zona text not null,
  pais text not null,
  latitud double precision,
  longitud double precision,
  radio_metros integer,
  -- State or province, and the place within it, by whose calendar public holidays are proposed.
  region text,
  direccion text default ''::text not null,
  -- False: closed. Its records and months stay; nobody is assigned to it and no position is compared with it.
  activo boolean default true not null,
  version integer default 1 not null,
  -- The account of this centre, if it has one of its own.
  ccc text default ''::text not null,
  -- Where it is: centres of one municipality have the same local holidays.
  municipio text default ''::text not null,
  constraint centros_pkey PRIMARY KEY (entidad_id, centro_id),
  constraint centros_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint centros_ccc_check CHECK (ccc ~ '^([0-9]{11}|[0-9]{15})?$'::text),
  constraint centros_check CHECK ((latitud IS NULL) = (longitud IS NULL)),
  constraint centros_check1 CHECK ((latitud IS NULL) = (radio_metros IS NULL)),
  constraint centros_direccion_check CHECK (length(direccion) <= 200),
  constraint centros_latitud_check CHECK (latitud >= '-90'::integer::double precision AND latitud <= 90::double precision),
  constraint centros_longitud_check CHECK (longitud >= '-180'::integer::double precision AND longitud <= 180::double precision),
  constraint centros_municipio_check CHECK (length(municipio) <= 100),
  constraint centros_pais_check CHECK (pais ~ '^[A-Z]{2}$'::text),
  constraint centros_radio_metros_check CHECK (radio_metros > 0),
  constraint centros_region_check CHECK (region ~ '^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4})?$'::text)
);
CREATE UNIQUE INDEX centros_nombre_abierto ON instancia.centros USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.centros enable row level security, force row level security;
create policy entidad on instancia.centros using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses AFTER UPDATE ON instancia.centros FOR EACH ROW WHEN (old.zona IS DISTINCT FROM new.zona OR old.pais IS DISTINCT FROM new.pais OR old.region IS DISTINCT FROM new.region) EXECUTE FUNCTION instancia.marcar_centros();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.centros FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.centros to jornada_app;

-- Where a mark was made. Coordinates only where the company keeps exact ones.
create table instancia.posiciones (
  entidad_id integer not null,
  registro_id bigint not null,
  latitud double precision,
  longitud double precision,
  precision_metros double precision,
  centro_id integer,
  distancia_metros integer,
  cerca boolean,
  constraint posiciones_pkey PRIMARY KEY (entidad_id, registro_id)
);
CREATE INDEX posiciones_por_centro ON instancia.posiciones USING btree (entidad_id, centro_id, registro_id) WHERE (latitud IS NOT NULL);
alter table instancia.posiciones enable row level security, force row level security;
create policy entidad on instancia.posiciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.posiciones to jornada_app;
