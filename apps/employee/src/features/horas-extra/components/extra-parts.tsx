import { Text } from '@mantine/core';
import { horasExtra, type ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import { IconClockPlus } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { ExtraDay } from '@jornada/features/solicitudes/extra/extra-day.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import { useMadeGood } from '@jornada/features/solicitudes/extra/use-made-good.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

function About({ vista: { tipologia, minutos, inicio, fin, compensado, proyecto } }: { vista: ExtraVista }) {
  const { t, time, hours, kindName } = useExtraWords();
  return [kindName(tipologia), time(minutos), hours({ inicio, fin }), t(`horas-extra.con.${compensado.como}`), proyecto?.nombre]
    .filter(Boolean)
    .join(', ');
}

function Details({ vista: { dia, minutos, realesMinutos, compensado, bolsa, tope } }: { vista: ExtraVista }) {
  const { t, format, time, shortDay } = useExtraWords();
  const { what, until } = useMadeGood(compensado);
  return (
    <>
      <section>
        <h3>{t('horas-extra.dia.titulo')}</h3>
        <ExtraDay dia={dia} minutos={minutos} realesMinutos={realesMinutos} />
      </section>
      <section>
        <h3>{t('horas-extra.formulario.compensacion')}</h3>
        <Text mt="xs">
          {format.capitalize(what)}
          {until && (
            <Text span c="dimmed">
              , {until}
            </Text>
          )}
        </Text>
        {bolsa && (
          <Note icon={IconClockPlus} tone="accent" words="ink" mt="xs">
            {bolsa.caduca
              ? t('horas-extra.compensado.bolsa-hasta', { tiempo: time(bolsa.minutos), dia: shortDay(bolsa.caduca) })
              : t('horas-extra.compensado.bolsa', { tiempo: time(bolsa.minutos) })}
          </Note>
        )}
        {tope.limiteMinutos !== null && tope.cuentanMinutos === 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {t(`horas-extra.tope.no-cuenta.${compensado.como}`, { tope: time(tope.limiteMinutos) })}
          </Text>
        )}
      </section>
    </>
  );
}

/** How one's own overtime is read and shown. */
export const EXTRA: RequestModule<ExtraVista> = { modulo: 'horas-extra', calls: horasExtra, About, Details };
