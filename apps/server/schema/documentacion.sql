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
CREATE INDEX contenidos_por_huella ON instancia.contenidos_documento USING btree (entidad_id, sha256);
alter table instancia.contenidos_documento enable row level security, force row level security;
create policy entidad on instancia.contenidos_documento using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.contenidos_documento FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('sha256');
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
  -- What it counts for in lists and for how long it is kept: the first day of its period, or else that of its publication.
  dia date not null,
  estado text generated always as (
CASE
    WHEN (retirado IS NOT NULL) THEN 'retirado'::text
    WHEN (sustituido_por IS NOT NULL) THEN 'sustituido'::text
    WHEN (respuesta IS NOT NULL) THEN respuesta
    WHEN (firma <> 'ninguna'::text) THEN 'por-firmar'::text
    WHEN (abierto IS NULL) THEN 'nuevo'::text
    ELSE 'abierto'::text
END) stored not null,
  -- When its file with a last page was made. Null where there is an answer: it is still to be made.
  sellado timestamp with time zone,
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
CREATE INDEX documentos_con_plazo ON instancia.documentos USING btree (entidad_id, plazo) WHERE ((plazo IS NOT NULL) AND (respuesta IS NULL) AND (retirado IS NULL) AND (sustituido_por IS NULL));
CREATE INDEX documentos_de_contenido ON instancia.documentos USING btree (entidad_id, contenido_id);
CREATE INDEX documentos_de_persona ON instancia.documentos USING btree (entidad_id, usuario_id, dia DESC, documento_id DESC);
CREATE INDEX documentos_de_persona_y_tipo ON instancia.documentos USING btree (entidad_id, usuario_id, tipo_documento_id, dia DESC, documento_id DESC) WHERE (estado <> 'retirado'::text);
CREATE INDEX documentos_de_tipo ON instancia.documentos USING btree (entidad_id, tipo_documento_id, dia);
CREATE INDEX documentos_por_estado ON instancia.documentos USING btree (entidad_id, estado, publicado DESC, documento_id DESC);
CREATE INDEX documentos_por_fecha ON instancia.documentos USING btree (entidad_id, publicado DESC, documento_id DESC);
CREATE INDEX documentos_por_firmar ON instancia.documentos USING btree (entidad_id, usuario_id, plazo) WHERE ((firma <> 'ninguna'::text) AND (respuesta IS NULL) AND (retirado IS NULL) AND (sustituido_por IS NULL));
CREATE INDEX documentos_que_sustituyen ON instancia.documentos USING btree (entidad_id, sustituye_a) WHERE (sustituye_a IS NOT NULL);
CREATE INDEX documentos_sin_abrir ON instancia.documentos USING btree (entidad_id, usuario_id) WHERE ((abierto IS NULL) AND (retirado IS NULL) AND (sustituido_por IS NULL));
CREATE INDEX documentos_sin_sellar ON instancia.documentos USING btree (entidad_id, documento_id) WHERE ((respuesta IS NOT NULL) AND (sellado IS NULL));
CREATE INDEX documentos_sustituidos ON instancia.documentos USING btree (entidad_id, sustituido_por) WHERE (sustituido_por IS NOT NULL);
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
CREATE INDEX documentos_actos_por_huella ON instancia.documentos_actos USING btree (entidad_id, huella) WHERE (huella IS NOT NULL);
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

