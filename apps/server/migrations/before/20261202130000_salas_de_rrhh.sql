-- The rooms of a person are found by that person, however many write to HR: who answers for HR is said once, and those rooms are told from the others.

create index usuarios_admins on instancia.usuarios (entidad_id, usuario_id) where 'admin' = any (roles);
create index chat_salas_rrhh_por_momento on instancia.chat_salas (entidad_id, momento desc, sala_id desc) where clase = 'rrhh';
create index chat_salas_rrhh_abiertas on instancia.chat_salas (entidad_id, momento desc, sala_id desc) where clase = 'rrhh' and estado = 'abierto';

create view instancia.chat_responden with (security_invoker = true) as
  select h.entidad_id, h.usuario_id from instancia.chat_rrhh h
  union all
  select r.entidad_id, r.usuario_id from instancia.usuarios r
  where 'admin' = any (r.roles) and not exists (select from instancia.chat_rrhh h where h.entidad_id = r.entidad_id);
comment on view instancia.chat_responden is 'Who answers what people write to HR: those whom the company has named; without any, the admins.';
grant select on instancia.chat_responden to jornada_app;

-- As before, with one more column.
create or replace view instancia.chat_pertenencias with (security_invoker = true) as
  select p.entidad_id, p.sala_id, p.usuario_id, p.desde_numero, p.administra, p.desde, p.hasta, u.cierra, p.responde
  from (
    select m.entidad_id, m.sala_id, m.usuario_id, m.desde_numero, m.administra, '-infinity'::date as desde, 'infinity'::date as hasta, false as responde
    from instancia.chat_miembros m where m.salida is null
    union all
    select s.entidad_id, s.sala_id, d.usuario_id, case when h.historial_completo then 0 else coalesce(e.desde_numero, s.ultima) end, false,
      '-infinity'::date, 'infinity'::date, false
    from instancia.chat_salas s
    join instancia.usuarios d on d.entidad_id = s.entidad_id and d.departamento_id = s.departamento_id
    left join instancia.chat_entradas e on e.entidad_id = s.entidad_id and e.sala_id = s.sala_id and e.usuario_id = d.usuario_id
    left join instancia.chat_ajustes h on h.entidad_id = s.entidad_id
    where s.clase = 'departamento'
    union all
    select s.entidad_id, s.sala_id, a.usuario_id, case when h.historial_completo then 0 else coalesce(e.desde_numero, s.ultima) end, false,
      a.desde, coalesce((
        select min(b.desde) - 1 from instancia.asignaciones b
        where b.entidad_id = a.entidad_id and b.usuario_id = a.usuario_id and b.desde > a.desde), 'infinity'::date), false
    from instancia.chat_salas s
    join instancia.asignaciones a on a.entidad_id = s.entidad_id and a.centro_id = s.centro_id
    left join instancia.chat_entradas e on e.entidad_id = s.entidad_id and e.sala_id = s.sala_id and e.usuario_id = a.usuario_id
    left join instancia.chat_ajustes h on h.entidad_id = s.entidad_id
    where s.clase = 'centro'
    union all
    select s.entidad_id, s.sala_id, s.persona_id, 0, false, '-infinity'::date, 'infinity'::date, false
    from instancia.chat_salas s where s.clase = 'rrhh'
    union all
    select s.entidad_id, s.sala_id, r.usuario_id, 0, false, '-infinity'::date, 'infinity'::date, true
    from instancia.chat_responden r
    join instancia.chat_salas s on s.entidad_id = r.entidad_id and s.clase = 'rrhh' and s.persona_id <> r.usuario_id
  ) p
  join instancia.usuarios u on u.entidad_id = p.entidad_id and u.usuario_id = p.usuario_id
  where u.activo and u.suspendida is null and not u.es_quiosco;
comment on column instancia.chat_pertenencias.responde is 'In it only because they answer for HR. They have as many such rooms as people write to HR.';
