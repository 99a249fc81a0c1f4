-- Whoever asked for a correction is told on the bell that it was answered, until they have seen it.
alter table instancia.usuarios add column respuestas_vistas timestamptz;
comment on column instancia.usuarios.respuestas_vistas is 'Answers to what the person asked are seen up to this instant; null: none were yet.';
-- What was answered before there was such a mark is no news.
alter table instancia.usuarios no force row level security;
update instancia.usuarios set respuestas_vistas = now();
alter table instancia.usuarios force row level security;
