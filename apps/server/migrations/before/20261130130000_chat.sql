-- Conversations: rooms, who is in them, what was written, and what each person has read.

create table instancia.chat_salas (
  entidad_id int not null references instancia.entidades on delete cascade,
  sala_id int generated always as identity,
  clase text not null check (clase in ('dos', 'grupo', 'departamento', 'centro', 'rrhh')),
  nombre text check (length(nombre) between 1 and 80),
  departamento_id int,
  centro_id int,
  persona_id int,
  una_id int,
  otra_id int,
  estado text not null default 'abierto' check (estado in ('abierto', 'archivado')),
  creada timestamptz not null,
  autor_id int,
  ultima int not null default 0,
  cambio int not null default 0,
  momento timestamptz not null,
  primary key (entidad_id, sala_id),
  foreign key (entidad_id, departamento_id) references instancia.departamentos,
  foreign key (entidad_id, centro_id) references instancia.centros,
  foreign key (entidad_id, persona_id) references instancia.usuarios,
  foreign key (entidad_id, una_id) references instancia.usuarios,
  foreign key (entidad_id, otra_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios,
  check ((clase = 'grupo') = (nombre is not null)),
  check ((clase = 'departamento') = (departamento_id is not null)),
  check ((clase = 'centro') = (centro_id is not null)),
  check ((clase = 'rrhh') = (persona_id is not null)),
  check ((clase = 'dos') = (una_id is not null) and (una_id is null) = (otra_id is null) and una_id < otra_id)
);
comment on table instancia.chat_salas is 'Rooms. Who is in them is said by chat_pertenencias.';
comment on column instancia.chat_salas.una_id is 'The two people of a room of two, the smaller id first, so that there is one room for them.';
comment on column instancia.chat_salas.persona_id is 'Who writes to HR in this room.';
comment on column instancia.chat_salas.ultima is 'The number of its last message. Whoever writes locks the row, so numbers have no gaps.';
comment on column instancia.chat_salas.cambio is 'Rises with each message, change, reaction: who knows one number asks for what came after it.';
create unique index chat_salas_dos on instancia.chat_salas (entidad_id, una_id, otra_id) where clase = 'dos';
create unique index chat_salas_departamento on instancia.chat_salas (entidad_id, departamento_id) where clase = 'departamento';
create unique index chat_salas_centro on instancia.chat_salas (entidad_id, centro_id) where clase = 'centro';
create unique index chat_salas_rrhh on instancia.chat_salas (entidad_id, persona_id) where clase = 'rrhh';
create index chat_salas_por_momento on instancia.chat_salas (entidad_id, momento desc, sala_id desc);
select instancia.proteger('chat_salas');

create table instancia.chat_miembros (
  entidad_id int not null,
  sala_id int not null,
  usuario_id int not null,
  desde_numero int not null default 0,
  administra boolean not null default false,
  entrada timestamptz not null,
  salida timestamptz,
  primary key (entidad_id, sala_id, usuario_id),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_miembros is 'Who was put into rooms of two and groups. In the other rooms nobody is put: it follows from where people work.';
comment on column instancia.chat_miembros.desde_numero is 'Messages up to this number were written before the person came, and are not shown to them.';
create index chat_miembros_de_persona on instancia.chat_miembros (entidad_id, usuario_id) where salida is null;
select instancia.proteger('chat_miembros');

create table instancia.chat_rrhh (
  entidad_id int not null,
  usuario_id int not null,
  primary key (entidad_id, usuario_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_rrhh is 'Who answers what people write to HR. Without a row, the admins.';
select instancia.proteger('chat_rrhh', '{select,insert,delete}');

create table instancia.chat_ajustes (
  entidad_id int primary key references instancia.entidades on delete cascade,
  salas_departamento boolean not null,
  salas_centro boolean not null,
  conserva_meses int check (conserva_meses between 1 and 120),
  urgentes boolean not null,
  version int not null default 1
);
comment on table instancia.chat_ajustes is 'What a company has decided about conversations.';
select instancia.proteger('chat_ajustes');

-- Who belongs to which room, said once. A day must be between `desde` and `hasta`, and `cierra` must not be over: whoever moves or leaves is out at
-- that moment, without anybody writing it down.
create view instancia.chat_pertenencias with (security_invoker = true) as
  select p.entidad_id, p.sala_id, p.usuario_id, p.desde_numero, p.administra, p.desde, p.hasta, u.cierra
  from (
    select m.entidad_id, m.sala_id, m.usuario_id, m.desde_numero, m.administra, '-infinity'::date as desde, 'infinity'::date as hasta
    from instancia.chat_miembros m where m.salida is null
    union all
    select s.entidad_id, s.sala_id, d.usuario_id, 0, false, '-infinity'::date, 'infinity'::date
    from instancia.chat_salas s
    join instancia.usuarios d on d.entidad_id = s.entidad_id and d.departamento_id = s.departamento_id
    where s.clase = 'departamento'
    union all
    select s.entidad_id, s.sala_id, a.usuario_id, 0, false, a.desde, coalesce((
        select min(b.desde) - 1 from instancia.asignaciones b
        where b.entidad_id = a.entidad_id and b.usuario_id = a.usuario_id and b.desde > a.desde), 'infinity'::date)
    from instancia.chat_salas s
    join instancia.asignaciones a on a.entidad_id = s.entidad_id and a.centro_id = s.centro_id
    where s.clase = 'centro'
    union all
    select s.entidad_id, s.sala_id, s.persona_id, 0, false, '-infinity'::date, 'infinity'::date
    from instancia.chat_salas s where s.clase = 'rrhh'
    union all
    select s.entidad_id, s.sala_id, r.usuario_id, 0, false, '-infinity'::date, 'infinity'::date
    from instancia.usuarios r
    join instancia.chat_salas s on s.entidad_id = r.entidad_id and s.clase = 'rrhh' and s.persona_id <> r.usuario_id
    where case when exists (select from instancia.chat_rrhh h where h.entidad_id = r.entidad_id)
      then exists (select from instancia.chat_rrhh h where h.entidad_id = r.entidad_id and h.usuario_id = r.usuario_id)
      else 'admin' = any (r.roles) end
  ) p
  join instancia.usuarios u on u.entidad_id = p.entidad_id and u.usuario_id = p.usuario_id
  where u.activo and u.suspendida is null and not u.es_quiosco;
comment on view instancia.chat_pertenencias is 'Who belongs to which room. A person is at most once in a room on a day.';
grant select on instancia.chat_pertenencias to jornada_app;

create table instancia.chat_mensajes (
  entidad_id int not null,
  mensaje_id int generated always as identity,
  sala_id int not null,
  numero int not null check (numero > 0),
  cambio int not null,
  autor_id int,
  clave uuid,
  huella text,
  texto text check (length(texto) between 1 and 4000),
  respuesta_a int,
  urgente boolean not null default false,
  con_ficheros boolean not null default false,
  suceso text check (suceso in ('creada', 'entra', 'sale', 'nombre', 'archivada', 'abierta', 'leida')),
  detalle text check (length(detalle) <= 1000),
  momento timestamptz not null,
  editado timestamptz,
  borrado timestamptz,
  -- The room is a word of it: so a search finds only what lies in the rooms that it names.
  busqueda tsvector generated always as (
    case when texto is null then null
    else to_tsvector('simple'::regconfig, 'sala' || sala_id::text || ' ' || instancia.para_buscar(texto)) end) stored,
  primary key (entidad_id, mensaje_id),
  unique (entidad_id, sala_id, numero),
  unique (entidad_id, autor_id, clave),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, autor_id) references instancia.usuarios,
  check ((suceso is null) = (clave is not null)),
  check (suceso is not null or autor_id is not null),
  check (suceso is not null or borrado is not null or texto is not null or con_ficheros)
);
comment on table instancia.chat_mensajes is 'What was written, and what rooms say themselves (suceso).';
comment on column instancia.chat_mensajes.clave is 'The UUID of the device: sent again, it is the same message.';
comment on column instancia.chat_mensajes.huella is 'Digest of what was sent under the key.';
comment on column instancia.chat_mensajes.borrado is 'Its author deleted it: the text and the files are gone, and this row says that it was there.';
create index chat_mensajes_por_cambio on instancia.chat_mensajes (entidad_id, sala_id, cambio);
create index chat_mensajes_por_momento on instancia.chat_mensajes (entidad_id, momento);
create index chat_mensajes_busqueda on instancia.chat_mensajes using gin (busqueda);
select instancia.proteger('chat_mensajes', '{select,insert,update,delete}');

create table instancia.chat_reacciones (
  entidad_id int not null,
  mensaje_id int not null,
  usuario_id int not null,
  simbolo text not null check (simbolo in ('bien', 'hecho', 'fiesta', 'corazon', 'risa', 'visto')),
  momento timestamptz not null,
  primary key (entidad_id, mensaje_id, usuario_id, simbolo),
  foreign key (entidad_id, mensaje_id) references instancia.chat_mensajes on delete cascade,
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_reacciones is 'Reactions to messages.';
select instancia.proteger('chat_reacciones', '{select,insert,delete}');

create table instancia.chat_lecturas (
  entidad_id int not null,
  sala_id int not null,
  usuario_id int not null,
  leido int not null default 0,
  silenciada boolean not null default false,
  momento timestamptz not null,
  primary key (entidad_id, sala_id, usuario_id),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_lecturas is 'The last message that each person has read in a room, and whether it rings for them.';
select instancia.proteger('chat_lecturas');

create table instancia.chat_avisos (
  entidad_id int not null,
  sala_id int not null,
  usuario_id int not null,
  suena timestamptz not null,
  primary key (entidad_id, sala_id, usuario_id),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_avisos is 'Rooms that ring for a person later, when they are at work again.';
create index chat_avisos_por_hora on instancia.chat_avisos (entidad_id, suena);
select instancia.proteger('chat_avisos', '{select,insert,update,delete}');

create table instancia.chat_aperturas (
  entidad_id int not null,
  apertura_id int generated always as identity,
  sala_id int not null,
  autor_id int not null,
  motivo text not null check (length(motivo) between 10 and 300),
  momento timestamptz not null,
  hasta timestamptz not null,
  primary key (entidad_id, apertura_id),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, autor_id) references instancia.usuarios
);
comment on table instancia.chat_aperturas is 'Who has read a room of others, and why. Its members have been told.';
create index chat_aperturas_de_sala on instancia.chat_aperturas (entidad_id, sala_id, apertura_id);
select instancia.proteger('chat_aperturas', '{select,insert}', true);

-- Erases what a person has written up to a day, with the files, and their reactions; that somebody has written stays. Nothing under a hold. Returns how many
-- messages there were.
create function instancia.borrar_chat(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare borrados int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  update instancia.ficheros f set estado = 'borrado'
    where f.entidad_id = p_entidad and f.modulo = 'chat' and f.estado = 'guardado' and f.asunto_id in (
      select m.mensaje_id from instancia.chat_mensajes m
      where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.momento < p_hasta + 1);
  delete from instancia.chat_reacciones r where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.momento < p_hasta + 1;
  update instancia.chat_mensajes m set texto = null, detalle = null, huella = null, con_ficheros = false, borrado = coalesce(m.borrado, clock_timestamp())
    where m.entidad_id = p_entidad and m.autor_id = p_usuario and m.suceso is null and m.momento < p_hasta + 1;
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (chat)');
  return borrados;
end $$;
revoke execute on function instancia.borrar_chat from public;
