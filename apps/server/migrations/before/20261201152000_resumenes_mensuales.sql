-- The monthly summary of ordinary, complementary and overtime hours (ET 12.4.c and 35.5), as it was handed over: versions that never change.
create table instancia.resumenes_mensuales (
  entidad_id int not null,
  usuario_id int not null,
  mes date not null check (extract(day from mes) = 1),
  version int not null check (version > 0),
  momento timestamptz not null,
  causa text not null check (causa in ('cierre', 'peticion')),
  huella bytea not null check (length(huella) = 32),
  contenido text not null,
  primary key (entidad_id, usuario_id, mes, version),
  foreign key (entidad_id, usuario_id) references instancia.usuarios
);
comment on table instancia.resumenes_mensuales is 'Append-only: what has changed in a month since makes another version.';
comment on column instancia.resumenes_mensuales.contenido is 'Its fixed text (packages/domain/src/resumen/mensual.ts); huella is its SHA-256.';
select instancia.proteger('resumenes_mensuales', '{select,insert}', true);

-- What was signed and handed over of a month is erased together, after its retention.
create or replace function instancia.borrar_firmas(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare
  anos int;
  borradas int;
  mas int;
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
  perform set_config('jornada.borrado', 'resumenes_mensuales', true);
  delete from instancia.resumenes_mensuales where entidad_id = p_entidad and usuario_id = p_usuario and (mes + interval '1 month')::date <= p_hasta + 1;
  get diagnostics mas = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borradas + mas, p_motivo || ' (firmas)');
  perform set_config('jornada.borrado', '', true);
  return borradas + mas;
end $$;
revoke execute on function instancia.borrar_firmas from public;
