-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Append-only. The newest firma or objecion of a month says where it stands; later changes of the record take nothing away.
create table instancia.firmas (
  entidad_id integer not null,
  firma_id bigint generated always as identity not null,
  usuario_id integer not null,
  mes date not null,
  accion text not null,
  momento timestamp with time zone not null,
  autor_id integer not null,
  metodo text,
  aparato text not null,
  idioma text not null,
  texto_version integer,
  -- The words that were signed, or what the person says is wrong, or the answer to it.
  texto text not null,
  -- The days that an objection is about.
  dias date[] not null,
  -- SHA-256 of contenido.
  huella bytea not null,
  -- The month as it was signed, in its canonical form (packages/domain/src/firmas).
  contenido text not null,
  -- The last line of the record of that month at that instant: a later one has changed the month.
  numero integer not null,
  constraint firmas_pkey PRIMARY KEY (entidad_id, firma_id),
  constraint firmas_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint firmas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint firmas_accion_check CHECK (accion = ANY (ARRAY['firma'::text, 'objecion'::text, 'respuesta'::text])),
  constraint firmas_aparato_check CHECK (length(aparato) <= 200),
  constraint firmas_check CHECK ((accion = 'firma'::text) = (metodo IS NOT NULL AND texto_version IS NOT NULL)),
  constraint firmas_check1 CHECK (accion = 'respuesta'::text OR autor_id = usuario_id),
  constraint firmas_huella_check CHECK (length(huella) = 32),
  constraint firmas_idioma_check CHECK (idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])),
  constraint firmas_mes_check CHECK (EXTRACT(day FROM mes) = 1::numeric),
  constraint firmas_metodo_check CHECK (metodo = ANY (ARRAY['pin'::text, 'llave'::text, 'contrasena'::text, 'sesion'::text])),
  constraint firmas_numero_check CHECK (numero >= 0),
  constraint firmas_texto_check CHECK (length(texto) >= 1 AND length(texto) <= 1000)
);
CREATE INDEX firmas_de_mes ON instancia.firmas USING btree (entidad_id, usuario_id, mes, firma_id DESC);
CREATE INDEX firmas_por_huella ON instancia.firmas USING btree (entidad_id, huella);
alter table instancia.firmas enable row level security, force row level security;
create policy entidad on instancia.firmas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER huellas AFTER INSERT ON instancia.firmas FOR EACH ROW WHEN (new.accion = 'firma'::text AND current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION central.anotar_huellas('huella');
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.firmas FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.firmas FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.firmas to jornada_app;

-- Without a row nothing is asked for: no law wants a signature.
create table instancia.firmas_ajustes (
  entidad_id integer not null,
  activa boolean not null,
  -- The first month that is asked for, so that nobody is asked for years before.
  desde date not null,
  -- The day of the following month until which people are asked.
  hasta_dia integer not null,
  metodos text[] not null,
  version integer default 1 not null,
  constraint firmas_ajustes_pkey PRIMARY KEY (entidad_id),
  constraint firmas_ajustes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint firmas_ajustes_desde_check CHECK (EXTRACT(day FROM desde) = 1::numeric),
  constraint firmas_ajustes_hasta_dia_check CHECK (hasta_dia >= 1 AND hasta_dia <= 15),
  constraint firmas_ajustes_metodos_check CHECK (metodos <@ '{pin,llave,contrasena}'::text[] AND cardinality(metodos) > 0)
);
alter table instancia.firmas_ajustes enable row level security, force row level security;
create policy entidad on instancia.firmas_ajustes using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select, update on instancia.firmas_ajustes to jornada_app;

-- Reminders that were sent, so that nobody gets one twice.
create table instancia.firmas_avisos (
  entidad_id integer not null,
  usuario_id integer not null,
  mes date not null,
  clave text not null,
  momento timestamp with time zone not null,
  constraint firmas_avisos_pkey PRIMARY KEY (entidad_id, usuario_id, mes, clave),
  constraint firmas_avisos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint firmas_avisos_clave_check CHECK (length(clave) <= 40)
);
alter table instancia.firmas_avisos enable row level security, force row level security;
create policy entidad on instancia.firmas_avisos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.firmas_avisos to jornada_app;

CREATE OR REPLACE FUNCTION instancia.borrar_firmas(p_entidad integer, p_usuario integer, p_hasta date, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION instancia.estado_de_firma(p_entidad integer, p_usuario integer, p_mes date)
 RETURNS TABLE(estado text, firma_id bigint, momento timestamp with time zone, metodo text, huella bytea)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION instancia.trabaja_en_mes(p_entidad integer, p_usuario integer, p_mes date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from (
      select a.desde, a.horario_id, lead(a.desde) over (order by a.desde) as siguiente
      from instancia.asignaciones a where a.entidad_id = p_entidad and a.usuario_id = p_usuario) a
    where a.horario_id is not null and a.desde < (p_mes + interval '1 month')::date and (a.siguiente is null or a.siguiente > p_mes))
  or exists (
    select from instancia.jornadas j
    where j.entidad_id = p_entidad and j.usuario_id = p_usuario and j.fecha >= p_mes and j.fecha < (p_mes + interval '1 month')::date)
$function$;
