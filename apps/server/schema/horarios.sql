-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table instancia.horarios (
  entidad_id integer not null,
  horario_id integer generated always as identity not null,
  nombre text not null,
  activo boolean default true not null,
  -- Rises with its name, its dated versions and its closing.
  version integer default 1 not null,
  constraint horarios_pkey PRIMARY KEY (entidad_id, horario_id),
  constraint horarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX horarios_nombre_abierto ON instancia.horarios USING btree (entidad_id, lower((nombre COLLATE "und-x-icu"))) WHERE activo;
alter table instancia.horarios enable row level security, force row level security;
create policy entidad on instancia.horarios using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.horarios FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.horarios to jornada_app;

-- What a schedule says from a day on, until its next version. The past is never recomputed with a newer one.
create table instancia.horarios_versiones (
  entidad_id integer not null,
  horario_id integer not null,
  desde date not null,
  definicion jsonb not null,
  constraint horarios_versiones_pkey PRIMARY KEY (entidad_id, horario_id, desde),
  constraint horarios_versiones_entidad_id_horario_id_fkey FOREIGN KEY (entidad_id, horario_id) REFERENCES instancia.horarios(entidad_id, horario_id) ON DELETE CASCADE
);
alter table instancia.horarios_versiones enable row level security, force row level security;
create policy entidad on instancia.horarios_versiones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses_altas AFTER INSERT ON instancia.horarios_versiones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_horarios();
CREATE TRIGGER meses_bajas AFTER DELETE ON instancia.horarios_versiones REFERENCING OLD TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_horarios();
CREATE TRIGGER meses_cambios AFTER UPDATE ON instancia.horarios_versiones REFERENCING NEW TABLE AS cambiadas FOR EACH STATEMENT EXECUTE FUNCTION instancia.marcar_horarios();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.horarios_versiones FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant delete, insert, select, update on instancia.horarios_versiones to jornada_app;
