-- Who comes into a department or a centre reads what is written from then on, unless the company lets newcomers read everything.

alter table instancia.chat_ajustes add column historial_completo boolean not null default false;
comment on column instancia.chat_ajustes.historial_completo is 'Who comes into the room of a department or a centre also reads what was written before.';

create table instancia.chat_entradas (
  entidad_id int not null,
  sala_id int not null,
  usuario_id int not null,
  desde_numero int not null,
  primary key (entidad_id, sala_id, usuario_id),
  foreign key (entidad_id, sala_id) references instancia.chat_salas,
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.chat_entradas is
  'Since which message people are in the rooms of departments and centres. Each message writes down who has come since the one before it, and forgets who has left.';
select instancia.proteger('chat_entradas', '{select,insert,delete}');

-- Whoever is in such a room today has read it from its beginning, and goes on doing so.
do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.chat_entradas (entidad_id, sala_id, usuario_id, desde_numero)
    select p.entidad_id, p.sala_id, p.usuario_id, 0
    from instancia.chat_pertenencias p
    join instancia.chat_salas s on s.entidad_id = p.entidad_id and s.sala_id = p.sala_id and s.clase in ('departamento', 'centro')
    where p.entidad_id = empresa and current_date between p.desde and p.hasta;
  end loop;
end $$;

-- As before, but for the two branches of departments and centres. Who has no row there has come since the last message.
create or replace view instancia.chat_pertenencias with (security_invoker = true) as
  select p.entidad_id, p.sala_id, p.usuario_id, p.desde_numero, p.administra, p.desde, p.hasta, u.cierra
  from (
    select m.entidad_id, m.sala_id, m.usuario_id, m.desde_numero, m.administra, '-infinity'::date as desde, 'infinity'::date as hasta
    from instancia.chat_miembros m where m.salida is null
    union all
    select s.entidad_id, s.sala_id, d.usuario_id, case when h.historial_completo then 0 else coalesce(e.desde_numero, s.ultima) end, false,
      '-infinity'::date, 'infinity'::date
    from instancia.chat_salas s
    join instancia.usuarios d on d.entidad_id = s.entidad_id and d.departamento_id = s.departamento_id
    left join instancia.chat_entradas e on e.entidad_id = s.entidad_id and e.sala_id = s.sala_id and e.usuario_id = d.usuario_id
    left join instancia.chat_ajustes h on h.entidad_id = s.entidad_id
    where s.clase = 'departamento'
    union all
    select s.entidad_id, s.sala_id, a.usuario_id, case when h.historial_completo then 0 else coalesce(e.desde_numero, s.ultima) end, false,
      a.desde, coalesce((
        select min(b.desde) - 1 from instancia.asignaciones b
        where b.entidad_id = a.entidad_id and b.usuario_id = a.usuario_id and b.desde > a.desde), 'infinity'::date)
    from instancia.chat_salas s
    join instancia.asignaciones a on a.entidad_id = s.entidad_id and a.centro_id = s.centro_id
    left join instancia.chat_entradas e on e.entidad_id = s.entidad_id and e.sala_id = s.sala_id and e.usuario_id = a.usuario_id
    left join instancia.chat_ajustes h on h.entidad_id = s.entidad_id
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
