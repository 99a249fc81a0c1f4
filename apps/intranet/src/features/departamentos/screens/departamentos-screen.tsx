import { useTranslation } from 'react-i18next';
import { type DepartamentoGestionado, departamentos } from '@jornada/contract';
import { Facts } from '@jornada/ui/facts.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { DepartmentForm } from '../components/department-form.tsx';
import { departamentosSearch } from '../search.ts';

/** Departments: the top ones, and those in them. */
export function DepartamentosScreen() {
  const { t } = useTranslation();
  const place = usePlace(departamentosSearch);
  const list = useWholeList(departamentos.gestion, {});
  const { open, show } = place;
  const arriba = list.items.filter(({ abierto, padre, id }) => abierto && padre === null && id !== open);
  return (
    <ListPage
      title={t('intranet.menu.departamentos')}
      place={place}
      list={list}
      empty={{ title: t('departamentos.vacio'), text: t('departamentos.vacio-texto') }}
      renderRow={({ id, nombre, padre, responsable, personas, abierto }) => ({
        id,
        name: nombre,
        note: padre ? t('departamentos.en', { nombre: padre.nombre }) : responsable?.nombre,
        end: t('gestion.personas', { count: personas }),
        facts: !abierto && <ClosedPill />,
        isDim: !abierto,
        level: padre === null ? 0 : 1,
      })}
      renderOne={(departamento) => (
        <OneDepartment
          key={departamento.id}
          departamento={departamento}
          arriba={arriba}
          contains={list.items.some(({ abierto, padre }) => abierto && padre?.id === departamento.id)}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('departamentos.nuevo'),
        form: <DepartmentForm departamento={null} arriba={arriba} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}

type Props = {
  departamento: DepartamentoGestionado;
  arriba: readonly DepartamentoGestionado[];
  /** Open departments belong to it. */
  contains: boolean;
  onClose: () => void;
};

/** One department: its form, who is in it, and its end. */
function OneDepartment({ departamento, arriba, contains, onClose }: Props) {
  const { t } = useTranslation();
  const { id, nombre, personas, abierto } = departamento;
  return (
    <Aside title={nombre} onClose={onClose}>
      <Facts items={[[t('departamentos.gente'), t('gestion.personas', { count: personas })]]} />
      {abierto && <DepartmentForm departamento={departamento} arriba={arriba} />}
      <PeopleOf title={t('gestion.quien')} nobody={t('gestion.quien-nadie')} of={{ departamento: id }} />
      <CloseOrReopen
        of="departamentos"
        calls={departamentos}
        list={departamentos.gestion}
        thing={departamento}
        people={personas}
        obstacle={contains && t('errores.departamentos.con-departamentos')}
      />
    </Aside>
  );
}
