import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { PESTANAS } from '../search.ts';
import { ProjectData } from './project-data.tsx';
import type { PartProps } from './project-parts.tsx';
import { ProjectPeople } from './project-people.tsx';
import { ProjectTasks } from './project-tasks.tsx';

type Props = { id: number; place: PartProps['place'] };

/** One project: what it is, its tasks, and who may give time to it. */
export function OneProject({ id, place: { search, set, show } }: Props) {
  const { t } = useTranslation();
  const query = useRead(proyectos.uno, { id });
  const { pestana = 'datos' } = search;
  const close = () => show(null);
  const { nombre, cliente, abierto = true, tareas, miembros, paraTodos } = query.data ?? {};
  const counts = { datos: undefined, tareas, gente: paraTodos ? undefined : miembros?.length };
  return (
    <Aside
      title={nombre ?? t('proyectos.uno')}
      note={cliente}
      status={!abierto && <ClosedPill />}
      onClose={close}
      fixed={
        query.data && (
          <SegmentChoice
            mb="sm"
            aria-label={t('proyectos.pestanas.etiqueta')}
            value={pestana}
            options={PESTANAS.map((value) => ({ value, label: t(`proyectos.pestanas.${value}`), count: counts[value] }))}
            onChoose={(value) => set({ pestana: value === 'datos' ? undefined : value })}
          />
        )
      }
    >
      <Loaded query={query}>
        {(proyecto) => {
          if (pestana === 'tareas') return <ProjectTasks proyecto={proyecto} />;
          if (pestana === 'gente') return <ProjectPeople proyecto={proyecto} />;
          return <ProjectData proyecto={proyecto} onClosed={close} />;
        }}
      </Loaded>
    </Aside>
  );
}
