-- The days of everybody on a date: who came, who was there, without a look into the record of each person.
create index jornadas_por_fecha on instancia.jornadas (entidad_id, fecha, usuario_id);
