import { Text } from '@mantine/core';
import type { ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { IconAlertCircle, IconClockPlus } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { ExtraDay } from '../../extra/extra-day.tsx';
import { ExtraLimit } from '../../extra/extra-limit.tsx';
import { useExtraWords } from '../../extra/use-extra-words.ts';
import { useMadeGood } from '../../extra/use-made-good.ts';

const AGREED: ReadonlySet<EstadoSolicitud> = new Set(['aprobada', 'anulacion-solicitada']);
const STANDS: ReadonlySet<EstadoSolicitud> = new Set(['pendiente', 'en-curso', ...AGREED]);

/** What one should know before one decides about overtime: the day by the record, how it is made good, and the limit of the year. */
export function ExtraFacts({ vista }: { vista: ExtraVista }) {
  const { t, format, time, shortDay, regimes, kindName } = useExtraWords();
  const { dia, minutos, realesMinutos, tope, estado, avisos, bolsa, regimenes, compensado, tipologia } = vista;
  const { what, until } = useMadeGood(compensado);
  const counts = STANDS.has(estado) ? tope.cuentanMinutos : 0;
  const left = (tope.antesMinutos ?? 0) - counts;
  return (
    <>
      <section>
        {avisos.map((aviso) => (
          <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
            {aviso === 'regimen' && `${format.capitalize(regimes(regimenes))}. `}
            {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: '' })}
          </Note>
        ))}
        <h3>{t('horas-extra.dia.titulo')}</h3>
        <ExtraDay dia={dia} minutos={minutos} realesMinutos={realesMinutos} />
      </section>
      <section>
        <h3>{format.capitalize(what)}</h3>
        {until && <Text c="dimmed">{until}</Text>}
        <Text size="sm" c="dimmed" mt="xs">
          {t(`horas-extra.decidir.por-hora.${compensado.como}`, {
            tipo: kindName(tipologia),
            tanto: format.number(tipologia.pagoPorCien),
            tiempo: time(tipologia.descansoPorHora),
          })}
        </Text>
        {bolsa && (
          <Note icon={IconClockPlus} tone="accent" words="ink" mt="xs">
            {bolsa.caduca
              ? t('horas-extra.compensado.bolsa-hasta', { tiempo: time(bolsa.minutos), dia: shortDay(bolsa.caduca) })
              : t('horas-extra.compensado.bolsa', { tiempo: time(bolsa.minutos) })}
          </Note>
        )}
      </section>
      <section>
        <h3>
          {tope.limiteMinutos === null
            ? t('horas-extra.tope.no-hay')
            : t(left >= 0 ? 'horas-extra.decidir.quedan' : 'horas-extra.resumen.pasado', { tiempo: time(Math.abs(left)), ano: tope.ano })}
        </h3>
        {tope.limiteMinutos !== null && (
          <>
            <ExtraLimit of={tope} own={{ minutos: counts, isAgreed: AGREED.has(estado) }} />
            {tope.cuentanMinutos === 0 && (
              <Text size="sm" c="dimmed" mt="xs">
                {t(`horas-extra.tope.no-cuenta.${compensado.como}`, { tope: time(tope.limiteMinutos) })}
              </Text>
            )}
            {!tope.verificada && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('horas-extra.decidir.sin-verificar', { norma: tope.norma ?? '' })}
              </Text>
            )}
          </>
        )}
      </section>
    </>
  );
}
