import { useTranslation } from 'react-i18next';
import { empresa, ROLES_CONMUTABLES, type EmpresaVista } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { usePlace } from '../../../shared/use-place.ts';
import { rolesSearch } from '../search.ts';

type Rol = SalidaDe<typeof empresa.roles>['items'][number];

/** The permissions of each role in words, and those that the company takes away. */
export function RolesScreen() {
  const { t } = useTranslation();
  const query = useRead(empresa.roles, {});
  const company = useRead(empresa.ver, {});
  const { open, show } = usePlace(rolesSearch);
  const items = query.data?.items ?? [];
  const chosen = items[(typeof open === 'number' ? open : 0) - 1];
  return (
    <Page title={t('intranet.menu.roles')}>
      <ListAside
        aside={chosen && company.data && <OneRole key={chosen.rol} rol={chosen} company={company.data} onClose={() => show(null)} />}
      >
        <Loaded query={query}>
          {() => (
            <Rows label={t('intranet.menu.roles')}>
              {items.map((rol, index) => (
                <Row
                  key={rol.rol}
                  name={t(`roles.nombres.${rol.rol}`)}
                  note={t(`roles.notas.${rol.rol}`)}
                  end={t('gestion.personas', { count: rol.personas })}
                  isOpen={rol === chosen}
                  onOpen={() => show(index + 1)}
                />
              ))}
            </Rows>
          )}
        </Loaded>
      </ListAside>
    </Page>
  );
}

function OneRole({ rol, company, onClose }: { rol: Rol; company: EmpresaVista; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const save = useSend(empresa.guardar);
  const reload = useRefresh(empresa.ver);
  const { version, ajustes } = company;
  const name = ROLES_CONMUTABLES.find((one) => one === rol.rol);
  const kept = name ? (ajustes.sinAcceso[name] ?? []) : [];
  const fixed = rol.permisos.filter((permiso) => !(rol.conmutables as readonly string[]).includes(permiso));
  const put = (acceso: Rol['conmutables'][number], isGiven: boolean) => {
    if (!name) return;
    const list = isGiven ? kept.filter((one) => one !== acceso) : [...kept, acceso];
    save.mutate(
      { version, ajustes: { sinAcceso: { ...ajustes.sinAcceso, [name]: list } } },
      { onSuccess: () => notices.show(t('empresa.guardado')) },
    );
  };
  return (
    <Aside title={t(`roles.nombres.${rol.rol}`)} note={t(`roles.notas.${rol.rol}`)} onClose={onClose}>
      <Problem error={save.error} onReload={reload} />
      {rol.conmutables.length > 0 && (
        <Section title={t('roles.decides')} note={t('roles.decides-nota')}>
          {rol.conmutables.map((acceso) => (
            <SwitchRow
              key={acceso}
              label={t(`roles.permisos.${acceso.replace(':', '-').replace('.', '-')}`)}
              checked={!kept.includes(acceso)}
              disabled={save.isPending}
              onChange={(isGiven) => put(acceso, isGiven)}
            />
          ))}
        </Section>
      )}
      <Section title={t('roles.siempre')} note={rol.conmutables.length === 0 ? t('roles.siempre-nota') : undefined}>
        <ul className={parts.history}>
          {fixed.map((permiso) => (
            <li key={permiso}>{t(`roles.permisos.${permiso.replace(':', '-').replace('.', '-')}`)}</li>
          ))}
        </ul>
      </Section>
    </Aside>
  );
}
