-- Whatever people make every day gets numbers of eight bytes. With ten million people the numbers of records would be used up
-- after three months. What a company sets up (people, centres, schedules, lists) stays with four.
-- PostgreSQL writes these tables and their indexes again, each under an exclusive lock: see docs/guides/scale.md for how long.

drop view instancia.correcciones_pendientes;
alter sequence instancia.registros_id as bigint;
alter table instancia.registros alter column registro_id type bigint, alter column refiere_a type bigint;
alter table instancia.posiciones alter column registro_id type bigint;
alter table instancia.correcciones alter column registros type bigint[], alter column solicitud_id type bigint;
create view instancia.correcciones_pendientes with (security_invoker = true) as
  select c.entidad_id, c.usuario_id, c.fecha, c.registro_id, c.recibido, c.autor_id
  from instancia.jornadas j
  join instancia.registros c on c.entidad_id = j.entidad_id and c.usuario_id = j.usuario_id and c.fecha = j.fecha and c.evento = 'correccion'
  where j.pendientes > 0
    and not exists (
      select from instancia.registros r
      where r.entidad_id = c.entidad_id and r.usuario_id = c.usuario_id and r.fecha = c.fecha and r.refiere_a = c.registro_id
        and r.evento in ('acuerdo', 'desacuerdo', 'anulacion'))
    and not exists (
      select from instancia.registros v
      where v.entidad_id = c.entidad_id and v.usuario_id = c.usuario_id and v.fecha = c.fecha and v.refiere_a = c.refiere_a and v.evento = 'anulacion'
        and not exists (
          select from instancia.registros w
          where w.entidad_id = v.entidad_id and w.usuario_id = v.usuario_id and w.fecha = v.fecha and w.refiere_a = v.registro_id and w.evento = 'anulacion'));
grant select on instancia.correcciones_pendientes to jornada_app;

-- The number of a request is in the tables of all its modules.
alter table instancia.solicitudes alter column solicitud_id type bigint;
alter table instancia.solicitudes_pasos alter column solicitud_id type bigint;
alter table instancia.solicitudes_historia alter column solicitud_id type bigint, alter column hecho_id type bigint;
alter table instancia.ausencias alter column solicitud_id type bigint, alter column ausencia_id type bigint;
alter table instancia.vacaciones alter column solicitud_id type bigint;
alter table instancia.bajas alter column solicitud_id type bigint, alter column recaida_de type bigint;
alter table instancia.bajas_confirmaciones alter column solicitud_id type bigint, alter column confirmacion_id type bigint;
alter table instancia.permisos alter column solicitud_id type bigint;
alter table instancia.reservas alter column solicitud_id type bigint;
alter table instancia.reservas_ocupacion alter column solicitud_id type bigint;
alter table instancia.horas_extra alter column solicitud_id type bigint;
alter table instancia.gastos alter column solicitud_id type bigint;
alter table instancia.bolsa_movimientos alter column solicitud_id type bigint, alter column movimiento_id type bigint,
  alter column refiere_a type bigint;

alter table instancia.ficheros alter column fichero_id type bigint, alter column asunto_id type bigint;
alter table instancia.chat_mensajes alter column mensaje_id type bigint;
alter table instancia.chat_reacciones alter column mensaje_id type bigint;
alter table instancia.correos alter column correo_id type bigint;
alter table central.correos_por_enviar alter column correo_id type bigint;
alter table instancia.firmas alter column firma_id type bigint;
alter table instancia.incidencias alter column incidencia_id type bigint;
alter table instancia.fichajes_retenidos alter column retenido_id type bigint;
alter table instancia.actuaciones alter column actuacion_id type bigint;
-- What an entry is about may be any of these.
alter table instancia.auditoria alter column sobre_id type bigint;
alter table instancia.borrados alter column borrado_id type bigint;

-- The functions that answer such numbers, unchanged but for their types.
drop function instancia.escribir_registros(int, int[], json, json, json, int[]);
create function instancia.escribir_registros(
  p_entidad int, p_cierres int[], p_eventos json, p_jornadas json, p_posiciones json, p_sin_lineas int[])
