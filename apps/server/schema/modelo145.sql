-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Append-only: the forms that people have signed. The last one of a person counts.
create table instancia.modelos145 (
  entidad_id integer not null,
  modelo_id bigint generated always as identity not null,
  usuario_id integer not null,
  -- What they had signed before.
  anterior_id bigint,
  momento timestamp with time zone not null,
  -- The first day of the month from whose payroll on it counts.
  efecto date not null,
  metodo text not null,
  aparato text not null,
  texto_version integer not null,
  texto text not null,
  -- SHA-256 of the canonical content, which has a random part in it.
  huella bytea not null,
  -- The canonical content, sealed.
  contenido bytea not null,
  -- The form as it was printed when it was signed, sealed.
  pdf bytea not null,
  -- Of the form as it is handed out. Null: it is from before.
  pdf_sha256 bytea,
  constraint modelos145_pkey PRIMARY KEY (entidad_id, modelo_id),
  constraint modelos145_entidad_id_anterior_id_fkey FOREIGN KEY (entidad_id, anterior_id) REFERENCES instancia.modelos145(entidad_id, modelo_id),
  constraint modelos145_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint modelos145_huella_check CHECK (length(huella) = 32),
  constraint modelos145_metodo_check CHECK (metodo = ANY (ARRAY['pin'::text, 'llave'::text, 'contrasena'::text, 'sesion'::text])),
  constraint modelos145_pdf_sha256_check CHECK (length(pdf_sha256) = 32)
);
CREATE INDEX modelos145_de ON instancia.modelos145 USING btree (entidad_id, usuario_id, modelo_id DESC);
CREATE INDEX modelos145_por_papel ON instancia.modelos145 USING btree (entidad_id, pdf_sha256) WHERE (pdf_sha256 IS NOT NULL);
CREATE UNIQUE INDEX modelos145_uno_tras_otro ON instancia.modelos145 USING btree (entidad_id, anterior_id) WHERE (anterior_id IS NOT NULL);
alter table instancia.modelos145 enable row level security, force row level security;
create policy entidad on instancia.modelos145 using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.modelos145 FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('pdf_sha256');
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.modelos145 FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.modelos145 FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.modelos145 to jornada_app;

-- Append-only: with what the company has acknowledged a form, a signed event of its own.
create table instancia.modelos145_acuses (
  entidad_id integer not null,
  modelo_id bigint not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  metodo text not null,
  aparato text not null,
  texto_version integer not null,
  texto text not null,
  -- The form with the receipt, sealed.
  pdf bytea not null,
  -- As that of `modelos145`.
  pdf_sha256 bytea,
  constraint modelos145_acuses_pkey PRIMARY KEY (entidad_id, modelo_id),
  constraint modelos145_acuses_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint modelos145_acuses_entidad_id_modelo_id_fkey FOREIGN KEY (entidad_id, modelo_id) REFERENCES instancia.modelos145(entidad_id, modelo_id),
  constraint modelos145_acuses_metodo_check CHECK (metodo = ANY (ARRAY['pin'::text, 'llave'::text, 'contrasena'::text, 'sesion'::text])),
  constraint modelos145_acuses_pdf_sha256_check CHECK (length(pdf_sha256) = 32)
);
CREATE INDEX modelos145_acuses_por_papel ON instancia.modelos145_acuses USING btree (entidad_id, pdf_sha256) WHERE (pdf_sha256 IS NOT NULL);
alter table instancia.modelos145_acuses enable row level security, force row level security;
create policy entidad on instancia.modelos145_acuses using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.modelos145_acuses FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('pdf_sha256');
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.modelos145_acuses FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.modelos145_acuses FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.modelos145_acuses to jornada_app;

-- What somebody has changed in their form and not signed: one draft a person.
create table instancia.modelos145_borradores (
  entidad_id integer not null,
  usuario_id integer not null,
  -- Sealed: it says something about health, family and courts.
  contenido bytea not null,
  version integer default 1 not null,
  guardado timestamp with time zone not null,
  constraint modelos145_borradores_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint modelos145_borradores_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
alter table instancia.modelos145_borradores enable row level security, force row level security;
create policy entidad on instancia.modelos145_borradores using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.modelos145_borradores to jornada_app;
