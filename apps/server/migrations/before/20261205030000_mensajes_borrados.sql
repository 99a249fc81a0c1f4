-- How many messages somebody has not read does not count the deleted ones: they are looked up by themselves, however many were written.
create index chat_mensajes_borrados on instancia.chat_mensajes (entidad_id, sala_id, numero) where borrado is not null;
