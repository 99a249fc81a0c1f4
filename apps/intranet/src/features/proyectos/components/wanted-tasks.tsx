import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { tareas, type TareaPedidaVista } from '@jornada/contract/tareas/calls.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Row } from '@jornada/web/list/row.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { AnswerWanted } from './answer-wanted.tsx';

/** As many show above a list. */
const SHOWN = 3;

/** The tasks that people miss and asked for, until somebody answers. `proyecto`: the one that would take them. Nothing where nobody waits. */
export function WantedTasks({ proyecto }: { proyecto?: { id: number; nombre: string } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  const { data } = useRead(tareas.pedidas, {}, { enabled: EsAdmin });
  const [opened, setOpened] = useState<TareaPedidaVista | null>(null);
  const [isWhole, setWhole] = useState(false);
  const items = data?.items ?? [];
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <>
      {items.length > 0 && (
        <Panel as="section" small mb="md">
          <Text component={proyecto ? 'h3' : 'h2'} fw={600}>
            {t('proyectos.pedidas.titulo', { count: data?.total ?? 0 })}
          </Text>
          <Rows aria-label={t('proyectos.pedidas.lista')}>
            {shown.map((pedida) => (
              <Row
                key={pedida.id}
                name={pedida.nombre}
                note={t('proyectos.pedidas.de', { persona: pedida.persona.nombre, dia: format.date(pedida.fecha, 'dayYear') })}
                end={t('proyectos.pedidas.responder')}
                isOpen={opened?.id === pedida.id}
                onOpen={() => setOpened(pedida)}
              />
            ))}
          </Rows>
          {shown.length < items.length && (
            <Button variant="subtle" onClick={() => setWhole(true)}>
              {t('proyectos.pedidas.todas')}
            </Button>
          )}
        </Panel>
      )}
      {opened && <AnswerWanted key={opened.id} pedida={opened} proyecto={proyecto ?? null} onClose={() => setOpened(null)} />}
    </>
  );
}
