-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The whole days that pass from one person to another in a change, as they were when it was proposed.
create table instancia.cambios_cesiones (
  entidad_id integer not null,
  solicitud_id bigint not null,
  de_id integer not null,
  a_id integer not null,
  fecha date not null,
  partes jsonb not null,
  constraint cambios_cesiones_pkey PRIMARY KEY (entidad_id, solicitud_id, de_id, fecha),
  constraint cambios_cesiones_entidad_id_a_id_fkey FOREIGN KEY (entidad_id, a_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint cambios_cesiones_entidad_id_de_id_fkey FOREIGN KEY (entidad_id, de_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint cambios_cesiones_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.cambios_turno(entidad_id, solicitud_id) ON DELETE CASCADE,
  constraint cambios_cesiones_partes_check CHECK (jsonb_typeof(partes) = 'array'::text)
);
CREATE INDEX cambios_cesiones_a ON instancia.cambios_cesiones USING btree (entidad_id, a_id, fecha);
CREATE INDEX cambios_cesiones_de ON instancia.cambios_cesiones USING btree (entidad_id, de_id, fecha);
alter table instancia.cambios_cesiones enable row level security, force row level security;
create policy entidad on instancia.cambios_cesiones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.cambios_cesiones to jornada_app;

-- What a request for a change of shifts has beside others.
create table instancia.cambios_turno (
  entidad_id integer not null,
  solicitud_id bigint not null,
  clase text not null,
  oferta_id bigint,
  -- When the first of its shifts begins.
  primero timestamp with time zone not null,
  -- When it ends by itself, unless something happens before.
  caduca timestamp with time zone not null,
  -- Its time has ended it; the request itself is cancelled.
  caducada boolean default false not null,
  constraint cambios_turno_pkey PRIMARY KEY (entidad_id, solicitud_id),
  constraint cambios_turno_entidad_id_oferta_id_fkey FOREIGN KEY (entidad_id, oferta_id) REFERENCES instancia.turnos_ofrecidos(entidad_id, oferta_id),
  constraint cambios_turno_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id) ON DELETE CASCADE,
  constraint cambios_turno_clase_check CHECK (clase = ANY (ARRAY['regalo'::text, 'intercambio'::text, 'rueda'::text]))
);
CREATE INDEX cambios_turno_de_oferta ON instancia.cambios_turno USING btree (entidad_id, oferta_id) WHERE (oferta_id IS NOT NULL);
CREATE INDEX cambios_turno_que_caducan ON instancia.cambios_turno USING btree (entidad_id, caduca) WHERE (NOT caducada);
alter table instancia.cambios_turno enable row level security, force row level security;
create policy entidad on instancia.cambios_turno using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.cambios_turno to jornada_app;

-- Who wants an offered shift.
create table instancia.turnos_apuntados (
  entidad_id integer not null,
  oferta_id bigint not null,
  usuario_id integer not null,
  momento timestamp with time zone not null,
  -- The change that came of it, where somebody still validates.
  solicitud_id bigint,
  -- The single days that the shift replaced, for taking it back at once: `[{fecha, dia}]`.
  antes jsonb,
  constraint turnos_apuntados_pkey PRIMARY KEY (entidad_id, oferta_id, usuario_id),
  constraint turnos_apuntados_entidad_id_oferta_id_fkey FOREIGN KEY (entidad_id, oferta_id) REFERENCES instancia.turnos_ofrecidos(entidad_id, oferta_id) ON DELETE CASCADE,
  constraint turnos_apuntados_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX turnos_apuntados_de ON instancia.turnos_apuntados USING btree (entidad_id, usuario_id);
alter table instancia.turnos_apuntados enable row level security, force row level security;
create policy entidad on instancia.turnos_apuntados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.turnos_apuntados to jornada_app;

-- Shifts that are offered to whoever fits, by a person or by the company.
create table instancia.turnos_ofrecidos (
  entidad_id integer not null,
  oferta_id bigint generated always as identity not null,
  -- Whose days they are; empty: open shifts of the company.
  de_id integer,
  autor_id integer not null,
  centro_id integer not null,
  elige text not null,
  -- Whole days: `[{fecha, partes}]`, as they were when they were offered.
  dias jsonb not null,
  desde date not null,
  hasta date not null,
  -- What would be taken for it: `{codigos, desde, hasta}`; empty: it is given away.
  acepta jsonb,
  comentario text,
  estado text default 'abierta'::text not null,
  version integer default 1 not null,
  creada timestamp with time zone not null,
  caduca timestamp with time zone not null,
  dada_a integer,
  constraint turnos_ofrecidos_pkey PRIMARY KEY (entidad_id, oferta_id),
  constraint turnos_ofrecidos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint turnos_ofrecidos_entidad_id_centro_id_fkey FOREIGN KEY (entidad_id, centro_id) REFERENCES instancia.centros(entidad_id, centro_id),
  constraint turnos_ofrecidos_entidad_id_dada_a_fkey FOREIGN KEY (entidad_id, dada_a) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint turnos_ofrecidos_entidad_id_de_id_fkey FOREIGN KEY (entidad_id, de_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint turnos_ofrecidos_acepta_check CHECK (jsonb_typeof(acepta) = 'object'::text),
  constraint turnos_ofrecidos_check CHECK (hasta >= desde),
  constraint turnos_ofrecidos_comentario_check CHECK (length(comentario) <= 500),
  constraint turnos_ofrecidos_dias_check CHECK (jsonb_typeof(dias) = 'array'::text),
  constraint turnos_ofrecidos_elige_check CHECK (elige = ANY (ARRAY['primero'::text, 'responsable'::text])),
  constraint turnos_ofrecidos_estado_check CHECK (estado = ANY (ARRAY['abierta'::text, 'dada'::text, 'retirada'::text, 'caducada'::text]))
);
CREATE INDEX turnos_ofrecidos_abiertos ON instancia.turnos_ofrecidos USING btree (entidad_id, centro_id, desde) WHERE (estado = 'abierta'::text);
CREATE INDEX turnos_ofrecidos_de ON instancia.turnos_ofrecidos USING btree (entidad_id, de_id) WHERE (estado = 'abierta'::text);
alter table instancia.turnos_ofrecidos enable row level security, force row level security;
create policy entidad on instancia.turnos_ofrecidos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.turnos_ofrecidos to jornada_app;
