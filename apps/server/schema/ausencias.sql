-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table instancia.ausencias (
  entidad_id integer not null,
  ausencia_id bigint generated always as identity not null,
  usuario_id integer not null,
  desde date not null,
  hasta date not null,
  clase text not null,
  aprobada boolean not null,
  minutos integer,
  -- Half of the planned minutes of each day. Neither this nor minutes: whole days.
  mitad text,
  -- The request that it follows from. Empty: it was written otherwise.
  solicitud_id bigint,
  constraint ausencias_pkey PRIMARY KEY (entidad_id, ausencia_id),
  constraint ausencias_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint ausencias_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint ausencias_check CHECK (hasta >= desde),
  constraint ausencias_check1 CHECK (mitad IS NULL OR minutos IS NULL),
  constraint ausencias_clase_check CHECK (clase = ANY (ARRAY['vacaciones'::text, 'baja'::text, 'permiso'::text, 'compensacion'::text])),
  constraint ausencias_minutos_check CHECK (minutos > 0),
  constraint ausencias_mitad_check CHECK (mitad = ANY (ARRAY['manana'::text, 'tarde'::text]))
);
CREATE INDEX ausencias_en_curso ON instancia.ausencias USING btree (entidad_id, hasta, desde, usuario_id) WHERE (aprobada AND (minutos IS NULL));
CREATE INDEX ausencias_por_fin ON instancia.ausencias USING btree (entidad_id, hasta);
CREATE INDEX ausencias_por_persona ON instancia.ausencias USING btree (entidad_id, usuario_id, hasta);
CREATE UNIQUE INDEX ausencias_de_solicitud ON instancia.ausencias USING btree (entidad_id, solicitud_id) WHERE (solicitud_id IS NOT NULL);
alter table instancia.ausencias enable row level security, force row level security;
create policy entidad on instancia.ausencias using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER meses AFTER INSERT OR DELETE OR UPDATE ON instancia.ausencias FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.marcar_ausencias();
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.ausencias FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_de_persona();
grant delete, insert, select, update on instancia.ausencias to jornada_app;
