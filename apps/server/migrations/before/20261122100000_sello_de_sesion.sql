-- A seal for each session: every refresh secret that it gives out is signed with it. So a secret that is neither the current one nor
-- the one before can be told from a guess: it was given out once, and whoever brings it now has copied it.
-- Sessions that are there get one as well; the secrets that they have given out so far carry no signature, and are only refused.
alter table instancia.sesiones
  add column sello bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) check (length(sello) = 32);
comment on column instancia.sesiones.sello is 'Key with which the refresh secrets of this session are signed. Opens nothing by itself.';
comment on column instancia.sesiones.ultimo_uso is 'When the session was opened or last renewed. While it is in use that is every quarter of an hour, so it may be that much behind.';
