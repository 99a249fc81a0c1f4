import { useTranslation } from 'react-i18next';
import { Box, Group } from '@mantine/core';
import { contacto, type PeticionPropia } from '@jornada/contract/contacto.ts';
import { IconCheck, IconHourglassLow, IconMessageCircle } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import classes from '../contacto.module.css';

/** The person's earlier requests with their answers. Empty if there are none. */
export function OwnRequests() {
  const { t } = useTranslation();
  const { data } = useRead(contacto.propias, {});
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" maw="40rem" mt="xl" aria-labelledby="own-requests">
      <h2 id="own-requests">{t('contacto.mias')}</h2>
      <Rows>
        {data.items.map((peticion) => (
          <OwnRequest key={peticion.id} peticion={peticion} />
        ))}
      </Rows>
    </Box>
  );
}

function OwnRequest({ peticion: { momento, comentario, respuestas, hecha } }: { peticion: PeticionPropia }) {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = (instant: string) => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`;
  const look = hecha
    ? ({ icon: IconCheck, tone: 'accent', key: 'contacto.hecha' } as const)
    : respuestas.length > 0
      ? ({ icon: IconMessageCircle, tone: 'accent', key: 'contacto.respondida' } as const)
      : ({ icon: IconHourglassLow, tone: 'warn', key: 'contacto.sin-respuesta' } as const);
  return (
    <Box component="li" py="md">
      <Group justify="space-between" gap="xs">
        <small>{moment(momento)}</small>
        <StatusPill icon={look.icon} tone={look.tone}>
          {t(look.key)}
        </StatusPill>
      </Group>
      <p className={classes.words}>{comentario}</p>
      {respuestas.map(({ autor, momento: cuando, texto }) => (
        <Panel key={cuando + texto} small mt="md">
          <small>
            {autor}, {moment(cuando)}
          </small>
          <p className={classes.words}>{texto}</p>
        </Panel>
      ))}
    </Box>
  );
}
