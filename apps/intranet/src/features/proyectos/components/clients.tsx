import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { ClientForm, OneClient } from './one-client.tsx';
import { OpenOrClosed, type PartProps } from './project-parts.tsx';

/** The clients of the company, each with its open projects. */
export function Clients({ place, parts }: PartProps) {
  const { t } = useTranslation();
  const { search, show, set } = place;
  const { estado = 'abierto', texto } = search;
  const list = useList(proyectos.clientes, { estado, texto });
  return (
    <ListPage
      title={t('intranet.menu.proyectos')}
      place={place}
      list={list}
      empty={{ title: t('proyectos.clientes.vacio'), text: t(texto ? 'proyectos.tareas.nada' : 'proyectos.clientes.vacio-texto') }}
      renderRow={({ id, nombre, abierto, proyectos: open }) => ({
        id,
        name: nombre,
        facts: !abierto && <ClosedPill />,
        end: open > 0 && t('proyectos.clientes.abiertos', { count: open }),
        isDim: !abierto,
      })}
      renderOne={(cliente) => (
        <OneClient
          key={cliente.id}
          cliente={cliente}
          onClose={() => show(null)}
          onProjects={() => show(null, { parte: 'proyectos', cliente: cliente.id, texto: undefined, estado: undefined })}
        />
      )}
      add={{ label: t('proyectos.clientes.nuevo'), form: <ClientForm cliente={null} onSaved={({ id }) => show(id)} /> }}
      filters={
        <>
          {parts}
          <Filters>
            <SearchField label={t('proyectos.clientes.buscar')} value={texto} onChange={(typed) => set({ texto: typed })} />
          </Filters>
          <OpenOrClosed place={place} />
        </>
      }
    />
  );
}
