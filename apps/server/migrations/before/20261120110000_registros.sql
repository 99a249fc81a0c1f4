-- The record. `registros` is the log: append-only, numbered without gaps per person. `jornadas` is the day it projects
-- to, `dias` its minutes; both can be rebuilt from the log. Positions lie apart, with their own retention.
create sequence instancia.registros_id as int;

create table instancia.registros (
  entidad_id int not null,
  usuario_id int not null,
  numero int not null check (numero > 0),
  registro_id int not null default nextval('instancia.registros_id'),
  fecha date not null,
  evento text not null check (evento in ('fichaje', 'anulacion', 'correccion', 'acuerdo', 'desacuerdo', 'observacion', 'olvido')),
  clase text check (clase in ('entrada', 'salida', 'pausa', 'regreso', 'proyecto')),
  tipo_id int,
  momento timestamptz,
  zona text not null,
  desplazamiento_minutos smallint,
  recibido timestamptz not null,
  momento_dispositivo timestamptz,
  zona_dispositivo text,
  modo text not null check (modo in ('directo', 'sugerido', 'declarado', 'automatico')),
  confianza text not null check (confianza in ('directa', 'tardia', 'dudosa')),
  origen text not null check (origen in ('web', 'pwa', 'app', 'quiosco', 'admin', 'importacion', 'servidor')),
  refiere_a int,
  proyecto_id int,
  observaciones text check (length(observaciones) <= 500),
  autor_id int not null,
  clave uuid,
  cuerpo_huella bytea,
  canonico text not null,
  primary key (entidad_id, usuario_id, numero),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, tipo_id) references instancia.tipos,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check (evento <> 'fichaje' or (clase is not null and tipo_id is not null and momento is not null)),
  check (evento not in ('anulacion', 'acuerdo', 'desacuerdo', 'observacion') or refiere_a is not null),
  -- A correction that refers to nothing proposes a mark that nobody clocked, and carries it whole.
  check (evento <> 'correccion' or refiere_a is not null or (clase is not null and tipo_id is not null and momento is not null))
);
comment on column instancia.registros.numero is 'Gapless per person: the order of writing, and what makes two writers at once notice each other.';
comment on column instancia.registros.fecha is 'The day it belongs to: that of the shift''s start, in the zone of the centre.';
comment on column instancia.registros.canonico is 'The line in its canonical form, ready to be chained.';
create unique index registros_por_id on instancia.registros (entidad_id, registro_id);
create index registros_por_dia on instancia.registros (entidad_id, usuario_id, fecha);
create unique index registros_por_clave on instancia.registros (entidad_id, usuario_id, clave) where clave is not null;

create table instancia.jornadas (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  zona text not null,
  estado text not null check (estado in ('abierta', 'cerrada', 'incompleta', 'vacia')),
  situacion text not null check (situacion in ('trabajando', 'pausa', 'fuera')),
  desde timestamptz,
  inicio timestamptz,
  fin timestamptz,
  tramos jsonb not null,
  incidencias text[] not null,
  corregida boolean not null,
  pendientes int not null,
  primary key (entidad_id, usuario_id, fecha),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on column instancia.jornadas.pendientes is 'Corrections that wait for the other side.';
-- The invariant that twenty clock-ins at once run into.
create unique index una_jornada_abierta on instancia.jornadas (entidad_id, usuario_id) where estado = 'abierta';

create table instancia.dias (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  presencia int not null check (presencia >= 0),
  trabajado int not null check (trabajado >= 0),
  efectivo int not null check (efectivo >= 0),
  pausa_pagada int not null check (pausa_pagada >= 0),
  pausa_no_pagada int not null check (pausa_no_pagada >= 0),
  nocturnos int not null check (nocturnos >= 0),
  primary key (entidad_id, usuario_id, fecha),
  foreign key (entidad_id, usuario_id, fecha) references instancia.jornadas on delete cascade
);
comment on table instancia.dias is 'Minutes of each recorded day up to its last mark.';

create table instancia.posiciones (
  entidad_id int not null,
  registro_id int not null,
  latitud double precision,
  longitud double precision,
  precision_metros double precision,
  centro_id int,
  distancia_metros int,
  cerca boolean,
  primary key (entidad_id, registro_id)
);
comment on table instancia.posiciones is 'Where a mark was made. Coordinates only where the company keeps exact ones.';

create table instancia.horas_proyectos (
  entidad_id int not null,
  usuario_id int not null,
  fecha date not null,
  proyecto_id int not null,
  minutos int not null check (minutos > 0),
  primary key (entidad_id, usuario_id, fecha, proyecto_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, proyecto_id) references instancia.proyectos
);

create table instancia.borrados (
  entidad_id int not null,
  borrado_id int generated always as identity,
  momento timestamptz not null,
  usuario_id int not null,
  hasta date not null,
  lineas int not null,
  motivo text not null,
  primary key (entidad_id, borrado_id)
);
comment on table instancia.borrados is 'What was erased from the log after its retention, and why.';

do $$
declare tabla text;
begin
  foreach tabla in array array['registros', 'jornadas', 'dias', 'posiciones', 'horas_proyectos', 'borrados'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
  end loop;
end $$;
grant select, insert on instancia.registros to jornada_app;
grant usage on sequence instancia.registros_id to jornada_app;
grant select, insert, update on instancia.jornadas, instancia.dias to jornada_app;
grant select, insert on instancia.posiciones to jornada_app;
grant select, insert, update, delete on instancia.horas_proyectos to jornada_app;
grant select on instancia.borrados to jornada_app;

-- Append-only for the owner as well: only the erasing function below may pass.
create function instancia.solo_anadir() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('jornada.borrado', true) = 'si' then
    return old;
  end if;
  raise exception 'instancia.registros is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger solo_anadir before update or delete on instancia.registros for each row execute function instancia.solo_anadir();
create trigger solo_anadir_todo before truncate on instancia.registros for each statement execute function instancia.solo_anadir();

-- Erases the log of one person up to a day, after its legal retention, and writes down that it did. Owner only.
create function instancia.borrar_registros(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare borradas int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  perform set_config('jornada.borrado', 'si', true);
  delete from instancia.posiciones p using instancia.registros r
    where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.fecha <= p_hasta and p.entidad_id = r.entidad_id and p.registro_id = r.registro_id;
  delete from instancia.registros where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  get diagnostics borradas = row_count;
  delete from instancia.jornadas where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  delete from instancia.horas_proyectos where entidad_id = p_entidad and usuario_id = p_usuario and fecha <= p_hasta;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo);
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;
revoke execute on function instancia.borrar_registros from public;
