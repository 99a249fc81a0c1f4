-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.

create table central.captchas_usados (
  huella bytea not null,
  caduca timestamp with time zone not null,
  constraint captchas_usados_pkey PRIMARY KEY (huella),
  constraint captchas_usados_huella_check CHECK (length(huella) = 32)
);
CREATE INDEX captchas_usados_caduca ON central.captchas_usados USING btree (caduca);
grant delete, insert, select on central.captchas_usados to jornada_app;
