-- The same invoice is found again by the tax number of its merchant and its own number, whatever else was typed.
alter table instancia.gastos add column factura text;
comment on column instancia.gastos.factura is 'Tax number of the merchant and number of the invoice, without what people write differently each time.';
comment on column instancia.gastos.parecido is 'The merchant, or the way and its length, without what people write differently each time, to find the same expense again.';

do $$
declare empresa int;
begin
  for empresa in select entidad_id from central.entidades loop
    perform set_config('jornada.entidad', empresa::text, true);
    update instancia.gastos set factura = regexp_replace(upper(campos->>'nif'), '[^[:alnum:]]', '', 'g') || '/' || regexp_replace(upper(campos->>'numero'), '[^[:alnum:]]', '', 'g')
    where entidad_id = empresa and campos->>'nif' <> '' and campos->>'numero' <> '';
  end loop;
end $$;

create index gastos_facturas on instancia.gastos (entidad_id, factura) where factura is not null;
