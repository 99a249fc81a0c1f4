-- The inspector's room: accounts of guests, and what each of them may see.

alter table instancia.usuarios add column es_invitado boolean not null default false;
alter table instancia.usuarios add constraint usuarios_invitado_ajeno check (es_quiosco or not es_invitado);
comment on column instancia.usuarios.es_quiosco is 'The account is no person of the company: a kiosk, or a guest. Lists of people leave it out.';
comment on column instancia.usuarios.es_invitado is 'A guest: a labour inspector or a representative, who sees the record within an access (accesos_externos).';

create table instancia.accesos_externos (
  entidad_id int not null references instancia.entidades on delete cascade,
  acceso_id int generated always as identity,
  usuario_id int not null,
  perfil text not null check (perfil in ('inspeccion', 'representacion')),
  nombre text not null check (length(nombre) between 1 and 120),
  organismo text not null check (length(organismo) <= 120),
  -- The days of the record that they see. Null centres: all of them.
  desde date not null,
  hasta date not null check (hasta >= desde),
  centros int[] check (cardinality(centros) > 0),
  creado timestamptz not null,
  autor_id int not null,
  caduca timestamptz not null check (caduca > creado),
  revocado timestamptz,
  revocado_por int,
  primary key (entidad_id, acceso_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, revocado_por) references instancia.usuarios (entidad_id, usuario_id),
  check ((revocado is null) = (revocado_por is null))
);
comment on table instancia.accesos_externos is 'What a guest may see of the record, and until when.';
create unique index accesos_externos_de_cuenta on instancia.accesos_externos (entidad_id, usuario_id);
select instancia.proteger('accesos_externos');

-- A guest is no kiosk to whoever reads the session.
create or replace function instancia.leer_sesion(p_entidad int, p_sesion uuid) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'cierra', u.cierra, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco and not u.es_invitado,
    'esInvitado', u.es_invitado,
    'simuladoActivo', v.activo, 'simuladoCierra', v.cierra, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $$;
