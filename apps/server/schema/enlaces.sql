-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The link by which a company was confirmed, as the hash of its secret. It opens nothing any more.
create table instancia.altas_confirmadas (
  entidad_id integer not null,
  huella bytea not null,
  momento timestamp with time zone not null,
  constraint altas_confirmadas_pkey PRIMARY KEY (entidad_id, huella),
  constraint altas_confirmadas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES instancia.entidades(entidad_id) ON DELETE CASCADE,
  constraint altas_confirmadas_huella_check CHECK (length(huella) = 32)
);
alter table instancia.altas_confirmadas enable row level security, force row level security;
create policy entidad on instancia.altas_confirmadas using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant insert, select on instancia.altas_confirmadas to jornada_app;

-- One-time links that have neither been used nor replaced. A used one is deleted: what is not here opens nothing.
create table instancia.enlaces (
  entidad_id integer not null,
  -- SHA-256 of the secret, which is kept nowhere.
  huella bytea not null,
  tipo text not null,
  usuario_id integer not null,
  datos jsonb default '{}'::jsonb not null,
  creado timestamp with time zone not null,
  caduca timestamp with time zone not null,
  constraint enlaces_pkey PRIMARY KEY (entidad_id, huella),
  constraint enlaces_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id) ON DELETE CASCADE,
  constraint enlaces_check CHECK (caduca > creado),
  constraint enlaces_huella_check CHECK (length(huella) = 32),
  constraint enlaces_tipo_check CHECK (tipo = ANY (ARRAY['recuperacion'::text, 'registro'::text, 'invitacion'::text, 'acceso'::text, 'entrada'::text]))
);
CREATE INDEX enlaces_por_fin ON instancia.enlaces USING btree (entidad_id, caduca);
CREATE INDEX enlaces_por_persona ON instancia.enlaces USING btree (entidad_id, usuario_id, tipo);
alter table instancia.enlaces enable row level security, force row level security;
create policy entidad on instancia.enlaces using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
grant delete, insert, select on instancia.enlaces to jornada_app;

CREATE OR REPLACE FUNCTION central.retirar_altas(antes timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  vieja int;
  retiradas int := 0;
  actual text := current_setting('jornada.entidad', true);
begin
  for vieja in
    select e.entidad_id from central.entidades e
    where e.confirmada is null and e.creada < antes and not exists (select from central.directorio d where d.entidad_id = e.entidad_id)
    for update skip locked
  loop
    -- Row-level security holds for the owner as well.
    perform set_config('jornada.entidad', vieja::text, true);
    -- An assignment holds on to its schedule and centre; everything else goes with the company.
    delete from instancia.asignaciones where entidad_id = vieja;
    delete from central.entidades where entidad_id = vieja;
    retiradas := retiradas + 1;
  end loop;
  perform set_config('jornada.entidad', coalesce(actual, ''), true);
  return retiradas;
end $function$;
grant execute on function central.retirar_altas(timestamp with time zone) to jornada_app;
