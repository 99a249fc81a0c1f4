-- The one writer of records, for as many people of a company as write at the same time: one statement for all lines and one for all days, with typed
-- columns, instead of a loop that takes JSON apart value by value.
drop function instancia.escribir_registros(int, int, jsonb, jsonb, jsonb, uuid, bytea, int);

-- p_cierres: the last act of closing that each caller had read; another one since, and they decide anew. p_eventos: lines in order, each person's
-- numbered from the last number known to the caller; a number that somebody else has taken meanwhile breaks the primary key, and the caller
-- decides anew. `refiereNuevo` is the place of an earlier line of the same list, counted from 1. p_jornadas: the days they project to, with minutes.
-- p_posiciones: by the place of their line. p_sin_lineas: people whose days are projected anew without a line, of which no number tells.
-- All or nothing. Returns the ids of the lines, in their order.
create function instancia.escribir_registros(
  p_entidad int, p_cierres int[], p_eventos json, p_jornadas json, p_posiciones json, p_sin_lineas int[])
returns int[] language plpgsql as $$
declare
  cierre int;
  ids int[];
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  foreach cierre in array p_cierres loop
    perform instancia.comprobar_cierres(p_entidad, cierre);
  end loop;
  if cardinality(p_sin_lineas) > 0 then
    update instancia.usuarios set revision = revision + 1 where entidad_id = p_entidad and usuario_id = any(p_sin_lineas);
  end if;

  select array_agg(nextval('instancia.registros_id')::int) into ids from generate_series(1, json_array_length(p_eventos));
  insert into instancia.registros (
    entidad_id, usuario_id, numero, registro_id, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido,
    momento_dispositivo, zona_dispositivo, modo, confianza, origen, refiere_a, proyecto_id, observaciones, autor_id, clave, cuerpo_huella, canonico)
  select
    p_entidad, e."personaId", e.numero, ids[e.lugar], e.fecha, e.evento, e.clase, e."tipoId", e.momento, e.zona, e."desplazamientoMinutos", e.recibido,
    e."momentoDispositivo", e."zonaDispositivo", e.modo, e.confianza, e.origen, coalesce(ids[e."refiereNuevo"], e."refiereA"), e."proyectoId",
    e.observaciones, e."autorId", e.clave, e.cuerpo, e.canonico
  from rows from (json_to_recordset(p_eventos) as (
    "personaId" int, numero int, fecha date, evento text, clase text, "tipoId" int, momento timestamptz, zona text, "desplazamientoMinutos" smallint,
    recibido timestamptz, "momentoDispositivo" timestamptz, "zonaDispositivo" text, modo text, confianza text, origen text, "refiereNuevo" int,
    "refiereA" int, "proyectoId" int, observaciones text, "autorId" int, clave uuid, cuerpo bytea, canonico text)) with ordinality as e (
    "personaId", numero, fecha, evento, clase, "tipoId", momento, zona, "desplazamientoMinutos", recibido, "momentoDispositivo", "zonaDispositivo", modo,
    confianza, origen, "refiereNuevo", "refiereA", "proyectoId", observaciones, "autorId", clave, cuerpo, canonico, lugar);

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
