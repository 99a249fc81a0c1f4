-- People as whoever manages them sees them: contract, account, and who acted for whom.
alter table instancia.usuarios
  add column puesto text not null default '' check (length(puesto) <= 100),
  add column movil text not null default '' check (length(movil) <= 30),
  add column alta date,
  add column ultimo_dia date check (ultimo_dia >= alta),
  add column cierra timestamptz,
  add column suspendida timestamptz,
  add column invitada timestamptz,
  add column version int not null default 1;
comment on column instancia.usuarios.alta is 'First day of the contract; null where it is only known since when the person is recorded here.';
comment on column instancia.usuarios.ultimo_dia is 'Last day of the contract; null: no end.';
comment on column instancia.usuarios.cierra is 'From this instant on nobody comes in with the account: the last day is over, at the centre.';
comment on column instancia.usuarios.suspendida is 'Since when the account is suspended.';
comment on column instancia.usuarios.version is 'Rises with every change by those who manage people, so that two of them notice each other.';

-- The narrow way into the directory: it can only be made to say what the person's row of the current company says.
create function central.poner_en_directorio(p_usuario int) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from central.directorio d where d.entidad_id = instancia.entidad_actual() and d.usuario_id = p_usuario;
  insert into central.directorio (user_name, entidad_id, usuario_id)
    select u.user_name, u.entidad_id, u.usuario_id from instancia.usuarios u
    where u.entidad_id = instancia.entidad_actual() and u.usuario_id = p_usuario;
  if not found then
    raise exception 'nobody of this company has that id' using errcode = 'no_data_found';
  end if;
end $$;
revoke execute on function central.poner_en_directorio from public;
grant execute on function central.poner_en_directorio to jornada_app;

create table instancia.actuaciones (
  entidad_id int not null,
  actuacion_id int generated always as identity,
  sesion_id uuid not null,
  autor_id int not null,
  persona_id int not null check (persona_id <> autor_id),
  desde timestamptz not null,
  hasta timestamptz check (hasta >= desde),
  primary key (entidad_id, actuacion_id),
  foreign key (entidad_id, sesion_id) references instancia.sesiones,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  foreign key (entidad_id, persona_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.actuaciones is 'Who acted for whom, from when to when. Without an end it lasted as long as the session did.';
create index actuaciones_por_persona on instancia.actuaciones (entidad_id, persona_id, desde);
create index actuaciones_por_sesion on instancia.actuaciones (entidad_id, sesion_id) where hasta is null;
alter table instancia.actuaciones enable row level security;
alter table instancia.actuaciones force row level security;
create policy entidad on instancia.actuaciones using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual());
grant select, insert on instancia.actuaciones to jornada_app;
grant update (hasta) on instancia.actuaciones to jornada_app;

-- Whatever ends a session ends the acting in it, and writes that down.
create function instancia.terminar_actuacion() returns trigger language plpgsql as $$
begin
  with terminada as (
    update instancia.actuaciones a set hasta = greatest(new.revocada, a.desde)
    where a.entidad_id = new.entidad_id and a.sesion_id = new.sesion_id and a.hasta is null returning a.persona_id)
  insert into instancia.auditoria (entidad_id, momento, autor_id, accion, sobre, sobre_id, dispositivo)
    select new.entidad_id, new.revocada, new.usuario_id, 'simulado.terminar', 'persona', t.persona_id, new.dispositivo from terminada t;
  return null;
end $$;
create trigger terminar_actuacion after update of revocada on instancia.sesiones for each row
  when (old.revocada is null and new.revocada is not null and old.simulado_id is not null)
  execute function instancia.terminar_actuacion();

-- Also tells when an account closes.
create or replace function instancia.leer_sesion(p_entidad int, p_sesion uuid) returns json language plpgsql as $$
declare resultado json;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  select json_build_object(
    'usuarioId', s.usuario_id, 'clase', s.clase, 'caduca', s.caduca, 'revocada', s.revocada is not null, 'simuladoId', s.simulado_id,
    'activo', u.activo, 'cierra', u.cierra, 'roles', u.roles, 'idioma', u.idioma, 'esQuiosco', u.es_quiosco,
    'simuladoActivo', v.activo, 'simuladoCierra', v.cierra, 'simuladoRoles', v.roles, 'simuladoIdioma', v.idioma, 'revision', e.revision)
  into resultado
  from instancia.sesiones s
  join instancia.usuarios u on u.entidad_id = s.entidad_id and u.usuario_id = s.usuario_id
  join instancia.entidades e on e.entidad_id = s.entidad_id
  left join instancia.usuarios v on v.entidad_id = s.entidad_id and v.usuario_id = s.simulado_id
  where s.entidad_id = p_entidad and s.sesion_id = p_sesion;
  return resultado;
end $$;
