-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table instancia.sesiones (
  entidad_id integer not null,
  sesion_id uuid not null,
  usuario_id integer not null,
  clase text not null,
  -- SHA-256 of the rotating refresh secret.
  secreto bytea not null,
  secreto_anterior bytea,
  rotado timestamp with time zone not null,
  creada timestamp with time zone not null,
  -- When the session was opened or last renewed. While it is in use that is every quarter of an hour, so it may be that much behind.
  ultimo_uso timestamp with time zone not null,
  caduca timestamp with time zone,
  revocada timestamp with time zone,
  dispositivo text default ''::text not null,
  -- Whom this session acts for, where it may.
  simulado_id integer,
  -- Key with which the refresh secrets of this session are signed. Opens nothing by itself.
  sello bytea default sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) not null,
  constraint sesiones_pkey PRIMARY KEY (entidad_id, sesion_id),
  constraint sesiones_entidad_id_simulado_id_fkey FOREIGN KEY (entidad_id, simulado_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint sesiones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint sesiones_clase_check CHECK (clase = ANY (ARRAY['normal'::text, 'recordada'::text, 'quiosco'::text])),
  constraint sesiones_sello_check CHECK (length(sello) = 32)
);
CREATE INDEX sesiones_por_persona ON instancia.sesiones USING btree (entidad_id, usuario_id);
alter table instancia.sesiones enable row level security, force row level security;
create policy entidad on instancia.sesiones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER terminar_actuacion AFTER UPDATE OF revocada ON instancia.sesiones FOR EACH ROW WHEN (old.revocada IS NULL AND new.revocada IS NOT NULL AND old.simulado_id IS NOT NULL) EXECUTE FUNCTION instancia.terminar_actuacion();
grant insert, select, update on instancia.sesiones to jornada_app;

-- Sessions that came by single sign-on: they are renewed only while the provider agrees.
create table instancia.sesiones_sso (
  entidad_id integer not null,
  sesion_id uuid not null,
  proveedor text not null,
  -- Who it is to the provider (sub). Another one renews nothing.
  sujeto text not null,
  -- The provider's refresh token, encrypted. Null: there is none that is worth anything, so the session is renewed by signing in there again.
  token bytea,
  -- Since when a renewal is asking the provider; others wait for it.
  turno timestamp with time zone,
  constraint sesiones_sso_pkey PRIMARY KEY (entidad_id, sesion_id),
  constraint sesiones_sso_entidad_id_sesion_id_fkey FOREIGN KEY (entidad_id, sesion_id) REFERENCES instancia.sesiones(entidad_id, sesion_id) ON DELETE CASCADE,
  constraint sesiones_sso_proveedor_check CHECK (proveedor = ANY (ARRAY['365'::text, 'sso'::text]))
);
alter table instancia.sesiones_sso enable row level security, force row level security;
create policy entidad on instancia.sesiones_sso using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.sesiones_sso to jornada_app;

CREATE OR REPLACE FUNCTION instancia.leer_sesion(p_entidad integer, p_sesion uuid)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'cierra', u.cierra, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco and not u.es_invitado,
    'subtipos', case when u.es_quiosco then (select q.subtipos from instancia.quioscos q where q.entidad_id = p_entidad and q.quiosco_id = u.usuario_id) end,
    'esInvitado', u.es_invitado,
    'simuladoActivo', v.activo, 'simuladoCierra', v.cierra, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $function$;
