-- What the server needs of documents (docs/adr/0063): their pages, the day and the state by which lists find them, the kinds with which every
-- company begins, and how they are erased when nobody has to keep them any more.

alter table instancia.ficheros add column paginas int check (paginas > 0);
comment on column instancia.ficheros.paginas is 'How many pages it has; a picture has one. Null: nobody has counted them.';

alter table instancia.documentos
  add column dia date not null,
  add column estado text not null generated always as (
    case when retirado is not null then 'retirado' when sustituido_por is not null then 'sustituido' when respuesta is not null then respuesta
      when firma <> 'ninguna' then 'por-firmar' when abierto is null then 'nuevo' else 'abierto' end) stored,
  add column sellado timestamptz;
comment on column instancia.documentos.sellado is 'When its file with a last page was made. Null where there is an answer: it is still to be made.';
comment on column instancia.documentos.dia is 'What it counts for in lists and for how long it is kept: the first day of its period, or else that of its publication.';
drop index instancia.documentos_de_persona;
create index documentos_de_persona on instancia.documentos (entidad_id, usuario_id, dia desc, documento_id desc);
create index documentos_por_estado on instancia.documentos (entidad_id, estado, publicado desc, documento_id desc);
create index documentos_de_tipo on instancia.documentos (entidad_id, tipo_documento_id, dia);
create index documentos_que_sustituyen on instancia.documentos (entidad_id, sustituye_a) where sustituye_a is not null;
create index documentos_sustituidos on instancia.documentos (entidad_id, sustituido_por) where sustituido_por is not null;
create index documentos_con_plazo on instancia.documentos (entidad_id, plazo)
  where plazo is not null and respuesta is null and retirado is null and sustituido_por is null;
create index documentos_sin_sellar on instancia.documentos (entidad_id, documento_id) where respuesta is not null and sellado is null;
create index contenidos_por_huella on instancia.contenidos_documento (entidad_id, sha256);
create index documentos_actos_por_huella on instancia.documentos_actos (entidad_id, huella) where huella is not null;

-- Each file that carries signatures is one of its document: the first one that was made, which is never overwritten.
create unique index ficheros_de_firmados on instancia.ficheros (entidad_id, asunto_id) where modulo = 'documentos-firmados' and estado = 'guardado';

create function instancia.crear_tipos_de_documento(p_entidad int, p_idioma text) returns void language sql as $$
  insert into instancia.tipos_documento (entidad_id, nombre, clase, firma)
  select p_entidad, case p_idioma when 'en' then x.en when 'pt' then x.pt when 'de' then x.de else x.es end, x.clase, x.firma
  from (values
    (1, 'nomina', 'ninguna', 'Nóminas', 'Payslips', 'Recibos de vencimento', 'Entgeltabrechnungen'),
    (2, 'prevencion', 'recibo', 'Prevención', 'Health and safety', 'Prevenção', 'Arbeitsschutz'),
    (3, 'formacion', 'ninguna', 'Formación', 'Training', 'Formação', 'Schulungen'),
    (4, 'certificado', 'ninguna', 'Certificados', 'Certificates', 'Certificados', 'Bescheinigungen'),
    (5, 'contrato', 'conforme', 'Contrato y anexos', 'Contract and annexes', 'Contrato e anexos', 'Vertrag und Anlagen'),
    (6, 'otro', 'ninguna', 'Otros', 'Others', 'Outros', 'Sonstiges')) as x (lugar, clase, firma, es, en, pt, de)
  order by x.lugar
$$;
create function instancia.empezar_con_tipos_de_documento() returns trigger language plpgsql as $$
begin
  perform instancia.crear_tipos_de_documento(new.entidad_id, new.idioma);
  return null;
end $$;
create trigger tipos_de_documento after insert on instancia.entidades for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.empezar_con_tipos_de_documento();

do $$
declare una record;
begin
  for una in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', una.entidad_id::text, true);
    perform instancia.crear_tipos_de_documento(e.entidad_id, e.idioma) from instancia.entidades e where e.entidad_id = una.entidad_id;
  end loop;
end $$;

