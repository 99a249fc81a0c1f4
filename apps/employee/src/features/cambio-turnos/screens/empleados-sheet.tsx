import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useWho } from '../api.ts';
import { WhoDoesNot } from '../components/who-does-not.tsx';
import { WhoFits } from '../components/who-fits.tsx';
import { shiftsOf } from '../model/parts.ts';
import { useChoice } from '../use-choice.ts';
import { useShiftWords } from '../use-shift-words.ts';

/** Everybody with whom some days can be changed, or not, and why. Choosing one goes on in the form. */
export function EmpleadosSheet() {
  const { t } = useTranslation();
  const choice = useChoice();
  const close = useWayBack('/cambio-turnos-list');
  const who = useWho(choice.fechas);
  const words = useShiftWords(shiftsOf(who.data?.turnos));
  return (
    <Sheet title={t('mis-turnos.empleados')} closeLabel={t('solicitudes.cerrar')} onClose={close}>
      {choice.fechas === undefined ? (
        <Text c="dimmed">{t('mis-turnos.formulario.elige')}</Text>
      ) : (
        <Loaded query={who} problem={t('mis-turnos.formulario.error')}>
          {({ encajan, noEncajan }) => (
            <Stack gap="sm">
              <h3>
                {t('mis-turnos.formulario.encaja', {
                  count: encajan.length,
                  de: encajan.length + noEncajan.reduce((sum, { personas }) => sum + personas.length, 0),
                })}
              </h3>
              <WhoFits
                fits={encajan}
                con={choice.con}
                devuelve={choice.devuelve}
                words={words}
                onChoose={(fit, option) => choice.choose({ con: fit.persona.id, devuelve: option?.devuelve.join() || undefined }, true)}
              >
                {null}
              </WhoFits>
              <WhoDoesNot of={noEncajan} isOpenFirst />
            </Stack>
          )}
        </Loaded>
      )}
    </Sheet>
  );
}