CREATE OR REPLACE FUNCTION instancia.borrar_documentos(p_entidad integer, p_tipo integer, p_antes date, p_momento timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  viejos bigint[];
  contenidos bigint[];
begin
  -- One that was replaced by a later one goes with it, so that it never counts again.
  select array_agg(d.documento_id), array_agg(distinct d.contenido_id) into viejos, contenidos
  from instancia.documentos d join instancia.tipos_documento t on t.entidad_id = d.entidad_id and t.tipo_documento_id = d.tipo_documento_id
  where d.entidad_id = p_entidad and d.tipo_documento_id = p_tipo and d.dia < p_antes
    and t.conserva_anos is not null and p_antes <= (p_momento - make_interval(years => t.conserva_anos) + interval '1 day')::date
    and not exists (
      select from instancia.documentos o
      where o.entidad_id = d.entidad_id and o.sustituido_por = d.documento_id and (o.tipo_documento_id <> p_tipo or o.dia >= p_antes))
    and not exists (
      select from instancia.bloqueos b where b.entidad_id = d.entidad_id and b.levantado is null and (b.usuario_id is null or b.usuario_id = d.usuario_id));
  if viejos is null then return 0; end if;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    select p_entidad, p_momento, d.usuario_id, p_antes - 1, count(*), t.nombre || ' (documentos)'
    from instancia.documentos d join instancia.tipos_documento t on t.entidad_id = d.entidad_id and t.tipo_documento_id = d.tipo_documento_id
    where d.entidad_id = p_entidad and d.documento_id = any(viejos) group by d.usuario_id, t.nombre;
  perform set_config('jornada.borrado', 'documentos_actos', true);
  delete from instancia.documentos_actos where entidad_id = p_entidad and documento_id = any(viejos);
  perform set_config('jornada.borrado', '', true);
  update instancia.documentos set sustituye_a = null
    where entidad_id = p_entidad and sustituye_a = any(viejos) and not documento_id = any(viejos);
  delete from instancia.documentos where entidad_id = p_entidad and documento_id = any(viejos);
  update instancia.ficheros set estado = 'borrado'
    where entidad_id = p_entidad and modulo = 'documentos-firmados' and asunto_id = any(viejos) and estado = 'guardado';
  delete from instancia.contenidos_documento c
    where c.entidad_id = p_entidad and c.contenido_id = any(contenidos)
      and not exists (select from instancia.documentos d where d.entidad_id = p_entidad and d.contenido_id = c.contenido_id);
  update instancia.ficheros f set estado = 'borrado'
    where f.entidad_id = p_entidad and f.modulo = 'documentacion' and f.asunto_id = any(contenidos) and f.estado = 'guardado'
      and not exists (select from instancia.contenidos_documento c where c.entidad_id = p_entidad and c.contenido_id = f.asunto_id);
  return cardinality(viejos);
end $function$;
grant execute on function instancia.borrar_documentos(integer,integer,date,timestamp with time zone) to jornada_app;

CREATE OR REPLACE FUNCTION instancia.crear_tipos_de_documento(p_entidad integer, p_idioma text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into instancia.tipos_documento (entidad_id, nombre, clase, firma)
  select p_entidad, case p_idioma when 'en' then x.en when 'pt' then x.pt when 'de' then x.de else x.es end, x.clase, x.firma
  from (values
    (1, 'nomina', 'ninguna', 'Nóminas', 'Payslips', 'Recibos de vencimento', 'Entgeltabrechnungen'),
    (2, 'prevencion', 'recibo', 'Prevención', 'Health and safety', 'Prevenção', 'Arbeitsschutz'),
    (3, 'formacion', 'ninguna', 'Formación', 'Training', 'Formação', 'Schulungen'),
    (4, 'certificado', 'ninguna', 'Certificados', 'Certificates', 'Certificados', 'Bescheinigungen'),
    (5, 'contrato', 'conforme', 'Contrato y anexos', 'Contract and annexes', 'Contrato e anexos', 'Vertrag und Anlagen'),
    (6, 'otro', 'ninguna', 'Otros', 'Others', 'Outros', 'Sonstiges')) as x (lugar, clase, firma, es, en, pt, de)
  order by x.lugar
$function$;

CREATE OR REPLACE FUNCTION instancia.empezar_con_tipos_de_documento()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform instancia.crear_tipos_de_documento(new.entidad_id, new.idioma);
  return null;
end $function$;
