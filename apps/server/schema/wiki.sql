-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Announcements. Where one stands follows from its hours; nothing has to run for it to be read, or not any more.
create table instancia.comunicados (
  entidad_id integer not null,
  comunicado_id integer generated always as identity not null,
  autor_id integer not null,
  borrador boolean not null,
  -- Read from this instant on; of a draft: as planned. The hour was chosen in the company's zone.
  publica timestamp with time zone,
  caduca timestamp with time zone,
  retirado timestamp with time zone,
  fijado boolean not null,
  confirmacion boolean not null,
  confirmar_antes date,
  idioma text not null,
  titulo text not null,
  -- Blocks, checked against a closed schema (packages/contract/src/wiki/documento.ts). Never HTML.
  documento jsonb not null,
  -- The words of title and document, to be searched.
  texto text not null,
  comienzo text not null,
  segundo_idioma text,
  segundo_titulo text,
  segundo_documento jsonb,
  segundo_texto text,
  segundo_comienzo text,
  creado timestamp with time zone not null,
  cambiado timestamp with time zone not null,
  corregido timestamp with time zone,
  -- Its publication was told; so nobody is told twice.
  avisado timestamp with time zone,
  -- Its end was told to open apps, and its audience rests.
  terminado timestamp with time zone,
  recordado timestamp with time zone,
  -- How many people it was for when it was published.
  destinatarios integer,
  version integer default 1 not null,
  constraint comunicados_pkey PRIMARY KEY (entidad_id, comunicado_id),
  constraint comunicados_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint comunicados_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint comunicados_check CHECK ((segundo_idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])) AND segundo_idioma <> idioma),
  constraint comunicados_check1 CHECK (borrador OR publica IS NOT NULL),
  constraint comunicados_check2 CHECK (caduca > publica),
  constraint comunicados_check3 CHECK (confirmar_antes IS NULL OR confirmacion),
  constraint comunicados_check4 CHECK (num_nulls(segundo_idioma, segundo_titulo, segundo_documento, segundo_texto, segundo_comienzo) = ANY (ARRAY[0, 5])),
  constraint comunicados_comienzo_check CHECK (length(comienzo) <= 200),
  constraint comunicados_destinatarios_check CHECK (destinatarios >= 0),
  constraint comunicados_documento_check CHECK (jsonb_typeof(documento) = 'array'::text),
  constraint comunicados_idioma_check CHECK (idioma = ANY (ARRAY['es'::text, 'en'::text, 'pt'::text, 'de'::text])),
  constraint comunicados_segundo_comienzo_check CHECK (length(segundo_comienzo) <= 200),
  constraint comunicados_segundo_documento_check CHECK (jsonb_typeof(segundo_documento) = 'array'::text),
  constraint comunicados_segundo_titulo_check CHECK (length(segundo_titulo) >= 1 AND length(segundo_titulo) <= 120),
  constraint comunicados_titulo_check CHECK (length(titulo) >= 1 AND length(titulo) <= 120)
);
CREATE INDEX comunicados_de_autor ON instancia.comunicados USING btree (entidad_id, autor_id);
CREATE INDEX comunicados_por_avisar ON instancia.comunicados USING btree (entidad_id, publica) WHERE ((NOT borrador) AND (avisado IS NULL) AND (retirado IS NULL));
CREATE INDEX comunicados_por_fecha ON instancia.comunicados USING btree (entidad_id, COALESCE(publica, 'infinity'::timestamp with time zone) DESC, comunicado_id DESC);
CREATE INDEX comunicados_por_terminar ON instancia.comunicados USING btree (entidad_id, caduca) WHERE ((NOT borrador) AND (terminado IS NULL));
alter table instancia.comunicados enable row level security, force row level security;
create policy entidad on instancia.comunicados using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.comunicados to jornada_app;

