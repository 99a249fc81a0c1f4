-- Care of an infant and birth leave grow with the children of a birth.
alter table instancia.permisos add column hijos int check (hijos between 1 and 9);
comment on column instancia.permisos.hijos is 'How many children were born. Empty: one, or it does not matter.';
