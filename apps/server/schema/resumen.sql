-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Files with a person's record that were handed out. Append-only; the files themselves are not kept.
create table instancia.exportaciones (
  entidad_id integer not null,
  exportacion_id integer generated always as identity not null,
  -- Whose record it is.
  usuario_id integer not null,
  -- Who took it out.
  autor_id integer not null,
  momento timestamp with time zone not null,
  desde date not null,
  hasta date not null,
  formato text not null,
  nombre text not null,
  -- Of the bytes of the file.
  sha256 bytea not null,
  -- SHA-256 of the data in it, printed in the file: the same in every format and for as long as the record is.
  huella_datos bytea not null,
  bytes integer not null,
  -- SHA-256 of the canonical month (packages/domain/src/firmas) at that instant; null for a year, and for files of before.
  huella_mes bytea,
  constraint exportaciones_pkey PRIMARY KEY (entidad_id, exportacion_id),
  constraint exportaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint exportaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint exportaciones_bytes_check CHECK (bytes > 0),
  constraint exportaciones_check CHECK (hasta >= desde),
  constraint exportaciones_formato_check CHECK (formato = ANY (ARRAY['pdf'::text, 'xlsx'::text, 'csv'::text])),
  constraint exportaciones_huella_datos_check CHECK (length(huella_datos) = 32),
  constraint exportaciones_huella_mes_check CHECK (length(huella_mes) = 32),
  constraint exportaciones_nombre_check CHECK (length(nombre) <= 200),
  constraint exportaciones_sha256_check CHECK (length(sha256) = 32)
);
CREATE INDEX exportaciones_por_datos ON instancia.exportaciones USING btree (entidad_id, huella_datos);
CREATE INDEX exportaciones_por_fichero ON instancia.exportaciones USING btree (entidad_id, sha256);
CREATE INDEX exportaciones_por_huella ON instancia.exportaciones USING btree (entidad_id, usuario_id, sha256);
alter table instancia.exportaciones enable row level security, force row level security;
create policy entidad on instancia.exportaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.exportaciones FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('sha256', 'huella_datos');
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.exportaciones FOR EACH ROW EXECUTE FUNCTION instancia.exportaciones_solo_anadir();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.exportaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.exportaciones_solo_anadir();
grant insert, select on instancia.exportaciones to jornada_app;

-- Append-only: what has changed in a month since makes another version.
create table instancia.resumenes_mensuales (
  entidad_id integer not null,
  usuario_id integer not null,
  mes date not null,
  version integer not null,
  momento timestamp with time zone not null,
  causa text not null,
  huella bytea not null,
  -- Its fixed text (packages/domain/src/resumen/mensual.ts); huella is its SHA-256.
  contenido text not null,
  constraint resumenes_mensuales_pkey PRIMARY KEY (entidad_id, usuario_id, mes, version),
  constraint resumenes_mensuales_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint resumenes_mensuales_causa_check CHECK (causa = ANY (ARRAY['cierre'::text, 'peticion'::text])),
  constraint resumenes_mensuales_huella_check CHECK (length(huella) = 32),
  constraint resumenes_mensuales_mes_check CHECK (EXTRACT(day FROM mes) = 1::numeric),
  constraint resumenes_mensuales_version_check CHECK (version > 0)
);
alter table instancia.resumenes_mensuales enable row level security, force row level security;
create policy entidad on instancia.resumenes_mensuales using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.resumenes_mensuales FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('huella');
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.resumenes_mensuales FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.resumenes_mensuales FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.resumenes_mensuales to jornada_app;

CREATE OR REPLACE FUNCTION instancia.exportaciones_solo_anadir()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = tg_table_name then return old; end if;
  raise exception 'instancia.exportaciones is append-only' using errcode = 'insufficient_privilege';
end $function$;
