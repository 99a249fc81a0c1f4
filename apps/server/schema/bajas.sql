-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a sick leave has beside other requests. Read by the person and by those who may see health data.
create table instancia.bajas (
  entidad_id integer not null,
  solicitud_id bigint not null,
  usuario_id integer not null,
  tipo text not null,
  -- Expected days, the first one included.
  duracion_dias integer,
  -- Its last day, once that is known.
  alta date,
  -- The earlier leave of which it is a relapse.
  recaida_de bigint,
  -- The latest day of the next review, by the rules that held when it was written.
  revision date,
  -- It is noted and has no end yet: for the list of those that go on.
  abierta boolean default false not null,
  -- While it goes on: the day of its next review or its expected end, the earlier one.
  vence date,
  constraint bajas_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint bajas_entidad_id_recaida_de_fkey FOREIGN KEY (entidad_id, recaida_de) REFERENCES instancia.bajas(entidad_id, solicitud_id),
  constraint bajas_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint bajas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint bajas_check CHECK (duracion_dias IS NOT NULL OR alta IS NOT NULL),
  constraint bajas_check1 CHECK (recaida_de IS DISTINCT FROM solicitud_id),
  constraint bajas_duracion_dias_check CHECK (duracion_dias >= 1 AND duracion_dias <= 730),
  constraint bajas_tipo_check CHECK (tipo = ANY (ARRAY['enfermedad-comun'::text, 'accidente-no-laboral'::text, 'accidente-trabajo'::text, 'enfermedad-profesional'::text, 'observacion'::text, 'menstruacion-incapacitante'::text, 'interrupcion-embarazo'::text, 'semana-39'::text, 'donacion-organos'::text, 'nacimiento'::text, 'riesgo-embarazo'::text, 'riesgo-lactancia'::text]))
);
CREATE INDEX bajas_abiertas ON instancia.bajas USING btree (entidad_id, vence, solicitud_id) WHERE abierta;
CREATE INDEX bajas_de_persona ON instancia.bajas USING btree (entidad_id, usuario_id);
alter table instancia.bajas enable row level security, force row level security;
create policy entidad on instancia.bajas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.bajas to jornada_app;

-- Days on which a sick leave was confirmed: it goes on, and how long it was expected to last then.
create table instancia.bajas_confirmaciones (
  entidad_id integer not null,
  confirmacion_id bigint generated always as identity not null,
  solicitud_id bigint not null,
  fecha date not null,
  duracion_dias integer not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint bajas_confirmaciones_pkey PRIMARY KEY (entidad_id, confirmacion_id),
  constraint bajas_confirmaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint bajas_confirmaciones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.bajas(entidad_id, solicitud_id),
  constraint bajas_confirmaciones_duracion_dias_check CHECK (duracion_dias >= 1 AND duracion_dias <= 730)
);
CREATE INDEX bajas_confirmaciones_de ON instancia.bajas_confirmaciones USING btree (entidad_id, solicitud_id);
alter table instancia.bajas_confirmaciones enable row level security, force row level security;
create policy entidad on instancia.bajas_confirmaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.bajas_confirmaciones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.bajas_confirmaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.bajas_confirmaciones to jornada_app;
