import { Button } from '@mantine/core';
import { IconAlertCircle, IconCloudOff, IconUserCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { firstNameOf } from '../model/people.ts';
import { ANYBODY, type ChangeForm } from '../use-change-form.ts';
import type { ShiftWords } from '../use-shift-words.ts';

/** Who decides, and the one button. What breaks a limit cannot be sent: the button gives way to the sentence. */
export function ChangeFoot({ form, words: { t } }: { form: ChangeForm; words: ShiftWords }) {
  const isOnline = useOnline();
  const { choice, fit, ring, meaning, deciders, helper, error, isBusy, send } = form;
  const [broken] = meaning.data?.resumen.obstaculos ?? [];
  const isOffer = choice.con === ANYBODY;
  const [decides] = deciders;
  const isReady = isOffer || (form.cesiones !== null && meaning.data !== undefined);
  const label = isOffer
    ? helper === undefined
      ? t('mis-turnos.formulario.ofrecer')
      : t('mis-turnos.formulario.pedirselo', { nombre: firstNameOf(helper) })
    : fit
      ? t('mis-turnos.formulario.proponer', { nombre: firstNameOf(fit.persona.nombre) })
      : t(ring ? 'mis-turnos.formulario.proponer-rueda' : 'mis-turnos.formulario.elige-con-quien');
  return (
    <>
      <Problem error={error} />
      {!isOnline ? (
        <Note icon={IconCloudOff} tone="warn" words="ink" mb="sm" role="status">
          {t('mis-turnos.sin-red')}
        </Note>
      ) : (
        // Of several, each has to agree first: the sentence is about one.
        fit &&
        decides && (
          <Note icon={IconUserCheck} mb="sm" style={{ justifyContent: 'center' }}>
            {t('mis-turnos.formulario.lo-valida', { nombre: decides })}
          </Note>
        )
      )}
      {broken && !isOffer ? (
        <Note icon={IconAlertCircle} tone="bad" words="tone" role="alert">
          {t('mis-turnos.vista.no-vale', {
            motivo:
              broken.personaId === form.yo
                ? t(`cambio-turnos.motivos-tuyos.${broken.motivo}`)
                : t(`cambio-turnos.motivos.${broken.motivo}`),
          })}
        </Note>
      ) : (
        <Button size="xl" fullWidth loading={isBusy} disabled={!isOnline || !isReady} onClick={send}>
          {label}
        </Button>
      )}
    </>
  );
}