-- The acts are only added to, so the server itself can erase none: this does, and only what is older than its kind says.
create function instancia.borrar_documentos(p_entidad int, p_tipo int, p_antes date, p_momento timestamptz) returns int
  language plpgsql security definer set search_path to '' as $$
declare
  viejos bigint[];
  contenidos bigint[];
begin
  -- One that was replaced by a later one goes with it, so that it never counts again.
  select array_agg(d.documento_id), array_agg(distinct d.contenido_id) into viejos, contenidos
  from instancia.documentos d join instancia.tipos_documento t on t.entidad_id = d.entidad_id and t.tipo_documento_id = d.tipo_documento_id
  where d.entidad_id = p_entidad and d.tipo_documento_id = p_tipo and d.dia < p_antes
    and t.conserva_anos is not null and p_antes <= (p_momento - make_interval(years => t.conserva_anos) + interval '1 day')::date
    and not exists (
      select from instancia.documentos o
      where o.entidad_id = d.entidad_id and o.sustituido_por = d.documento_id and (o.tipo_documento_id <> p_tipo or o.dia >= p_antes))
    and not exists (
      select from instancia.bloqueos b where b.entidad_id = d.entidad_id and b.levantado is null and (b.usuario_id is null or b.usuario_id = d.usuario_id));
  if viejos is null then return 0; end if;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    select p_entidad, p_momento, d.usuario_id, p_antes - 1, count(*), t.nombre || ' (documentos)'
    from instancia.documentos d join instancia.tipos_documento t on t.entidad_id = d.entidad_id and t.tipo_documento_id = d.tipo_documento_id
    where d.entidad_id = p_entidad and d.documento_id = any(viejos) group by d.usuario_id, t.nombre;
  perform set_config('jornada.borrado', 'documentos_actos', true);
  delete from instancia.documentos_actos where entidad_id = p_entidad and documento_id = any(viejos);
  perform set_config('jornada.borrado', '', true);
  update instancia.documentos set sustituye_a = null
    where entidad_id = p_entidad and sustituye_a = any(viejos) and not documento_id = any(viejos);
  delete from instancia.documentos where entidad_id = p_entidad and documento_id = any(viejos);
  update instancia.ficheros set estado = 'borrado'
    where entidad_id = p_entidad and modulo = 'documentos-firmados' and asunto_id = any(viejos) and estado = 'guardado';
  delete from instancia.contenidos_documento c
    where c.entidad_id = p_entidad and c.contenido_id = any(contenidos)
      and not exists (select from instancia.documentos d where d.entidad_id = p_entidad and d.contenido_id = c.contenido_id);
  update instancia.ficheros f set estado = 'borrado'
    where f.entidad_id = p_entidad and f.modulo = 'documentacion' and f.asunto_id = any(contenidos) and f.estado = 'guardado'
      and not exists (select from instancia.contenidos_documento c where c.entidad_id = p_entidad and c.contenido_id = f.asunto_id);
  return cardinality(viejos);
end $$;
revoke all on function instancia.borrar_documentos(int, int, date, timestamptz) from public;
grant execute on function instancia.borrar_documentos(int, int, date, timestamptz) to jornada_app;

-- Documents are erased by their kind, not with somebody's requests: one file may be that of many people.
create or replace function instancia.borrar_ficheros(p_entidad int, p_usuario int, p_hasta date, p_motivo text) returns int language plpgsql as $$
declare borrados int;
begin
  perform set_config('jornada.entidad', p_entidad::text, true);
  if exists (
    select from instancia.bloqueos b
    where b.entidad_id = p_entidad and b.levantado is null and (b.usuario_id is null or b.usuario_id = p_usuario)) then
    raise exception 'there is a hold on what belongs to this person' using errcode = 'check_violation';
  end if;
  update instancia.ficheros set estado = 'borrado'
    where entidad_id = p_entidad and usuario_id = p_usuario and estado <> 'borrado' and momento < p_hasta + 1
      and (modulo is null or modulo not in ('documentacion', 'documentos-firmados'));
  get diagnostics borrados = row_count;
  insert into instancia.borrados (entidad_id, momento, usuario_id, hasta, lineas, motivo)
    values (p_entidad, clock_timestamp(), p_usuario, p_hasta, borrados, p_motivo || ' (ficheros)');
  return borrados;
end $$;
