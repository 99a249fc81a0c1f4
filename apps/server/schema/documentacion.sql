-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- A file that was given to one person or to many; files have its id as what they belong to.
create table instancia.contenidos_documento (
  entidad_id integer not null,
  contenido_id bigint generated always as identity not null,
  -- Of the file as it was published, hexadecimal.
  sha256 text not null,
  paginas integer not null,
  constraint contenidos_documento_pkey PRIMARY KEY (entidad_id, contenido_id),
  constraint contenidos_documento_paginas_check CHECK (paginas > 0),
  constraint contenidos_documento_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text)
);
alter table instancia.contenidos_documento enable row level security, force row level security;
create policy entidad on instancia.contenidos_documento using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.contenidos_documento to jornada_app;

-- A document of one person. It is never deleted while it is kept: taken back or replaced, it stays for its history.
create table instancia.documentos (
  entidad_id integer not null,
  documento_id bigint generated always as identity not null,
  usuario_id integer not null,
  tipo_documento_id integer not null,
  contenido_id bigint not null,
  titulo text not null,
  -- The month or day that it is about, by its first day.
  periodo date,
  firma text not null,
  -- The last day to sign.
  plazo date,
  publicado timestamp with time zone not null,
  autor_id integer not null,
  -- The pages that the person has seen, from 1, in ascending order.
  vistas integer[] default '{}'::integer[] not null,
  -- When the person opened it first.
  abierto timestamp with time zone,
  -- What the person has said to it.
  respuesta text,
  respondido timestamp with time zone,
  recordado timestamp with time zone,
  sustituye_a bigint,
  sustituido_por bigint,
  retirado timestamp with time zone,
  constraint documentos_pkey PRIMARY KEY (entidad_id, documento_id),
  constraint documentos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint documentos_entidad_id_contenido_id_fkey FOREIGN KEY (entidad_id, contenido_id) REFERENCES instancia.contenidos_documento(entidad_id, contenido_id),
  constraint documentos_entidad_id_sustituido_por_fkey FOREIGN KEY (entidad_id, sustituido_por) REFERENCES instancia.documentos(entidad_id, documento_id),
  constraint documentos_entidad_id_sustituye_a_fkey FOREIGN KEY (entidad_id, sustituye_a) REFERENCES instancia.documentos(entidad_id, documento_id),
  constraint documentos_entidad_id_tipo_documento_id_fkey FOREIGN KEY (entidad_id, tipo_documento_id) REFERENCES instancia.tipos_documento(entidad_id, tipo_documento_id),
  constraint documentos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint documentos_check CHECK (plazo IS NULL OR firma <> 'ninguna'::text),
  constraint documentos_check1 CHECK ((respuesta IS NULL) = (respondido IS NULL)),
  constraint documentos_check2 CHECK (respuesta IS NULL OR firma <> 'ninguna'::text),
  constraint documentos_firma_check CHECK (firma = ANY (ARRAY['ninguna'::text, 'recibo'::text, 'conforme'::text])),
  constraint documentos_respuesta_check CHECK (respuesta = ANY (ARRAY['firmado'::text, 'disconforme'::text])),
  constraint documentos_titulo_check CHECK (length(titulo) >= 1 AND length(titulo) <= 120)
);
CREATE INDEX documentos_de_contenido ON instancia.documentos USING btree (entidad_id, contenido_id);
CREATE INDEX documentos_de_persona ON instancia.documentos USING btree (entidad_id, usuario_id, publicado DESC, documento_id DESC) WHERE (retirado IS NULL);
CREATE INDEX documentos_por_fecha ON instancia.documentos USING btree (entidad_id, publicado DESC, documento_id DESC);
CREATE INDEX documentos_por_firmar ON instancia.documentos USING btree (entidad_id, usuario_id, plazo) WHERE ((firma <> 'ninguna'::text) AND (respuesta IS NULL) AND (retirado IS NULL) AND (sustituido_por IS NULL));
CREATE INDEX documentos_sin_abrir ON instancia.documentos USING btree (entidad_id, usuario_id) WHERE ((abierto IS NULL) AND (retirado IS NULL) AND (sustituido_por IS NULL));
alter table instancia.documentos enable row level security, force row level security;
create policy entidad on instancia.documentos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.documentos to jornada_app;

