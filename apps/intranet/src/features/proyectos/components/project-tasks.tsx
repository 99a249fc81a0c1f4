import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { SearchField } from '@jornada/web/list/filters.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import type { ProyectoVisto } from '../model/values.ts';
import { ManyTasks } from './many-tasks.tsx';
import { TaskSheet } from './task-sheet.tsx';
import { WantedTasks } from './wanted-tasks.tsx';

type Tarea = SalidaDe<typeof proyectos.guardarTarea>;

/** The tasks of a project, open ones and closed ones, each in a sheet of its own. */
export function ProjectTasks({ proyecto: { id, nombre, abierto } }: { proyecto: ProyectoVisto }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  const [texto, setTexto] = useState('');
  const [opened, setOpened] = useState<Tarea | 'nueva' | 'varias' | null>(null);
  const list = useList(proyectos.tareas, { proyectoId: id, texto });
  const close = () => setOpened(null);
  // As it is now: somebody else may have saved it meanwhile.
  const shown = typeof opened === 'object' ? (list.items.find(({ id: one }) => one === opened?.id) ?? opened) : null;
  const about = ({ facturable, categoria }: Tarea): string =>
    [categoria?.nombre, facturable !== null && t(facturable ? 'proyectos.tareas.si' : 'proyectos.tareas.no')].filter(Boolean).join(' · ');
  const words = (tarea: Tarea) => ({
    name: tarea.nombre,
    note: about(tarea),
    end: tarea.abierto ? tarea.presupuestoMinutos !== null && format.durationWithUnit(tarea.presupuestoMinutos) : <ClosedPill />,
    isDim: !tarea.abierto,
  });
  return (
    <>
      {abierto && <WantedTasks proyecto={{ id, nombre }} />}
      {EsAdmin && abierto && (
        <Group gap="xs" mb="sm">
          <Button variant="default" leftSection={<Glyph of={IconPlus} />} onClick={() => setOpened('nueva')}>
            {t('proyectos.tareas.nueva')}
          </Button>
          <Button variant="default" onClick={() => setOpened('varias')}>
            {t('proyectos.tareas.varias')}
          </Button>
        </Group>
      )}
      <SearchField label={t('proyectos.tareas.buscar')} value={texto} onChange={setTexto} />
      <ReadList
        list={list}
        empty={{ title: t('proyectos.tareas.vacio'), text: t(texto ? 'proyectos.tareas.nada' : 'proyectos.tareas.vacio-texto') }}
      >
        {(items) => (
          <>
            <Rows aria-label={t('proyectos.tareas.titulo')}>
              {items.map((tarea) => (
                <Row
                  key={tarea.id}
                  {...words(tarea)}
                  isOpen={typeof opened === 'object' && opened?.id === tarea.id}
                  onOpen={() => setOpened(tarea)}
                />
              ))}
            </Rows>
            <More list={list} />
          </>
        )}
      </ReadList>
      {opened === 'varias' && <ManyTasks proyectoId={id} onClose={close} />}
      {opened !== null && opened !== 'varias' && <TaskSheet proyectoId={id} tarea={shown} mayChange={EsAdmin && abierto} onClose={close} />}
    </>
  );
}
