-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Exports about everybody, kept for a week.
create table instancia.exportes (
  entidad_id integer not null,
  exporte_id integer generated always as identity not null,
  usuario_id integer not null,
  clase text not null,
  desde date not null,
  hasta date not null,
  -- Null: every centre.
  centros integer[],
  idioma text not null,
  -- The payroll template as it was when the export was asked for, with its name.
  plantilla jsonb,
  estado text default 'espera'::text not null,
  hecho integer default 0 not null,
  total integer,
  intentos integer default 0 not null,
  pedido timestamp with time zone not null,
  -- When its process last said that it is at work.
  latido timestamp with time zone,
  terminado timestamp with time zone,
  caduca timestamp with time zone,
  problema text,
  -- The key in the store of files.
  clave text,
  nombre text,
  bytes bigint,
  sha256 bytea,
  -- Name, size and SHA-256 of each file in the archive.
  ficheros jsonb,
  -- As that of `ficheros`.
  cifrado boolean default false not null,
  constraint exportes_pkey PRIMARY KEY (entidad_id, exporte_id),
  constraint exportes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint exportes_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint exportes_check CHECK (hasta >= desde),
  constraint exportes_check1 CHECK ((estado = 'listo'::text) = (sha256 IS NOT NULL)),
  constraint exportes_clase_check CHECK (clase = ANY (ARRAY['inspeccion'::text, 'representantes'::text, 'mensual'::text, 'nominas'::text, 'auditoria'::text])),
  constraint exportes_estado_check CHECK (estado = ANY (ARRAY['espera'::text, 'en-curso'::text, 'listo'::text, 'fallido'::text])),
  constraint exportes_problema_check CHECK (problema = ANY (ARRAY['interrumpido'::text, 'demasiado-grande'::text, 'sin-sitio'::text, 'error'::text])),
  constraint exportes_sha256_check CHECK (length(sha256) = 32)
);
CREATE INDEX exportes_de_persona ON instancia.exportes USING btree (entidad_id, usuario_id, exporte_id DESC);
alter table instancia.exportes enable row level security, force row level security;
create policy entidad on instancia.exportes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.exportes to jornada_app;

-- How the payroll program of the company wants to be told.
create table instancia.exportes_plantillas (
  entidad_id integer not null,
  plantilla_id integer generated always as identity not null,
  nombre text not null,
  definicion jsonb not null,
  version integer default 1 not null,
  constraint exportes_plantillas_pkey PRIMARY KEY (entidad_id, plantilla_id),
  constraint exportes_plantillas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint exportes_plantillas_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX exportes_plantillas_nombre ON instancia.exportes_plantillas USING btree (entidad_id, lower((nombre COLLATE "und-x-icu")));
alter table instancia.exportes_plantillas enable row level security, force row level security;
create policy entidad on instancia.exportes_plantillas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.exportes_plantillas to jornada_app;
