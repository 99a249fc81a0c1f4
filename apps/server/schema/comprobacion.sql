-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- Which company has given out a paper, or seals by a certificate of its own. What it was stands with the company.
create table central.huellas (
  -- SHA-256: of a file, of the data or the month in it, or of a certificate.
  huella bytea not null,
  entidad_id integer not null,
  constraint huellas_pkey PRIMARY KEY (huella, entidad_id),
  constraint huellas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES central.entidades(entidad_id) ON DELETE CASCADE,
  constraint huellas_huella_check CHECK (length(huella) = 32)
);
CREATE INDEX huellas_de_empresa ON central.huellas USING btree (entidad_id);
grant insert, select on central.huellas to jornada_app;

CREATE OR REPLACE FUNCTION central.anotar_huellas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fila jsonb := to_jsonb(new);
begin
  -- The columns are named by the trigger. Some hold bytes, which are written with a mark before them, others hexadecimal text.
  insert into central.huellas (huella, entidad_id)
    select distinct decode(ltrim(fila ->> campo, '\x'), 'hex'), new.entidad_id from unnest(tg_argv) as campo where fila ->> campo is not null
    on conflict do nothing;
  return null;
end $function$;
