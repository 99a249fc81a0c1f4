import { useTranslation } from 'react-i18next';
import { empresa, ROLES_CONMUTABLES, type EmpresaVista } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { rolesSearch } from '../search.ts';
import { Rows } from '@jornada/ui/rows.tsx';

type Rol = SalidaDe<typeof empresa.roles>['items'][number];

/** The permissions of each role in words, and those that the company takes away. */
export function RolesScreen() {
  const { t } = useTranslation();
  const place = usePlace(rolesSearch);
  const list = useWholeList(empresa.roles, {});
  const company = useRead(empresa.ver, {});
  return (
    <ListPage
      title={t('intranet.menu.roles')}
      place={place}
      list={list}
      empty={{ title: t('intranet.menu.roles') }}
      renderRow={({ rol, personas }) => ({
        id: list.items.findIndex((one) => one.rol === rol) + 1,
        name: t(`roles.nombres.${rol}`),
        note: t(`roles.notas.${rol}`),
        end: t(rol === 'quiosco' ? 'roles.quioscos' : 'gestion.personas', { count: personas }),
      })}
      renderOne={(rol) => company.data && <OneRole key={rol.rol} rol={rol} company={company.data} onClose={() => place.show(null)} />}
    />
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
        <Rows padded>
          {fixed.map((permiso) => (
            <li key={permiso}>{t(`roles.permisos.${permiso.replace(':', '-').replace('.', '-')}`)}</li>
          ))}
        </Rows>
      </Section>
    </Aside>
  );
}
