-- A provider that has asked for a second factor itself does so in the place of ours.

alter table central.accesos add column segundo_paso boolean not null default false;
comment on column central.accesos.segundo_paso is 'The ID token says that the provider asked for more than one factor.';
