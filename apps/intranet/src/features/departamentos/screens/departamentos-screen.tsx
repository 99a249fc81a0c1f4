import { useTranslation } from 'react-i18next';
import { departamentos, type DepartamentoGestionado } from '@jornada/contract';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { AddButton } from '../../../shared/add-button.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Facts } from '../../../shared/parts.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { departamentosSearch } from '../search.ts';
import { DepartmentForm } from '../components/department-form.tsx';

/** Departments: the top ones, and those in them. */
export function DepartamentosScreen() {
  const { t } = useTranslation();
  const lista = useRead(departamentos.gestion, {});
  const { open, show } = usePlace(departamentosSearch);
  const items = lista.data?.items ?? [];
  const chosen = items.find(({ id }) => id === open);
  const arriba = items.filter(({ abierto, padre, id }) => abierto && padre === null && id !== open);
  const aside =
    open === 'nuevo' ? (
      <Aside title={t('departamentos.nuevo')} onClose={() => show(null)}>
        <DepartmentForm departamento={null} arriba={arriba} onSaved={({ id }) => show(id)} />
      </Aside>
    ) : (
      chosen && <OneDepartment key={chosen.id} departamento={chosen} arriba={arriba} onClose={() => show(null)} />
    );
  return (
    <Page
      title={t('intranet.menu.departamentos')}
      actions={<AddButton label={t('departamentos.nuevo')} open={open} onClick={() => show('nuevo')} />}
    >
      <ListAside aside={aside}>
        <Loaded query={lista}>
          {() =>
            items.length === 0 ? (
              <EmptyState title={t('departamentos.vacio')} text={t('departamentos.vacio-texto')} />
            ) : (
              <Rows label={t('intranet.menu.departamentos')}>
                {items.map((one) => (
                  <Row
                    key={one.id}
                    name={one.nombre}
                    note={one.padre ? t('departamentos.en', { nombre: one.padre.nombre }) : one.responsable?.nombre}
                    end={t('gestion.personas', { count: one.personas })}
                    facts={!one.abierto && <ClosedPill />}
                    isOpen={one.id === open}
                    isDim={!one.abierto}
                    onOpen={() => show(one.id)}
                  />
                ))}
              </Rows>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}

type OneProps = { departamento: DepartamentoGestionado; arriba: readonly DepartamentoGestionado[]; onClose: () => void };

function OneDepartment({ departamento, arriba, onClose }: OneProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(departamentos.gestion);
  const close = useSend(departamentos.cerrar);
  const reopen = useSend(departamentos.reabrir);
  const { id, version, abierto, personas } = departamento;
  const afterwards = { onSuccess: () => notices.show(t('gestion.guardado')) };
  return (
    <Aside title={departamento.nombre} onClose={onClose}>
      <Facts items={[[t('departamentos.gente'), t('gestion.personas', { count: personas })]]} />
      {abierto && <DepartmentForm departamento={departamento} arriba={arriba} />}
      <PeopleOf title={t('gestion.quien')} nobody={t('gestion.quien-nadie')} of={{ departamento: id }} />
      <CloseOrReopen
        of="departamentos"
        isOpen={abierto}
        closing={close}
        reopening={reopen}
        onClose={() => close.mutate({ id, version }, afterwards)}
        onReopen={() => reopen.mutate({ id, version }, afterwards)}
        onReload={reload}
      />
    </Aside>
  );
}
