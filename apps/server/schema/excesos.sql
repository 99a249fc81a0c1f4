-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Days with more minutes than planned, by category. Days without any have no row. Computed; `excesos_calculos` says until where.
create table instancia.excesos (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  exceso integer not null,
  pagada integer not null,
  descanso integer not null,
  fuerza_mayor integer not null,
  complementaria integer not null,
  flexible integer not null,
  -- Minutes that count for the limit of a year, as of the last computing: paid, or not rested in time.
  cuentan integer not null,
  -- Those of them that no approved request has.
  cuentan_aparte integer not null,
  -- Minutes that no request has and that do not go into the balance of the month.
  aparte integer not null,
  a_mano boolean not null,
  partes jsonb not null,
  constraint excesos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha),
  constraint excesos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint excesos_check CHECK (exceso = (pagada + descanso + fuerza_mayor + complementaria + flexible)),
  constraint excesos_exceso_check CHECK (exceso > 0)
);
CREATE INDEX excesos_por_fecha ON instancia.excesos USING btree (entidad_id, fecha, usuario_id);
alter table instancia.excesos enable row level security, force row level security;
create policy entidad on instancia.excesos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.excesos to jornada_app;

-- By which state of a person and company (`punto_de_excesos`) and on which day somebody was computed.
create table instancia.excesos_calculos (
  entidad_id integer not null,
  usuario_id integer not null,
  punto text not null,
  dia date not null,
  constraint excesos_calculos_pkey PRIMARY KEY (entidad_id, usuario_id),
  constraint excesos_calculos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
alter table instancia.excesos_calculos enable row level security, force row level security;
create policy entidad on instancia.excesos_calculos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.excesos_calculos to jornada_app;

-- What somebody of the company decided by hand about a day, with the reason. The last one counts; without parts it gives the day back to the rule.
create table instancia.excesos_decisiones (
  entidad_id integer not null,
  decision_id integer generated always as identity not null,
  usuario_id integer not null,
  fecha date not null,
  -- `[{categoria, minutos}]`, in the order in which they take the minutes that no approved request has.
  partes jsonb not null,
  motivo text not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint excesos_decisiones_pkey PRIMARY KEY (entidad_id, decision_id),
  constraint excesos_decisiones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint excesos_decisiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint excesos_decisiones_motivo_check CHECK (length(motivo) >= 1 AND length(motivo) <= 500),
  constraint excesos_decisiones_partes_check CHECK (jsonb_typeof(partes) = 'array'::text)
);
CREATE INDEX excesos_decisiones_de ON instancia.excesos_decisiones USING btree (entidad_id, usuario_id, fecha, decision_id DESC);
alter table instancia.excesos_decisiones enable row level security, force row level security;
create policy entidad on instancia.excesos_decisiones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT ON instancia.excesos_decisiones FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_de_persona();
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.excesos_decisiones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.excesos_decisiones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.excesos_decisiones to jornada_app;

-- What minutes above the plan are if nobody says otherwise, from a day on, for those with full and with part time; of an agreement, or (no familia_id) of all others.
create table instancia.excesos_reglas (
  entidad_id integer not null,
  regla_id integer generated always as identity not null,
  desde date not null,
  familia_id integer,
  completa text not null,
  parcial text not null,
  version integer default 1 not null,
  constraint excesos_reglas_pkey PRIMARY KEY (entidad_id, regla_id),
  constraint excesos_reglas_entidad_id_familia_id_desde_key UNIQUE NULLS NOT DISTINCT (entidad_id, familia_id, desde),
  constraint excesos_reglas_entidad_id_familia_id_fkey FOREIGN KEY (entidad_id, familia_id) REFERENCES instancia.permisos_familias(entidad_id, familia_id),
  constraint excesos_reglas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint excesos_reglas_completa_check CHECK (completa = ANY (ARRAY['pagada'::text, 'descanso'::text, 'fuerza-mayor'::text, 'complementaria'::text, 'flexible'::text])),
  constraint excesos_reglas_parcial_check CHECK (parcial = ANY (ARRAY['pagada'::text, 'descanso'::text, 'fuerza-mayor'::text, 'complementaria'::text, 'flexible'::text]))
);
alter table instancia.excesos_reglas enable row level security, force row level security;
create policy entidad on instancia.excesos_reglas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT OR DELETE OR UPDATE ON instancia.excesos_reglas FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
grant insert, select, update on instancia.excesos_reglas to jornada_app;

-- Limits of working time that days broke, with the source, the limit and the value in minutes. Computed.
create table instancia.incumplimientos (
  entidad_id integer not null,
  usuario_id integer not null,
  fecha date not null,
  regla text not null,
  norma text not null,
  limite integer not null,
  valor integer not null,
  -- False: the record says otherwise by now. Kept only for its answers.
  vigente boolean default true not null,
  constraint incumplimientos_pkey PRIMARY KEY (entidad_id, usuario_id, fecha, regla),
  constraint incumplimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
CREATE INDEX incumplimientos_por_fecha ON instancia.incumplimientos USING btree (entidad_id, fecha DESC, usuario_id);
alter table instancia.incumplimientos enable row level security, force row level security;
create policy entidad on instancia.incumplimientos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.incumplimientos to jornada_app;

-- Why a limit was broken, as somebody of the company explains it. It stays with it.
create table instancia.incumplimientos_respuestas (
  entidad_id integer not null,
  respuesta_id integer generated always as identity not null,
  usuario_id integer not null,
  fecha date not null,
  regla text not null,
  causa text not null,
  texto text not null,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint incumplimientos_respuestas_pkey PRIMARY KEY (entidad_id, respuesta_id),
  constraint incumplimientos_respuestas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint incumplimientos_respuestas_entidad_id_usuario_id_fecha_reg_fkey FOREIGN KEY (entidad_id, usuario_id, fecha, regla) REFERENCES instancia.incumplimientos(entidad_id, usuario_id, fecha, regla),
  constraint incumplimientos_respuestas_causa_check CHECK (causa = ANY (ARRAY['fuerza-mayor'::text, 'necesidad'::text, 'voluntad'::text, 'error'::text, 'otra'::text])),
  constraint incumplimientos_respuestas_texto_check CHECK (length(texto) >= 1 AND length(texto) <= 500)
);
CREATE INDEX incumplimientos_respuestas_de ON instancia.incumplimientos_respuestas USING btree (entidad_id, usuario_id, fecha, regla, respuesta_id);
alter table instancia.incumplimientos_respuestas enable row level security, force row level security;
create policy entidad on instancia.incumplimientos_respuestas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.incumplimientos_respuestas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.incumplimientos_respuestas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.incumplimientos_respuestas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.puntos_de_excesos(p_entidad integer)
 RETURNS TABLE(usuario_id integer, punto text)
 LANGUAGE sql
 STABLE
AS $function$
  select u.usuario_id, e.revision || '.' || u.revision || '.' || coalesce((
    select max(r.numero) from instancia.registros r where r.entidad_id = p_entidad and r.usuario_id = u.usuario_id), 0)
  from instancia.usuarios u join instancia.entidades e on e.entidad_id = u.entidad_id
  where u.entidad_id = p_entidad and not u.es_quiosco
$function$;
grant execute on function instancia.puntos_de_excesos(integer) to jornada_app;
