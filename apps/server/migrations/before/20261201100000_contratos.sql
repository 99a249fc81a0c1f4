-- What a contract says, and when somebody was born: for limits of working time. Both are only added to, so the history stays.

create table instancia.contratos (
  entidad_id int not null,
  contrato_id int generated always as identity,
  usuario_id int not null,
  desde date not null,
  por_mil int check (por_mil between 1 and 1000),
  duracion text check (duracion in ('indefinido', 'fijo-discontinuo', 'temporal', 'formacion')),
  complementarias_por_cien int check (complementarias_por_cien between 0 and 100),
  voluntarias boolean,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, contrato_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id),
  check (num_nonnulls(por_mil, duracion, complementarias_por_cien, voluntarias) in (0, 4))
);
comment on table instancia.contratos is 'What the contract of a person says from a day on. Of several lines of one day the last counts; one without values takes the earlier ones back.';
comment on column instancia.contratos.por_mil is 'The share of full time: 1000 is full time.';
comment on column instancia.contratos.complementarias_por_cien is 'Agreed complementary hours, in hundredths of the ordinary ones.';
select instancia.proteger('contratos', '{select,insert}', true);
create index contratos_de on instancia.contratos (entidad_id, usuario_id, desde, contrato_id);

-- The versions that count.
create view instancia.contratos_vigentes with (security_invoker = true) as
  select c.entidad_id, c.usuario_id, c.desde, c.por_mil, c.duracion, c.complementarias_por_cien, c.voluntarias, c.autor_id, c.momento
  from (
    select distinct on (x.entidad_id, x.usuario_id, x.desde) x.* from instancia.contratos x
    order by x.entidad_id, x.usuario_id, x.desde, x.contrato_id desc) c
  where c.por_mil is not null;
grant select on instancia.contratos_vigentes to jornada_app;

create table instancia.nacimientos (
  entidad_id int not null,
  nacimiento_id int generated always as identity,
  usuario_id int not null,
  fecha date,
  autor_id int not null,
  momento timestamptz not null,
  primary key (entidad_id, nacimiento_id),
  foreign key (entidad_id, usuario_id) references instancia.usuarios,
  foreign key (entidad_id, autor_id) references instancia.usuarios (entidad_id, usuario_id)
);
comment on table instancia.nacimientos is 'When somebody was born; the last line counts. Empty: not known any more. Only those who manage contracts see it.';
select instancia.proteger('nacimientos', '{select,insert}', true);
create index nacimientos_de on instancia.nacimientos (entidad_id, usuario_id, nacimiento_id desc);

create trigger revision after insert on instancia.contratos for each row execute function instancia.subir_revision_de_persona();
create trigger revision after insert on instancia.nacimientos for each row execute function instancia.subir_revision_de_persona();
-- The configuration holds who is under 18 and which agreement somebody has, because every look at the clock needs it.
create trigger configuracion after insert on instancia.nacimientos for each statement execute function instancia.subir_revision();
create trigger configuracion after insert or update or delete on instancia.permisos_asignaciones for each statement execute function instancia.subir_revision();
-- An agreement may be given to a department: who changes it changes the agreement.
create function instancia.subir_revision_por_departamento() returns trigger language plpgsql as $$
begin
  if exists (
    select from instancia.permisos_asignaciones a
    where a.entidad_id = new.entidad_id and a.departamento_id in (old.departamento_id, new.departamento_id)) then
    update instancia.entidades set revision = revision + 1 where entidad_id = new.entidad_id;
  end if;
  return null;
end $$;
create trigger departamento after update of departamento_id on instancia.usuarios
  for each row when (old.departamento_id is distinct from new.departamento_id) execute function instancia.subir_revision_por_departamento();