-- Append-only: what has happened to a document, by whom and when.
create table instancia.documentos_actos (
  entidad_id integer not null,
  acto_id bigint generated always as identity not null,
  documento_id bigint not null,
  accion text not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  metodo text,
  aparato text,
  idioma text,
  texto_version integer,
  -- The words that were signed, why the person does not agree, or why it was taken back.
  texto text,
  -- How many pages had been seen by then.
  paginas integer,
  huella text,
  constraint documentos_actos_pkey PRIMARY KEY (entidad_id, acto_id),
  constraint documentos_actos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint documentos_actos_entidad_id_documento_id_fkey FOREIGN KEY (entidad_id, documento_id) REFERENCES instancia.documentos(entidad_id, documento_id),
  constraint documentos_actos_accion_check CHECK (accion = ANY (ARRAY['publicado'::text, 'abierto'::text, 'visto'::text, 'firmado'::text, 'disconforme'::text, 'descargado'::text, 'recordado'::text, 'sustituido'::text, 'retirado'::text])),
  constraint documentos_actos_check CHECK ((metodo IS NOT NULL) = (accion = ANY (ARRAY['firmado'::text, 'disconforme'::text]))),
  constraint documentos_actos_check1 CHECK (huella IS NOT NULL AND texto IS NOT NULL OR (accion <> ALL (ARRAY['firmado'::text, 'disconforme'::text]))),
  constraint documentos_actos_huella_check CHECK (huella ~ '^[0-9a-f]{64}$'::text),
  constraint documentos_actos_metodo_check CHECK (metodo = ANY (ARRAY['pin'::text, 'llave'::text, 'contrasena'::text, 'sesion'::text]))
);
CREATE INDEX documentos_actos_de ON instancia.documentos_actos USING btree (entidad_id, documento_id, acto_id);
alter table instancia.documentos_actos enable row level security, force row level security;
create policy entidad on instancia.documentos_actos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.documentos_actos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.documentos_actos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.documentos_actos to jornada_app;

-- PIN of the documents: argon2id of a digest that takes the server's secret, so that a copy of the database does not tell it.
create table instancia.pines_documentacion (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Id of the data key of that digest.
  clave text not null,
  hash text not null,
  puesto timestamp with time zone not null,
  constraint pines_documentacion_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint pines_documentacion_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.pines_documentacion enable row level security, force row level security;
create policy entidad on instancia.pines_documentacion using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.pines_documentacion to jornada_app;

-- Kinds of documents, as each company sets them up.
create table instancia.tipos_documento (
  entidad_id integer not null,
  tipo_documento_id integer generated always as identity not null,
  nombre text not null,
  clase text not null,
  -- What is asked of people where nothing else is said.
  firma text default 'ninguna'::text not null,
  -- For how many years documents are kept; null: until somebody takes them away.
  conserva_anos smallint,
  -- Whoever answers for a person sees these documents of them.
  ve_responsable boolean default false not null,
  activo boolean default true not null,
  version integer default 1 not null,
  constraint tipos_documento_pkey PRIMARY KEY (entidad_id, tipo_documento_id),
  constraint tipos_documento_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint tipos_documento_clase_check CHECK (clase = ANY (ARRAY['nomina'::text, 'prevencion'::text, 'formacion'::text, 'certificado'::text, 'contrato'::text, 'otro'::text])),
  constraint tipos_documento_conserva_anos_check CHECK (conserva_anos >= 1 AND conserva_anos <= 50),
  constraint tipos_documento_firma_check CHECK (firma = ANY (ARRAY['ninguna'::text, 'recibo'::text, 'conforme'::text])),
  constraint tipos_documento_nombre_check CHECK (length(nombre) >= 1 AND length(nombre) <= 60)
);
CREATE UNIQUE INDEX tipos_documento_nombre_abierto ON instancia.tipos_documento USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.tipos_documento enable row level security, force row level security;
create policy entidad on instancia.tipos_documento using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.tipos_documento to jornada_app;
