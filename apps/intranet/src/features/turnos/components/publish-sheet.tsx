import { Button, Stack } from '@mantine/core';
import { turnos, type PublicacionDeAlguienVista } from '@jornada/contract/turnos/calls.ts';
import { ApiError } from '@jornada/client';
import { Note } from '@jornada/ui/note.tsx';
import { IconAlertCircle, IconAlertTriangle, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import type { Preview } from '../model/publication.ts';
import type { ShiftsByKey } from '../model/shown.ts';
import { useDayWords } from '../use-day-words.ts';
import type { PlanInput } from '../use-plan.ts';
import classes from '../side.module.css';

type Props = {
  filter: Omit<PlanInput, 'start' | 'limit'>;
  preview: Preview;
  shifts: ShiftsByKey;
  onReload: () => void;
  onClose: () => void;
};

/** Whom publishing touches, what each is told, and what the rules say. What was looked at is what is published. */
export function PublishSheet({ filter, preview, shifts, onReload, onClose }: Props) {
  const { t } = useDayWords(shifts);
  const { notices } = useWebServices();
  const sending = useSend(turnos.publicar, {
    once: true,
    onSuccess: ({ personas, obstaculos }) => {
      notices.show(
        [t('plan-turnos.publicado', { count: personas }), obstaculos > 0 && t('plan-turnos.quedan-borrador', { count: obstaculos })]
          .filter(Boolean)
          .join(' '),
      );
      onClose();
    },
  });
  const isStale = sending.error instanceof ApiError && sending.error.code === 'turnos.borrador-cambiado';
  return (
    <Sheet
      title={t('plan-turnos.publicar-titulo')}
      closeLabel={t('plan-turnos.cerrar')}
      onClose={onClose}
      foot={
        <Stack gap="xs">
          <Problem error={sending.error} />
          {isStale ? (
            <Button
              variant="default"
              size="xl"
              onClick={() => {
                sending.reset();
                onReload();
              }}
            >
              {t('plan-turnos.mirar-de-nuevo')}
            </Button>
          ) : (
            <Button size="xl" loading={sending.isPending} onClick={() => sending.mutate({ ...filter, huella: preview.huella })}>
              {t('plan-turnos.publicar-a', { count: preview.personas })}
            </Button>
          )}
        </Stack>
      }
    >
      <p>{t('plan-turnos.publicar-nota')}</p>
      <Rows>
        {preview.items.map((one) => (
          <OneChange key={one.persona.id} one={one} shifts={shifts} />
        ))}
      </Rows>
    </Sheet>
  );
}

function OneChange({ one, shifts }: { one: PublicacionDeAlguienVista; shifts: ShiftsByKey }) {
  const { t, format, partsWords, warningWords } = useDayWords(shifts);
  const { persona, cambios, nuevos, avisos, preavisos, obstaculos } = one;
  return (
    <li className={classes.change}>
      <h3>{persona.nombre}</h3>
      <ul>
        {cambios.map(({ fecha, antes, despues }) => (
          <li key={fecha}>
            {format.date(fecha, 'weekdayDay')}: <del>{partsWords(antes)}</del> {partsWords(despues)}
          </li>
        ))}
        {nuevos.map(({ desde, hasta }) => (
          <li key={desde}>{t('plan-turnos.por-primera-vez', { dias: format.dayRange(desde, hasta) })}</li>
        ))}
      </ul>
      {avisos.map((aviso) => (
        <Note key={`${aviso.fecha}${aviso.regla}`} icon={IconAlertTriangle} tone="warn" words="tone">
          {format.date(aviso.fecha, 'weekdayDay')}: {warningWords(aviso)}
        </Note>
      ))}
      {preavisos.map(({ fecha, dias, minimo, norma }) => (
        <Note key={fecha} icon={IconHourglassLow} tone="warn" words="tone">
          {t('plan-turnos.preaviso', { dia: format.date(fecha, 'weekdayDay'), count: dias, minimo, norma })}
        </Note>
      ))}
      {obstaculos.map(({ fecha, motivo }) => (
        <Note key={fecha} icon={IconAlertCircle} tone="bad" words="tone">
          {format.date(fecha, 'weekdayDay')}: {t(`plan-turnos.obstaculos.${motivo}`)}
        </Note>
      ))}
    </li>
  );
}
