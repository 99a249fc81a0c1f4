-- Public holidays that nobody has confirmed hold as the calendar of country and region proposes them. They are not stored: whoever reads a company's configuration
-- computes them (docs/adr/0052). What stands in `festivos` holds where the year is confirmed.
comment on table instancia.festivos is 'The public holidays of a centre, in the years that somebody has confirmed. In other years the calendar of country and region holds.';

-- A closed month stays as it is, whatever is confirmed or proposed later.
alter table instancia.cierres add column festivos jsonb check (jsonb_typeof(festivos) = 'array');
comment on column instancia.cierres.festivos is 'The public holidays that the month was closed with, where nobody had confirmed those of its year. Empty: the confirmed ones, or for a month that was closed before proposals held, those of `instancia.festivos`.';

-- An open month has the holidays that hold now.
create function instancia.marcar_reabiertos() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, instancia.primero_de_mes(new.mes - 1), instancia.primero_de_mes((new.mes + interval '1 month')::date)
    from instancia.asignaciones a where a.entidad_id = new.entidad_id and a.centro_id = new.centro_id;
  return null;
end $$;
create trigger meses after insert on instancia.cierres for each row
  when (new.accion = 'reapertura' and current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.marcar_reabiertos();
create trigger revision after insert on instancia.cierres for each row
  when (new.accion = 'reapertura' and current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.subir_revision();

-- Proposals of which a confirmation made nothing were no rows, so the whole year is summed up again.
create function instancia.marcar_confirmados() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct a.entidad_id, a.usuario_id, make_date(c.ano - 1, 12, 1), make_date(c.ano + 1, 1, 1)
    from cambiadas c join instancia.asignaciones a on a.entidad_id = c.entidad_id and a.centro_id = c.centro_id;
  return null;
end $$;
create trigger meses after insert on instancia.festivos_confirmados referencing new table as cambiadas
  for each statement when (current_setting('jornada.mudanza', true) is distinct from 'si') execute function instancia.marcar_confirmados();

-- Another region has other holidays in all years without a confirmation.
drop trigger meses on instancia.centros;
create trigger meses after update on instancia.centros for each row
  when (old.zona is distinct from new.zona or old.pais is distinct from new.pais or old.region is distinct from new.region)
  execute function instancia.marcar_centros();

create table instancia.festivos_recordados (
  entidad_id int not null references instancia.entidades on delete cascade,
  ano int not null check (ano between 2000 and 2100),
  momento timestamptz not null,
  primary key (entidad_id, ano)
);
comment on table instancia.festivos_recordados is 'The years of whose public holidays those who confirm them were reminded.';
select instancia.proteger('festivos_recordados', '{select,insert}');

-- Stored sums of open months were made without the proposals.
alter table instancia.asignaciones no force row level security;
alter table instancia.meses_cambiados no force row level security;
insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
  select a.entidad_id, a.usuario_id, date '-infinity', date 'infinity' from instancia.asignaciones a group by 1, 2;
alter table instancia.asignaciones force row level security;
alter table instancia.meses_cambiados force row level security;
