import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { OneProject, ProjectForm } from '../components/one-project.tsx';
import { ESTADOS, proyectosSearch } from '../search.ts';

/** The projects of the company. */
export function ProyectosScreen() {
  const { t } = useTranslation();
  const place = usePlace(proyectosSearch);
  const { search, show, set } = place;
  const { estado = 'abierto', texto } = search;
  const list = useList(proyectos.listado, { estado, texto });
  return (
    <ListPage
      title={t('intranet.menu.proyectos')}
      place={place}
      list={list}
      empty={{ title: t('proyectos.vacio'), text: t('proyectos.vacio-texto') }}
      renderRow={({ id, nombre, cliente, abierto }) => ({
        id,
        name: nombre,
        note: cliente,
        end: !abierto && <ClosedPill />,
        isDim: !abierto,
      })}
      renderOne={(proyecto) => <OneProject key={proyecto.id} proyecto={proyecto} onClose={() => show(null)} />}
      add={{ label: t('proyectos.nuevo'), form: <ProjectForm proyecto={null} onSaved={({ id }) => show(id)} /> }}
      filters={
        <>
          <Filters>
            <SearchField label={t('proyectos.buscar')} value={texto} onChange={(typed) => set({ texto: typed })} />
          </Filters>
          <SegmentChoice
            mb="md"
            aria-label={t('proyectos.estado')}
            value={estado}
            options={ESTADOS.map((value) => ({ value, label: t(`proyectos.estados.${value}`) }))}
            onChoose={(value) => set({ estado: value })}
          />
        </>
      }
    />
  );
}
