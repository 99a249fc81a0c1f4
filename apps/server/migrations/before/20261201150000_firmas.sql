-- Monthly sign-off: what a person confirmed or disputed of a month of their record, and the company's settings for it.

create table instancia.firmas_ajustes (
  entidad_id int not null references instancia.entidades on delete cascade,
  activa boolean not null,
  desde date not null check (extract(day from desde) = 1),
  hasta_dia int not null check (hasta_dia between 1 and 15),
  metodos text[] not null check (metodos <@ '{pin,llave,contrasena}' and cardinality(metodos) > 0),
  version int not null default 1,
  primary key (entidad_id)
);
comment on table instancia.firmas_ajustes is 'Without a row nothing is asked for: no law wants a signature.';
comment on column instancia.firmas_ajustes.desde is 'The first month that is asked for, so that nobody is asked for years before.';
comment on column instancia.firmas_ajustes.hasta_dia is 'The day of the following month until which people are asked.';
select instancia.proteger('firmas_ajustes');

create table instancia.firmas (
  entidad_id int not null,
  firma_id int generated always as identity,
  usuario_id int not null,
  mes date not null check (extract(day from mes) = 1),
  accion text not null check (accion in ('firma', 'objecion', 'respuesta')),
  momento timestamptz not null,
  autor_id int not null,
  metodo text check (metodo in ('pin', 'llave', 'contrasena', 'sesion')),
  aparato text not null check (length(aparato) <= 200),
  idioma text not null check (idioma in ('es', 'en', 'pt', 'de')),
  texto_version int,
  texto text not null check (length(texto) between 1 and 1000),
  dias date[] not null,
  huella bytea not null check (length(huella) = 32),
  contenido text not null,
  numero int not null check (numero >= 0),
  primary key (entidad_id, firma_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check ((accion = 'firma') = (metodo is not null and texto_version is not null)),
  check (accion = 'respuesta' or autor_id = usuario_id)
);
comment on table instancia.firmas is 'Append-only. The newest firma or objecion of a month says where it stands; later changes of the record take nothing away.';
comment on column instancia.firmas.texto is 'The words that were signed, or what the person says is wrong, or the answer to it.';
comment on column instancia.firmas.dias is 'The days that an objection is about.';
comment on column instancia.firmas.huella is 'SHA-256 of contenido.';
comment on column instancia.firmas.contenido is 'The month as it was signed, in its canonical form (packages/domain/src/firmas).';
comment on column instancia.firmas.numero is 'The last line of the record of that month at that instant: a later one has changed the month.';
create index firmas_de_mes on instancia.firmas (entidad_id, usuario_id, mes, firma_id desc);
create index firmas_por_huella on instancia.firmas (entidad_id, huella);
select instancia.proteger('firmas', '{select,insert}', true);

create table instancia.firmas_avisos (
  entidad_id int not null,
  usuario_id int not null,
  mes date not null,
  clave text not null check (length(clave) <= 40),
  momento timestamptz not null,
  primary key (entidad_id, usuario_id, mes, clave),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.firmas_avisos is 'Reminders that were sent, so that nobody gets one twice.';
select instancia.proteger('firmas_avisos', '{select,insert,update,delete}');

-- Where a person's month stands; always one row.
create function instancia.estado_de_firma(p_entidad int, p_usuario int, p_mes date)
returns table (estado text, firma_id int, momento timestamptz, metodo text, huella bytea) language sql stable as $$
  select case
      when f.accion is null then 'pendiente'
      when f.accion = 'objecion' then 'objetado'
      when exists (
        select from instancia.registros r
        where r.entidad_id = p_entidad and r.usuario_id = p_usuario and r.fecha >= p_mes and r.fecha < (p_mes + interval '1 month')::date
          and r.numero > f.numero and r.evento not in ('observacion', 'olvido')) then 'cambiado'
      else 'firmado' end,
    f.firma_id, f.momento, f.metodo, f.huella
  from (select 1) as uno
  left join lateral (
    select x.accion, x.numero, x.firma_id, x.momento, x.metodo, x.huella from instancia.firmas x
    where x.entidad_id = p_entidad and x.usuario_id = p_usuario and x.mes = p_mes and x.accion <> 'respuesta'
    order by x.firma_id desc limit 1) f on true
$$;

-- Whether somebody had a contract on a day of a month, or a record.
create function instancia.trabaja_en_mes(p_entidad int, p_usuario int, p_mes date) returns boolean language sql stable as $$
  select exists (
    select from (
      select a.desde, a.horario_id, lead(a.desde) over (order by a.desde) as siguiente
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario) a
    where a.horario_id is not null and a.desde < (p_mes + interval '1 month')::date and (a.siguiente is null or a.siguiente > p_mes))
  or exists (
    select from instancia.jornadas j
    where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.fecha >= p_mes and j.fecha < (p_mes + interval '1 month')::date)
$$;

-- Erasing signatures after their retention, with the record that they are about and under its rules: what is later than the record that is left,
-- or under a hold, stays.
create function instancia.borrar_firmas(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare
  anos int;
  borradas int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on this record' using errcode = 'check_violation';
  end if;
  select max(instancia.anos_de_conservacion(c.pais)) into anos
    from instancia.asignaciones a join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = p_entidad and a.usuario_id = p_usuario;
  anos := coalesce(anos, instancia.anos_de_conservacion(null));
  if p_hasta + make_interval(years => anos) >= current_date then
    raise exception 'what was signed is kept for % years', anos using errcode = 'check_violation';
  end if;
  perform set_config('jornada.borrado', 'firmas', true);
  delete from instancia.firmas where entidad_id = p_entidad and usuario_id = p_usuario and (mes + interval '1 month')::date <= p_hasta + 1;
  get diagnostics borradas = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas, p_motivo || ' (firmas)');
  perform set_config('jornada.borrado', '', true);
  return borradas;
end $$;
revoke execute on function instancia.borrar_firmas from public;
