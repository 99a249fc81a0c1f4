-- A meal with clients is a cost of the company; a meal of one's own is without tax only up to the limit of its day. Every company gets the new type.

alter table instancia.gastos_tipos drop constraint gastos_tipos_categoria_check,
  add constraint gastos_tipos_categoria_check check (categoria in ('comida', 'comida-clientes', 'alojamiento', 'transporte', 'kilometraje', 'dieta', 'otro'));

create or replace function instancia.crear_listas_de_gastos() returns trigger language plpgsql as $$
begin
  insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
    values (new.entidad_id, 'comida', 0), (new.entidad_id, 'comida-clientes', 0), (new.entidad_id, 'alojamiento', 0),
      (new.entidad_id, 'transporte', 0), (new.entidad_id, 'kilometraje', null), (new.entidad_id, 'dieta', null), (new.entidad_id, 'otro', 0);
  insert into instancia.gastos_formas_pago (entidad_id, habitual, reembolsa)
    values (new.entidad_id, 'propio', true), (new.entidad_id, 'tarjeta', false), (new.entidad_id, 'anticipo', false);
  return null;
end $$;

do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    insert into instancia.gastos_tipos (entidad_id, categoria, justificante_desde)
      select e.entidad_id, 'comida-clientes', 0 from instancia.entidades e where e.entidad_id = empresa;
  end loop;
end $$;
