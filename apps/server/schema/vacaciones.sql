-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- What a request for vacations has beside others.
create table instancia.vacaciones (
  entidad_id integer not null,
  solicitud_id bigint not null,
  mitad text,
  -- What each day takes, in ten-thousandths: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.
  dias jsonb not null,
  -- Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.
  recontados jsonb default '[]'::jsonb not null,
  constraint vacaciones_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint vacaciones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint vacaciones_dias_check CHECK (jsonb_typeof(dias) = 'array'::text),
  constraint vacaciones_mitad_check CHECK (mitad = ANY (ARRAY['manana'::text, 'tarde'::text])),
  constraint vacaciones_recontados_check CHECK (jsonb_typeof(recontados) = 'array'::text)
);
alter table instancia.vacaciones enable row level security, force row level security;
create policy entidad on instancia.vacaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.vacaciones to jornada_app;

-- Days that somebody was given or lost by hand, in ten-thousandths. Those of a year, of seniority and carried over follow from rules and contract and are not stored.
create table instancia.vacaciones_concesiones (
  entidad_id integer not null,
  concesion_id integer generated always as identity not null,
  usuario_id integer not null,
  ano integer not null,
  clase text not null,
  cantidad integer not null,
  -- On which day it was done: what is taken away is taken from what could be used then.
  dia date not null,
  desde date not null,
  hasta date,
  motivo text not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  clave uuid not null,
  constraint vacaciones_concesiones_pkey PRIMARY KEY (entidad_id, concesion_id),
  constraint vacaciones_concesiones_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave),
  constraint vacaciones_concesiones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint vacaciones_concesiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint vacaciones_concesiones_ano_check CHECK (ano >= 1900 AND ano <= 2200),
  constraint vacaciones_concesiones_cantidad_check CHECK (cantidad <> 0),
  constraint vacaciones_concesiones_check CHECK (hasta >= desde),
  constraint vacaciones_concesiones_clase_check CHECK (clase = ANY (ARRAY['compensacion'::text, 'ajuste'::text])),
  constraint vacaciones_concesiones_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500)
);
alter table instancia.vacaciones_concesiones enable row level security, force row level security;
create policy entidad on instancia.vacaciones_concesiones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.vacaciones_concesiones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.vacaciones_concesiones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.vacaciones_concesiones to jornada_app;

-- The rules for vacations from a day on. Years before keep the rules that they had.
create table instancia.vacaciones_politicas (
  entidad_id integer not null,
  desde date not null,
  version integer default 1 not null,
  reglas jsonb not null,
  constraint vacaciones_politicas_pkey PRIMARY KEY (entidad_id, desde),
  constraint vacaciones_politicas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE
);
alter table instancia.vacaciones_politicas enable row level security, force row level security;
create policy entidad on instancia.vacaciones_politicas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.vacaciones_politicas to jornada_app;
