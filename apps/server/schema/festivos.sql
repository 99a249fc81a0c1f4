-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The public holidays of a centre, in the years that somebody has confirmed. In other years the calendar of country and region holds.
create table instancia.festivos (
  entidad_id integer not null,
  centro_id integer not null,
  fecha date not null,
  nombre text not null,
  constraint festivos_pkey PRIMARY KEY (entidad_id, centro_id, fecha),
  constraint festivos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id) ON DELETE CASCADE
);
alter table instancia.festivos enable row level security, force row level security;
create policy entidad on instancia.festivos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses_altas AFTER INSERT ON instancia.festivos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_festivos();
CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.festivos REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();
CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.festivos REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();
CREATE TRIGGER meses_de_antes AFTER UPDATE ON instancia.festivos REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_festivos();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.festivos FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant delete, insert, select, update on instancia.festivos to jornada_app;

-- Who confirmed the public holidays of a centre and year, when, and the list that was confirmed.
create table instancia.festivos_confirmados (
  entidad_id integer not null,
  confirmacion_id integer generated always as identity not null,
  centro_id integer not null,
  ano integer not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  festivos jsonb not null,
  constraint festivos_confirmados_pkey PRIMARY KEY (entidad_id, confirmacion_id),
  constraint festivos_confirmados_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint festivos_confirmados_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint festivos_confirmados_ano_check CHECK (ano >= 2000 AND ano <= 2100)
);
CREATE INDEX festivos_confirmados_por_centro ON instancia.festivos_confirmados USING btree (entidad_id, centro_id, ano, confirmacion_id);
alter table instancia.festivos_confirmados enable row level security, force row level security;
create policy entidad on instancia.festivos_confirmados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses AFTER INSERT ON instancia.festivos_confirmados REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_confirmados();
CREATE TRIGGER revision AFTER INSERT ON instancia.festivos_confirmados FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.festivos_confirmados FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.festivos_confirmados FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.festivos_confirmados to jornada_app;

-- The years of whose public holidays those who confirm them were reminded.
create table instancia.festivos_recordados (
  entidad_id integer not null,
  ano integer not null,
  momento timestamp with time zone not null,
  constraint festivos_recordados_pkey PRIMARY KEY (entidad_id, ano),
  constraint festivos_recordados_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint festivos_recordados_ano_check CHECK (ano >= 2000 AND ano <= 2100)
);
alter table instancia.festivos_recordados enable row level security, force row level security;
create policy entidad on instancia.festivos_recordados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.festivos_recordados to jornada_app;