-- Whom an announcement is for, a word for each group; claves_de_persona gives the same words to people. With copies of what a page of the list is found by.
create table instancia.comunicados_audiencia (
  entidad_id integer not null,
  comunicado_id integer not null,
  clave text not null,
  publica timestamp with time zone not null,
  hasta timestamp with time zone not null,
  -- It is pinned or asks for a confirmation, so it is looked for however old it is.
  destacado boolean not null,
  -- False: a draft, taken back or over. Those stay out of the indexes, whatever their number.
  vigente boolean not null,
  constraint comunicados_audiencia_pkey PRIMARY KEY (entidad_id, comunicado_id, clave),
  constraint comunicados_audiencia_entidad_id_comunicado_id_fkey FOREIGN KEY (entidad_id, comunicado_id) REFERENCES instancia.comunicados(entidad_id, comunicado_id) ON DELETE CASCADE,
  constraint comunicados_audiencia_clave_check CHECK (clave ~ '^(todos|rol:[a-z]+|(centro|departamento|persona):[0-9]+)$'::text)
);
CREATE INDEX comunicados_destacados ON instancia.comunicados_audiencia USING btree (entidad_id, clave, publica DESC, comunicado_id DESC) INCLUDE (hasta) WHERE (vigente AND destacado);
CREATE INDEX comunicados_para ON instancia.comunicados_audiencia USING btree (entidad_id, clave, publica DESC, comunicado_id DESC) INCLUDE (hasta) WHERE vigente;
alter table instancia.comunicados_audiencia enable row level security, force row level security;
create policy entidad on instancia.comunicados_audiencia using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.comunicados_audiencia to jornada_app;

-- Who has opened an announcement, and confirmed it, and when first.
create table instancia.comunicados_lecturas (
  entidad_id integer not null,
  comunicado_id integer not null,
  usuario_id integer not null,
  leido timestamp with time zone not null,
  confirmado timestamp with time zone,
  constraint comunicados_lecturas_pkey PRIMARY KEY (entidad_id, comunicado_id, usuario_id),
  constraint comunicados_lecturas_entidad_id_comunicado_id_fkey FOREIGN KEY (entidad_id, comunicado_id) REFERENCES instancia.comunicados(entidad_id, comunicado_id) ON DELETE CASCADE,
  constraint comunicados_lecturas_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE
);
CREATE INDEX comunicados_leidos_por ON instancia.comunicados_lecturas USING btree (entidad_id, usuario_id);
alter table instancia.comunicados_lecturas enable row level security, force row level security;
create policy entidad on instancia.comunicados_lecturas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select, update on instancia.comunicados_lecturas to jornada_app;

CREATE OR REPLACE FUNCTION instancia.borrar_lecturas(p_entidad integer, p_usuario integer, p_motivo text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  anos int;
  salida timestamptz;
  borradas int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  select max(instancia.anos_de_conservacion(c.pais)) into anos
    from instancia.asignaciones a join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = p_entidad and a.usuario_id = p_usuario;
  anos := coalesce(anos, instancia.anos_de_conservacion(null));
  select u.cierra into salida from instancia.usuarios u where u.entidad_id = p_entidad and u.usuario_id = p_usuario;
  if salida is null or salida + make_interval(years => anos) >= clock_timestamp() then
    raise exception 'what somebody has confirmed is kept until % years after they left', anos using errcode = 'check_violation';
  end if;
  delete from instancia.comunicados_lecturas where entidad_id = p_entidad and usuario_id = p_usuario;
  get diagnostics borradas = row_count;
  delete from instancia.comunicados_audiencia where entidad_id = p_entidad and clave = 'persona:' || p_usuario;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, current_date, borradas, p_motivo || ' (comunicados)');
  return borradas;
end $function$;

CREATE OR REPLACE FUNCTION instancia.claves_de_persona(p_entidad integer, p_hoy date, p_ahora timestamp with time zone)
 RETURNS TABLE(usuario_id integer, clave text)
 LANGUAGE sql
 STABLE
AS $function$
  select u.usuario_id, k.clave
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = u.entidad_id and d.departamento_id = u.departamento_id
  left join lateral (
    select a.centro_id from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= p_hoy
    order by a.desde desc limit 1) c on true
  cross join lateral (
    select 'todos'
    union all select 'persona:' || u.usuario_id
    union all select 'centro:' || c.centro_id where c.centro_id is not null
    union all select 'departamento:' || d.departamento_id where d.departamento_id is not null
    union all select 'departamento:' || d.padre_id where d.padre_id is not null
    union all select 'rol:' || r from unnest(u.roles) as r) as k (clave)
  where u.entidad_id = p_entidad and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > p_ahora)
$function$;
