-- With the statistics of the night, when nobody is clocked in, two indexes of open days cost the same, and one person's open day was looked for among all open days
-- of the company. The one by date is for those who ask by date: it has a condition of its own, which a question about one person does not have.
drop index instancia.jornadas_abiertas;
create index jornadas_abiertas_por_dia on instancia.jornadas (entidad_id, fecha) where estado = 'abierta' and inicio is not null;
