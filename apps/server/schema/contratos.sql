-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

-- The Social Security number of a person (NAF); the last line counts. Empty: not known any more. Only those who manage contracts see it.
create table instancia.afiliaciones (
  entidad_id integer not null,
  afiliacion_id integer generated always as identity not null,
  usuario_id integer not null,
  naf text,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint afiliaciones_pkey PRIMARY KEY (entidad_id, afiliacion_id),
  constraint afiliaciones_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint afiliaciones_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint afiliaciones_naf_check CHECK (naf ~ '^[0-9]{12}$'::text)
);
CREATE INDEX afiliaciones_de ON instancia.afiliaciones USING btree (entidad_id, usuario_id, afiliacion_id DESC);
alter table instancia.afiliaciones enable row level security, force row level security;
create policy entidad on instancia.afiliaciones using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.afiliaciones FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.afiliaciones FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.afiliaciones to jornada_app;

-- What the contract of a person says from a day on. Of several lines of one day the last counts; one without values takes the earlier ones back.
create table instancia.contratos (
  entidad_id integer not null,
  contrato_id integer generated always as identity not null,
  usuario_id integer not null,
  desde date not null,
  -- The share of full time: 1000 is full time.
  por_mil integer,
  duracion text,
  -- Agreed complementary hours, in hundredths of the ordinary ones.
  complementarias_por_cien integer,
  voluntarias boolean,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint contratos_pkey PRIMARY KEY (entidad_id, contrato_id),
  constraint contratos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint contratos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint contratos_check CHECK (num_nonnulls(por_mil, duracion, complementarias_por_cien, voluntarias) = ANY (ARRAY[0, 4])),
  constraint contratos_complementarias_por_cien_check CHECK (complementarias_por_cien >= 0 AND complementarias_por_cien <= 100),
  constraint contratos_duracion_check CHECK (duracion = ANY (ARRAY['indefinido'::text, 'fijo-discontinuo'::text, 'temporal'::text, 'formacion'::text])),
  constraint contratos_por_mil_check CHECK (por_mil >= 1 AND por_mil <= 1000)
);
CREATE INDEX contratos_de ON instancia.contratos USING btree (entidad_id, usuario_id, desde, contrato_id);
alter table instancia.contratos enable row level security, force row level security;
create policy entidad on instancia.contratos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER revision AFTER INSERT ON instancia.contratos FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_de_persona();
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.contratos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.contratos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.contratos to jornada_app;

-- When somebody was born; the last line counts. Empty: not known any more. Only those who manage contracts see it.
create table instancia.nacimientos (
  entidad_id integer not null,
  nacimiento_id integer generated always as identity not null,
  usuario_id integer not null,
  fecha date,
  autor_id integer not null,
  momento timestamp with time zone not null,
  constraint nacimientos_pkey PRIMARY KEY (entidad_id, nacimiento_id),
  constraint nacimientos_entidad_id_autor_id_fkey FOREIGN KEY (entidad_id, autor_id) REFERENCES instancia.usuarios(entidad_id, usuario_id),
  constraint nacimientos_entidad_id_usuario_id_fkey FOREIGN KEY (entidad_id, usuario_id) REFERENCES instancia.usuarios(entidad_id, usuario_id)
);
CREATE INDEX nacimientos_de ON instancia.nacimientos USING btree (entidad_id, usuario_id, nacimiento_id DESC);
alter table instancia.nacimientos enable row level security, force row level security;
create policy entidad on instancia.nacimientos using ((entidad_id = instancia.entidad_actual())) with check ((entidad_id = instancia.entidad_actual()));
CREATE TRIGGER configuracion AFTER INSERT ON instancia.nacimientos FOR EACH STATEMENT WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision();
CREATE TRIGGER revision AFTER INSERT ON instancia.nacimientos FOR EACH ROW WHEN (current_setting('jornada.mudanza'::text, true) IS DISTINCT FROM 'si'::text) EXECUTE FUNCTION instancia.subir_revision_de_persona();
CREATE TRIGGER solo_anadir BEFORE DELETE OR UPDATE ON instancia.nacimientos FOR EACH ROW EXECUTE FUNCTION instancia.solo_anadir_filas();
CREATE TRIGGER solo_anadir_todo BEFORE TRUNCATE ON instancia.nacimientos FOR EACH STATEMENT EXECUTE FUNCTION instancia.solo_anadir_filas();
grant insert, select on instancia.nacimientos to jornada_app;

create view instancia.contratos_vigentes with (security_invoker=true) as
 SELECT entidad_id,
    usuario_id,
    desde,
    por_mil,
    duracion,
    complementarias_por_cien,
    voluntarias,
    autor_id,
    momento
   FROM ( SELECT DISTINCT ON (x.entidad_id, x.usuario_id, x.desde) x.entidad_id,
            x.contrato_id,
            x.usuario_id,
            x.desde,
            x.por_mil,
            x.duracion,
            x.complementarias_por_cien,
            x.voluntarias,
            x.autor_id,
            x.momento
           FROM instancia.contratos x
          ORDER BY x.entidad_id, x.usuario_id, x.desde, x.contrato_id DESC) c
  WHERE por_mil IS NOT NULL;
grant select on instancia.contratos_vigentes to jornada_app;
