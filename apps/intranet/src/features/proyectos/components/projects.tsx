import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { FilterChips } from '@jornada/web/list/filter-chips.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { OneProject } from './one-project.tsx';
import { ProjectForm } from './project-form.tsx';
import { OpenOrClosed, type PartProps } from './project-parts.tsx';
import { WantedTasks } from './wanted-tasks.tsx';

/** Projects by name, with who is in charge and when they are due. */
export function Projects({ place, parts }: PartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  const { search, open, show, set } = place;
  const { estado = 'abierto', texto, cliente } = search;
  const list = useList(proyectos.listado, { estado, texto, clienteId: cliente });
  return (
    <ListPage
      title={t('intranet.menu.proyectos')}
      place={place}
      list={list}
      empty={{ title: t('proyectos.vacio'), text: t('proyectos.vacio-texto') }}
      renderRow={({ id, nombre, cliente: client, abierto, responsable, entrega }) => ({
        id,
        name: nombre,
        note: client,
        facts: abierto ? responsable?.nombre : <ClosedPill />,
        end: abierto && entrega && t('proyectos.entrega-el', { dia: format.date(entrega, 'dayYear') }),
        isDim: !abierto,
      })}
      aside={typeof open === 'number' && <OneProject key={open} id={open} place={place} />}
      {...(EsAdmin && {
        add: { label: t('proyectos.nuevo'), form: <ProjectForm proyecto={null} onSaved={({ id }) => show(id)} /> },
      })}
      filters={
        <>
          {parts}
          {!(typeof open === 'number' && search.pestana === 'tareas') && <WantedTasks />}
          <Filters>
            <SearchField label={t('proyectos.buscar')} value={texto} onChange={(typed) => set({ texto: typed })} />
          </Filters>
          {cliente !== undefined && (
            <FilterChips
              of={[
                { key: 'cliente', label: list.items[0]?.cliente ?? t('proyectos.cliente'), onRemove: () => set({ cliente: undefined }) },
              ]}
            />
          )}
          <OpenOrClosed place={place} />
        </>
      }
    />
  );
}
