-- Papers are known again that somebody shows who has no account (docs/adr/0070): a digest says which company to ask.

create table central.huellas (
  huella bytea not null check (length(huella) = 32),
  entidad_id int not null references central.entidades on delete cascade,
  primary key (huella, entidad_id)
);
comment on table central.huellas is 'Which company has given out a paper, or seals by a certificate of its own. What it was stands with the company.';
comment on column central.huellas.huella is 'SHA-256: of a file, of the data or the month in it, or of a certificate.';
grant select, insert on central.huellas to jornada_app;
create index huellas_de_empresa on central.huellas (entidad_id);

create function central.anotar_huellas() returns trigger language plpgsql as $$
declare
  fila jsonb := to_jsonb(new);
begin
  -- The columns are named by the trigger. Some hold bytes, which are written with a mark before them, others hexadecimal text.
  insert into central.huellas (huella, entidad_id)
    select distinct decode(ltrim(fila ->> campo, '\x'), 'hex'), new.entidad_id from unnest(tg_argv) as campo where fila ->> campo is not null
    on conflict do nothing;
  return null;
end $$;

create trigger huellas after insert on instancia.exportaciones for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('sha256', 'huella_datos');
create trigger huellas after insert on instancia.resumenes_mensuales for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('huella');
create trigger huellas after insert on instancia.firmas for each row
  when (new.accion = 'firma' and current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('huella');
create trigger huellas after insert on instancia.contenidos_documento for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('sha256');
create trigger huellas after insert or update of estado on instancia.ficheros for each row
  when (new.estado = 'guardado' and new.modulo = 'documentos-firmados' and current_setting('jornada.mudanza', true) is distinct from 'si')
  execute function central.anotar_huellas('sha256');
create trigger huellas after insert on instancia.sellos for each row
  when (new.autor_id is not null and current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('huella');

alter table instancia.modelos145 add column pdf_sha256 bytea check (length(pdf_sha256) = 32);
comment on column instancia.modelos145.pdf_sha256 is 'Of the form as it is handed out. Null: it is from before.';
alter table instancia.modelos145_acuses add column pdf_sha256 bytea check (length(pdf_sha256) = 32);
comment on column instancia.modelos145_acuses.pdf_sha256 is 'As that of `modelos145`.';
create index modelos145_por_papel on instancia.modelos145 (entidad_id, pdf_sha256) where pdf_sha256 is not null;
create index modelos145_acuses_por_papel on instancia.modelos145_acuses (entidad_id, pdf_sha256) where pdf_sha256 is not null;
create trigger huellas after insert on instancia.modelos145 for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('pdf_sha256');
create trigger huellas after insert on instancia.modelos145_acuses for each row
  when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function central.anotar_huellas('pdf_sha256');

create index ficheros_firmados_por_huella on instancia.ficheros (entidad_id, sha256) where modulo = 'documentos-firmados' and estado = 'guardado';

do $$
declare una record;
begin
  for una in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', una.entidad_id::text, true);
    insert into central.huellas (huella, entidad_id)
      select huella, una.entidad_id from (
        select sha256 as huella from instancia.exportaciones where entidad_id = una.entidad_id
        union select huella_datos from instancia.exportaciones where entidad_id = una.entidad_id
        union select huella from instancia.resumenes_mensuales where entidad_id = una.entidad_id
        union select huella from instancia.firmas where entidad_id = una.entidad_id and accion = 'firma'
        union select decode(sha256, 'hex') from instancia.contenidos_documento where entidad_id = una.entidad_id
        union select decode(sha256, 'hex') from instancia.ficheros
          where entidad_id = una.entidad_id and modulo = 'documentos-firmados' and estado = 'guardado'
        union select decode(huella, 'hex') from instancia.sellos where entidad_id = una.entidad_id and autor_id is not null) as todas
      on conflict do nothing;
  end loop;
end $$;

-- A company may take another key for its files while everything runs. The files follow one by one; until then the key of before opens them.

alter table instancia.ficheros_claves
  add column vuelta timestamptz,
  add column hasta bigint not null default 0,
  add column terminada timestamptz;
comment on column instancia.ficheros_claves.vuelta is 'When the round began that gives this key to the files of before. Null: none is under way.';
comment on column instancia.ficheros_claves.hasta is 'The files up to this id have it already.';
comment on column instancia.ficheros_claves.terminada is 'When all files had it. Null: they are still following.';
do $$
declare una record;
begin
  for una in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', una.entidad_id::text, true);
    update instancia.ficheros_claves set terminada = creada where entidad_id = una.entidad_id;
  end loop;
end $$;
