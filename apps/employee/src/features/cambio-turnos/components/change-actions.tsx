import { useState } from 'react';
import { Button, Text, Textarea } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCheck, IconCloudOff, IconHourglassLow, IconX } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { shiftsOf } from '../model/parts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

export const canAct = ({ puede }: CambioVista): boolean => Object.values(puede).some(Boolean);

/** What the person can do with a change: agree or not, take it back, or decide about it. A breach cannot be agreed to. */
export function ChangeActions({ of }: { of: CambioVista }) {
  const { t, format, now } = useShiftWords(shiftsOf());
  const isOnline = useOnline();
  const refresh = useRefresh(cambioTurnos.byId, cambioTurnos.listado);
  const accept = useSend(cambioTurnos.aceptar);
  const decline = useSend(cambioTurnos.declinar);
  const judge = useSend(cambioTurnos.validarrechazar);
  const drop = useSend(cambioTurnos.eliminar);
  const [reason, setReason] = useState('');
  const { id, version, puede, caduca, resumen, pasos } = of;
  const decides = pasos.find(({ papel, estado }) => papel !== 'companero' && estado === 'futuro')?.nombre;
  const [broken] = resumen?.obstaculos ?? [];
  const isBusy = [accept, decline, judge, drop].some(({ isPending }) => isPending);
  const isForMe = puede.aceptar || puede.validar;
  const yes = () => (puede.validar ? judge.mutate({ id, version, validar: true }) : accept.mutate({ id, version }));
  const no = (text: string) =>
    puede.validar
      ? judge.mutate({ id, version, validar: false, motivo: text })
      : decline.mutate({ id, version, motivo: reason.trim() || null });
  return (
    <>
      {!isOnline && (
        <Note icon={IconCloudOff} tone="warn" words="ink" mb="sm" role="status">
          {t('mis-turnos.sin-red')}
        </Note>
      )}
      {isForMe && caduca && (
        <p className={classes.until}>
          <Glyph of={IconHourglassLow} size="sm" data-tone="warn" />
          <b data-tone="warn">
            {t('mis-turnos.vista.hasta', { dia: format.relativeDay(format.dayOf(caduca), format.dayOf(now)), hora: format.hour(caduca) })}
          </b>{' '}
          {puede.aceptar && (
            <Text span c="dimmed">
              {decides ? t('mis-turnos.vista.luego-decide', { nombre: decides }) : t('mis-turnos.vista.luego')}
            </Text>
          )}
        </p>
      )}
      {isForMe && broken && (
        <Note icon={IconAlertCircle} tone="bad" words="tone" mb="sm">
          {t('mis-turnos.vista.no-vale', {
            motivo:
              broken.personaId === of.yo ? t(`cambio-turnos.motivos-tuyos.${broken.motivo}`) : t(`cambio-turnos.motivos.${broken.motivo}`),
          })}
        </Note>
      )}
      <Problem error={accept.error ?? judge.error} onReload={refresh} />
      <Buttons>
        {isForMe && (
          <Ask
            opener={t(puede.validar ? 'mis-turnos.vista.rechazar' : 'mis-turnos.vista.declinar')}
            openerLook={{ size: 'xl', leftSection: <Glyph of={IconX} />, className: classes.decline ?? '' }}
            question={t(puede.validar ? 'mis-turnos.vista.rechazar-pregunta' : 'mis-turnos.vista.declinar-pregunta')}
            yes={t(puede.validar ? 'mis-turnos.vista.rechazar' : 'mis-turnos.vista.declinar')}
            reason={puede.validar ? t('mis-turnos.vista.motivo') : undefined}
            isBusy={isBusy}
            error={decline.error}
            onReload={refresh}
            onYes={no}
          >
            {puede.aceptar && (
              <Textarea
                label={t('mis-turnos.vista.motivo-si-quieres')}
                value={reason}
                maxLength={500}
                rows={2}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </Ask>
        )}
        {isForMe && !broken && (
          <Button
            size="xl"
            className={classes.accept ?? ''}
            leftSection={<Glyph of={IconCheck} />}
            disabled={!isOnline}
            // A second tap comes while what it became is on its way.
            loading={[accept, judge].some(({ isPending, isSuccess }) => isPending || isSuccess)}
            onClick={yes}
          >
            {t(puede.validar ? 'mis-turnos.vista.validar' : 'mis-turnos.vista.aceptar')}
          </Button>
        )}
        {(puede.retirar || puede.desdecirse) && (
          <Ask
            opener={t(puede.retirar ? 'mis-turnos.vista.retirar' : 'mis-turnos.vista.desdecirse')}
            openerLook={{ size: 'xl', leftSection: <Glyph of={IconX} /> }}
            question={t(puede.retirar ? 'mis-turnos.vista.retirar-pregunta' : 'mis-turnos.vista.desdecirse-pregunta')}
            yes={t(puede.retirar ? 'mis-turnos.vista.retirar' : 'mis-turnos.vista.desdecirse')}
            isBad
            isBusy={isBusy}
            error={drop.error}
            onReload={refresh}
            onYes={() => drop.mutate({ id, version })}
          />
        )}
      </Buttons>
    </>
  );
}
