-- When holidays or a schedule change, the coming days of permits are counted again, too.
alter table instancia.permisos add column recontados jsonb not null default '[]' check (jsonb_typeof(recontados) = 'array');
comment on column instancia.permisos.dias is 'What each day takes, 1 for a day or minutes: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.';
comment on column instancia.permisos.recontados is 'Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.';
