-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The hour bank as it was written: balances of closed months, payouts, adjustments. Time off and expiry follow from absences and calendar and are not stored.
create table instancia.bolsa_movimientos (
  entidad_id integer not null,
  movimiento_id bigint generated always as identity not null,
  usuario_id integer not null,
  clase text not null,
  fecha date not null,
  minutos integer not null,
  origen text not null,
  caduca date,
  -- The movement that this one takes back: its month was reopened.
  refiere_a bigint,
  cierre_id integer,
  motivo text,
  autor_id integer,
  momento timestamp with time zone not null,
  -- What the movement is about; unique per person, so that nothing is booked twice.
  clave text not null,
  -- The overtime that the rest is for.
  solicitud_id bigint,
  -- The day whose overtime the rest is for, where no request asked for it.
  exceso date,
  constraint bolsa_movimientos_pkey PRIMARY KEY (entidad_id, movimiento_id),
  constraint bolsa_movimientos_entidad_id_usuario_id_clave_key UNIQUE (entidad_id, usuario_id, clave),
  constraint bolsa_movimientos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint bolsa_movimientos_entidad_id_cierre_id_fkey FOREIGN KEY (entidad_id, cierre_id) REFERENCES instancia.cierres(entidad_id, cierre_id),
  constraint bolsa_movimientos_entidad_id_refiere_a_fkey FOREIGN KEY (entidad_id, refiere_a) REFERENCES instancia.bolsa_movimientos(entidad_id, movimiento_id),
  constraint bolsa_movimientos_entidad_id_solicitud_id_fkey FOREIGN KEY (entidad_id, solicitud_id) REFERENCES instancia.solicitudes(entidad_id, solicitud_id),
  constraint bolsa_movimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint bolsa_movimientos_check CHECK (caduca >= fecha),
  constraint bolsa_movimientos_check1 CHECK ((clase = 'cierre'::text) = (cierre_id IS NOT NULL)),
  constraint bolsa_movimientos_clase_check CHECK (clase = ANY (ARRAY['cierre'::text, 'abono'::text, 'ajuste'::text, 'extra'::text])),
  constraint bolsa_movimientos_extra CHECK (num_nonnulls(solicitud_id, exceso) = (clase = 'extra'::text)::integer),
  constraint bolsa_movimientos_minutos_check CHECK (minutos <> 0),
  constraint bolsa_movimientos_motivo_check CHECK (length(motivo) <= 500),
  constraint bolsa_movimientos_origen_check CHECK (origen = ANY (ARRAY['irregular'::text, 'extra'::text]))
);
CREATE INDEX bolsa_movimientos_de_solicitud ON instancia.bolsa_movimientos USING btree (entidad_id, solicitud_id) WHERE (solicitud_id IS NOT NULL);
CREATE INDEX bolsa_movimientos_por_cierre ON instancia.bolsa_movimientos USING btree (entidad_id, cierre_id);
alter table instancia.bolsa_movimientos enable row level security, force row level security;
create policy entidad on instancia.bolsa_movimientos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.bolsa_movimientos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.bolsa_movimientos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.bolsa_movimientos to jornada_app;

-- How long minutes last and how many may gather, from a day on. The past is never recomputed with a newer rule.
create table instancia.bolsa_reglas (
  entidad_id integer not null,
  desde date not null,
  irregular_meses integer not null,
  extra_meses integer not null,
  tope_minutos integer,
  constraint bolsa_reglas_pkey PRIMARY KEY (entidad_id, desde),
  constraint bolsa_reglas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint bolsa_reglas_extra_meses_check CHECK (extra_meses >= 1 AND extra_meses <= 60),
  constraint bolsa_reglas_irregular_meses_check CHECK (irregular_meses >= 1 AND irregular_meses <= 60),
  constraint bolsa_reglas_tope_minutos_check CHECK (tope_minutos >= 0)
);
alter table instancia.bolsa_reglas enable row level security, force row level security;
create policy entidad on instancia.bolsa_reglas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.bolsa_reglas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.leer_bolsa(p_entidad integer, p_usuario integer)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare resultado jsonb;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select jsonb_build_object(
    'movimientos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.movimiento_id, 'clase', m.clase, 'fecha', m.fecha, 'minutos', m.minutos, 'origen', m.origen, 'caduca', m.caduca,
        'refiereA', m.refiere_a, 'motivo', m.motivo, 'autorId', m.autor_id,
        'autor', (select u.nombre_completo from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = m.autor_id),
        'momento', m.momento) order by m.movimiento_id)
      from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario), '[]'),
    'ausencias', coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = p_entidad and a.usuario_id = p_usuario
        and a.hasta >= (select date_trunc('month', min(m.fecha)) from instancia.bolsa_movimientos m where m.entidad_id = p_entidad and m.usuario_id = p_usuario)), '[]'),
    'sueltos', coalesce((
      select instancia.leer_sueltos(p_entidad, p_usuario, m.primero)
      from (
        select date_trunc('month', min(m.fecha))::date as primero from instancia.bolsa_movimientos m
        where m.entidad_id = p_entidad and m.usuario_id = p_usuario) m
      where m.primero <= (select u.sueltos_hasta from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario)), '[]'),
    'reglas', coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'caducidadMeses', jsonb_build_object('irregular', r.irregular_meses, 'extra', r.extra_meses),
        'topeMinutos', r.tope_minutos) order by r.desde)
      from instancia.bolsa_reglas r where r.entidad_id = p_entidad), '[]'))
  into resultado;
  return resultado;
end $function$;
