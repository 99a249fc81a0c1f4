-- One-time links: a secret that travels by mail, or on the screen of whoever hands it over, and opens one thing once.
create table instancia.enlaces (
  entidad_id int not null,
  huella bytea not null check (length(huella) = 32),
  tipo text not null check (tipo in ('recuperacion', 'registro', 'invitacion', 'acceso', 'entrada')),
  usuario_id int not null,
  datos jsonb not null default '{}',
  creado timestamptz not null,
  caduca timestamptz not null check (caduca > creado),
  primary key (entidad_id, huella),
  foreign key (entidad_id, usuario_id) references instancia.usuarios on delete cascade
);
comment on table instancia.enlaces is 'One-time links that have neither been used nor replaced. A used one is deleted: what is not here opens nothing.';
comment on column instancia.enlaces.huella is 'SHA-256 of the secret, which is kept nowhere.';
create index enlaces_por_persona on instancia.enlaces (entidad_id, usuario_id, tipo);
create index enlaces_por_fin on instancia.enlaces (entidad_id, caduca);

-- The outbox: written in the transaction of whatever the mail tells of, delivered afterwards.
create table instancia.correos (
  entidad_id int not null references instancia.entidades on delete cascade,
  correo_id int generated always as identity,
  plantilla text not null,
  idioma text not null check (idioma in ('es', 'en', 'pt', 'de')),
  para text not null check (length(para) between 3 and 254),
  asunto text not null check (length(asunto) <= 300),
  datos jsonb,
  es_secreto boolean not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  creado timestamptz not null,
  caduca timestamptz not null,
  enviado timestamptz,
  intentos int not null default 0,
  motivo text check (length(motivo) <= 300),
  primary key (entidad_id, correo_id),
  check ((estado = 'enviado') = (enviado is not null))
);
comment on table instancia.correos is 'Mails of a company: those that wait, were sent, or could not be.';
comment on column instancia.correos.datos is 'What fills the template. Null once a mail with a secret was sent or has run out.';
comment on column instancia.correos.caduca is 'From here on it is not sent any more.';

do $$
declare tabla text;
begin
  foreach tabla in array array['enlaces', 'correos'] loop
    execute format('alter table instancia.%I enable row level security', tabla);
    execute format('alter table instancia.%I force row level security', tabla);
    execute format('create policy entidad on instancia.%I using (entidad_id = instancia.entidad_actual()) with check (entidad_id = instancia.entidad_actual())', tabla);
  end loop;
end $$;
grant select, insert, delete on instancia.enlaces to jornada_app;
grant select, insert on instancia.correos to jornada_app;
grant update (datos, estado, enviado, intentos, motivo) on instancia.correos to jornada_app;

-- Which mails wait, of all companies: whoever delivers them finds them here, and reads each in the name of its company.
create table central.correos_por_enviar (
  entidad_id int not null references central.entidades on delete cascade,
  correo_id int not null,
  desde timestamptz not null,
  caduca timestamptz not null,
  primary key (entidad_id, correo_id)
);
comment on table central.correos_por_enviar is 'Names the mails that wait, and from when on each is to be tried. Whoever takes one moves that on, so that two nodes never take the same.';
create index correos_por_enviar_desde on central.correos_por_enviar (desde);
create index correos_por_enviar_caduca on central.correos_por_enviar (caduca);
grant select, insert, update, delete on central.correos_por_enviar to jornada_app;
