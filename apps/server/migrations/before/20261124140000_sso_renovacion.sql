-- A session that came by single sign-on and cannot be renewed behind its person's back goes through the provider's log-in again.

alter table central.accesos add column sesion_id uuid;
comment on column central.accesos.sesion_id is 'The session that this attempt renews, of the same company and person; null: it opens one.';
comment on column instancia.sesiones_sso.token is 'The provider''s refresh token, encrypted. Null: there is none that is worth anything, so the session is renewed by signing in there again.';
