-- When holidays or a schedule change, the coming days of vacations are counted again. What they took first stays, so that the balance shows both.
alter table instancia.vacaciones add column recontados jsonb not null default '[]' check (jsonb_typeof(recontados) = 'array');
comment on column instancia.vacaciones.dias is 'What each day takes, in ten-thousandths: `[{fecha, cantidad}]`. Days to come are counted again when holidays or a schedule change; days that have come are not.';
comment on column instancia.vacaciones.recontados is 'Days that take something else than when the request was sent, with what they took then: `[{fecha, antes}]`.';