returns bigint[] language plpgsql as $$
declare
  cierre int;
  ids bigint[];
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  foreach cierre in array p_cierres loop
    perform instancia.comprobar_cierres(p_entidad, cierre);
  end loop;
  if cardinality(p_sin_lineas) > 0 then
    update instancia.usuarios set revision = revision + 1 where entidad_id = p_entidad and usuario_id = any(p_sin_lineas);
  end if;

  select array_agg(nextval('instancia.registros_id')) into ids from generate_series(1, json_array_length(p_eventos));
  insert into instancia.registros (
    entidad_id, usuario_id, numero, registro_id, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido,
    momento_dispositivo, zona_dispositivo, modo, confianza, origen, refiere_a, proyecto_id, observaciones, autor_id, clave, cuerpo_huella, canonico, primero)
  select
    p_entidad, e."personaId", e.numero, ids[e.lugar], e.fecha, e.evento, e.clase, e."tipoId", e.momento, e.zona, e."desplazamientoMinutos", e.recibido,
    e."momentoDispositivo", e."zonaDispositivo", e.modo, e.confianza, e.origen, coalesce(ids[e."refiereNuevo"], e."refiereA"), e."proyectoId",
    e.observaciones, e."autorId", e.clave, e.cuerpo, e.canonico, e.primero
  from rows from (json_to_recordset(p_eventos) as (
    "personaId" int, numero int, fecha date, evento text, clase text, "tipoId" int, momento timestamptz, zona text, "desplazamientoMinutos" smallint,
    recibido timestamptz, "momentoDispositivo" timestamptz, "zonaDispositivo" text, modo text, confianza text, origen text, "refiereNuevo" int,
    "refiereA" bigint, "proyectoId" int, observaciones text, "autorId" int, clave uuid, cuerpo bytea, canonico text, primero int)) with ordinality as e (
    "personaId", numero, fecha, evento, clase, "tipoId", momento, zona, "desplazamientoMinutos", recibido, "momentoDispositivo", "zonaDispositivo", modo,
    confianza, origen, "refiereNuevo", "refiereA", "proyectoId", observaciones, "autorId", clave, cuerpo, canonico, primero, lugar);

  with dia as materialized (
    select * from json_to_recordset(p_jornadas) as d (
      "personaId" int, fecha date, zona text, estado text, situacion text, desde timestamptz, inicio timestamptz, fin timestamptz, tramos jsonb,
      incidencias text[], corregida boolean, pendientes int, presencia int, trabajado int, efectivo int, "pausaPagada" int, "pausaNoPagada" int, nocturnos int)),
  jornada as (
    insert into instancia.jornadas as j (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes)
    select p_entidad, "personaId", fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes from dia
    on conflict (entidad_id, usuario_id, fecha) do update set
      zona = excluded.zona, estado = excluded.estado, situacion = excluded.situacion, desde = excluded.desde, inicio = excluded.inicio, fin = excluded.fin,
      tramos = excluded.tramos, incidencias = excluded.incidencias, corregida = excluded.corregida, pendientes = excluded.pendientes)
  insert into instancia.dias as d (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
  select p_entidad, "personaId", fecha, presencia, trabajado, efectivo, "pausaPagada", "pausaNoPagada", nocturnos from dia
  on conflict (entidad_id, usuario_id, fecha) do update set
    presencia = excluded.presencia, trabajado = excluded.trabajado, efectivo = excluded.efectivo,
    pausa_pagada = excluded.pausa_pagada, pausa_no_pagada = excluded.pausa_no_pagada, nocturnos = excluded.nocturnos;

  if json_array_length(p_posiciones) > 0 then
    insert into instancia.posiciones (entidad_id, registro_id, latitud, longitud, precision_metros, centro_id, distancia_metros, cerca)
    select p_entidad, ids[p.lugar], p.latitud, p.longitud, p."precision", p."centroId", p."distanciaMetros", p.cerca
    from json_to_recordset(p_posiciones) as p (
      lugar int, latitud float8, longitud float8, "precision" float8, "centroId" int, "distanciaMetros" int, cerca boolean);
  end if;
  return coalesce(ids, '{}');
end $$;

drop function instancia.estado_de_firma(int, int, date);
create function instancia.estado_de_firma(p_entidad int, p_usuario int, p_mes date)
returns table (estado text, firma_id bigint, momento timestamptz, metodo text, huella bytea) language sql stable as $$
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

-- Of this one only the type of a variable.
do $$ begin
  execute replace(pg_get_functiondef('instancia.pedir_correcciones(int, int, timestamptz)'::regprocedure), 'pedida int;', 'pedida bigint;');
end $$;
